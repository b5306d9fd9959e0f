import {
  cashCategories,
  registers,
  type CashCategory,
  type HandMovementKind,
  type RegisterSession,
} from '@tilldesk/domain/shop';
import { Field, MoneyInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApproval } from '../../../kit/approve/useApproval.tsx';
import { useWork } from '../../../kit/buying/useWork.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { newId } from '../../../wiring/newId.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { refreshDrawers } from '../refreshDrawers.ts';
import { WorkDialog } from '../WorkDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useRequired } from './useRequired.ts';

type MoveDialogProps = { session: RegisterSession; kind: HandMovementKind; onClose: () => void };

/** Books cash that comes or goes without a sale, or that the drawer was opened for something else; each with its reason. */
export function MoveDialog({ session, kind, onClose }: MoveDialogProps) {
  const say = useSay();
  const { locale } = useIntl();
  const { money } = useFormats();
  const { defaultCurrency: currency } = useSession().store;
  const { approved, approvalDialog } = useApproval();
  const work = useWork();
  const wrong = useRequired(work.problem);
  const [id] = useState(newId);
  const [typed, setTyped] = useState<number | null>(null);
  const [category, setCategory] = useState<CashCategory>('change');
  const [reason, setReason] = useState('');
  const moves = kind !== 'noSale';
  const hasCategory = kind === 'cashIn' || kind === 'cashOut';
  const amount = moves ? typed : 0;

  const move = async () => {
    wrong.try();
    const said = reason.trim();
    if (amount === null || (moves && amount === 0) || said === '') return;
    const body = { id, kind, amount, reason: said, ...(hasCategory ? { category } : {}) };
    const sentence = say('drawers.noSale.approve', { name: session.registerName, reason: said });
    const moved = await work.run(body, (key) =>
      approved({ action: 'drawer.noSale', subjectId: session.id, sentence }, (approvalId) =>
        call(
          registers.move,
          { params: { id: session.id }, body: { ...body, ...(approvalId === undefined ? {} : { approvalId }) } },
          { key },
        ),
      ),
    );
    if (moved === null) return;
    refreshDrawers();
    toasts.show({ tone: 'ok', text: say(`drawers.${kind}.done`, { amount: money(amount) }) });
    onClose();
  };
  return (
    <WorkDialog
      title={say(`drawers.${kind}.title`, { name: session.registerName })}
      text={say(`drawers.${kind}.text`)}
      action={say(`drawers.${kind}.do`)}
      work={work}
      dirty={typed !== null || reason.trim() !== ''}
      onSubmit={() => void move()}
      onClose={onClose}
      above={approvalDialog}
    >
      {moves && (
        <Field label={say('drawers.amount')} required error={wrong.at('amount', amount === null || amount === 0)}>
          <MoneyInput currency={currency} locale={locale} value={typed} onChange={setTyped} />
        </Field>
      )}
      {hasCategory && (
        <Field label={say('drawers.category')} required error={wrong.at('category')}>
          <Select
            options={cashCategories.map((one) => ({ id: one, label: say(`drawers.category.${one}`) }))}
            value={category}
            onChange={(chosen) => setCategory(cashCategories.find((one) => one === chosen) ?? 'other')}
          />
        </Field>
      )}
      <ReasonField max={200} value={reason} onChange={setReason} error={wrong.at('reason', reason.trim() === '')} />
    </WorkDialog>
  );
}
