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
import { useApproval } from '../../../approvals/useApproval.tsx';
import { useMutation } from '../../../api/useMutation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { refreshDrawers } from '../refreshDrawers.ts';
import { WorkDialog } from '../WorkDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useRequired } from './useRequired.ts';

type MoveDialogProps = { session: RegisterSession; kind: HandMovementKind; onClose: () => void };

/** Books cash in, cash out or a bank drop, or records that the drawer was opened without a sale. Each one requires a reason. */
export function MoveDialog({ session, kind, onClose }: MoveDialogProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const { money } = useFormats();
  const { defaultCurrency: currency } = useSession().store;
  const { approved, approvalDialog } = useApproval();
  const work = useMutation();
  const fieldErrors = useRequired(work.problem);
  const [id] = useState(newId);
  const [typed, setTyped] = useState<number | null>(null);
  const [category, setCategory] = useState<CashCategory>('change');
  const [reason, setReason] = useState('');
  const moves = kind !== 'noSale';
  const hasCategory = kind === 'cashIn' || kind === 'cashOut';
  const amount = moves ? typed : 0;

  const move = async () => {
    fieldErrors.try();
    const trimmedReason = reason.trim();
    if (amount === null || (moves && amount === 0) || trimmedReason === '') return;
    const body = { id, kind, amount, reason: trimmedReason, ...(hasCategory ? { category } : {}) };
    const sentence = t('drawers.noSale.approve', { name: session.registerName, reason: trimmedReason });
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
    toasts.show({ tone: 'ok', text: t(`drawers.${kind}.done`, { amount: money(amount) }) });
    onClose();
  };
  return (
    <WorkDialog
      title={t(`drawers.${kind}.title`, { name: session.registerName })}
      text={t(`drawers.${kind}.text`)}
      action={t(`drawers.${kind}.do`)}
      work={work}
      dirty={typed !== null || reason.trim() !== ''}
      onSubmit={() => void move()}
      onClose={onClose}
      above={approvalDialog}
    >
      {moves && (
        <Field label={t('drawers.amount')} required error={fieldErrors.at('amount', amount === null || amount === 0)}>
          <MoneyInput currency={currency} locale={locale} value={typed} onChange={setTyped} />
        </Field>
      )}
      {hasCategory && (
        <Field label={t('drawers.category')} required error={fieldErrors.at('category')}>
          <Select
            options={cashCategories.map((one) => ({ id: one, label: t(`drawers.category.${one}`) }))}
            value={category}
            onChange={(chosen) => setCategory(cashCategories.find((one) => one === chosen) ?? 'other')}
          />
        </Field>
      )}
      <ReasonField
        max={200}
        value={reason}
        onChange={setReason}
        error={fieldErrors.at('reason', reason.trim() === '')}
      />
    </WorkDialog>
  );
}
