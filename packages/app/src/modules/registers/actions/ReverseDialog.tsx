import { registers, type CashMovement, type RegisterSession } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { useMutation } from '../../../api/useMutation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { toasts } from '../../../page/toasts.ts';
import { refreshDrawers } from '../refreshDrawers.ts';
import { WorkDialog } from '../WorkDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useRequired } from './useRequired.ts';

type ReverseDialogProps = { session: RegisterSession; movement: CashMovement; onClose: () => void };

/** Reverses a movement with a row of the opposite amount. Both rows remain in the ledger. */
export function ReverseDialog({ session, movement, onClose }: ReverseDialogProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const work = useMutation();
  const fieldErrors = useRequired(work.problem);
  const [id] = useState(newId);
  const [reason, setReason] = useState('');
  const what = t(`drawers.kind.${movement.kind}`);

  const reverse = async () => {
    fieldErrors.try();
    if (reason.trim() === '') return;
    const body = { id, reason: reason.trim() };
    const params = { id: session.id, movementId: movement.id };
    const done = await work.run(body, (key) => call(registers.reverse, { params, body }, { key }));
    if (done === null) return;
    refreshDrawers();
    toasts.show({ tone: 'ok', text: t('drawers.reverse.done', { what }) });
    onClose();
  };
  return (
    <WorkDialog
      title={t('drawers.reverse.title', { what, amount: money(Math.abs(movement.amount ?? 0)) })}
      text={t('drawers.reverse.text')}
      action={t('drawers.reverse')}
      tone="danger"
      work={work}
      dirty={reason.trim() !== ''}
      onSubmit={() => void reverse()}
      onClose={onClose}
    >
      <ReasonField
        max={200}
        value={reason}
        onChange={setReason}
        error={fieldErrors.at('reason', reason.trim() === '')}
      />
    </WorkDialog>
  );
}
