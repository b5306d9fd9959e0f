import { registers, type CashMovement, type RegisterSession } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { useWork } from '../../../kit/buying/useWork.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { newId } from '../../../wiring/newId.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { refreshDrawers } from '../refreshDrawers.ts';
import { WorkDialog } from '../WorkDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useRequired } from './useRequired.ts';

type ReverseDialogProps = { session: RegisterSession; movement: CashMovement; onClose: () => void };

/** Takes a movement back by a row of the opposite amount; both stay. */
export function ReverseDialog({ session, movement, onClose }: ReverseDialogProps) {
  const say = useSay();
  const { money } = useFormats();
  const work = useWork();
  const wrong = useRequired(work.problem);
  const [id] = useState(newId);
  const [reason, setReason] = useState('');
  const what = say(`drawers.kind.${movement.kind}`);

  const reverse = async () => {
    wrong.try();
    if (reason.trim() === '') return;
    const body = { id, reason: reason.trim() };
    const params = { id: session.id, movementId: movement.id };
    const done = await work.run(body, (key) => call(registers.reverse, { params, body }, { key }));
    if (done === null) return;
    refreshDrawers();
    toasts.show({ tone: 'ok', text: say('drawers.reverse.done', { what }) });
    onClose();
  };
  return (
    <WorkDialog
      title={say('drawers.reverse.title', { what, amount: money(Math.abs(movement.amount ?? 0)) })}
      text={say('drawers.reverse.text')}
      action={say('drawers.reverse')}
      tone="danger"
      work={work}
      dirty={reason.trim() !== ''}
      onSubmit={() => void reverse()}
      onClose={onClose}
    >
      <ReasonField max={200} value={reason} onChange={setReason} error={wrong.at('reason', reason.trim() === '')} />
    </WorkDialog>
  );
}
