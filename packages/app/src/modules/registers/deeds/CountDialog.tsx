import { registers, type RegisterSession } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { useWork } from '../../../kit/buying/useWork.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { CountInput } from '../CountInput.tsx';
import { isEntered, notCounted, piecesOf, totalOf } from '../counted.ts';
import { refreshDrawers } from '../refreshDrawers.ts';
import { WorkDialog } from '../WorkDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useRequired } from './useRequired.ts';

type CountDialogProps = {
  session: RegisterSession;
  onCounted: (sessionId: string) => void;
  onClose: () => void;
};

/** Counts a drawer that was closed with nobody having counted it. */
export function CountDialog({ session, onCounted, onClose }: CountDialogProps) {
  const say = useSay();
  const { moment } = useFormats();
  const { defaultCurrency: currency } = useSession().store;
  const work = useWork();
  const wrong = useRequired(work.problem);
  const [counted, setCounted] = useState(notCounted);
  const [reason, setReason] = useState('');
  const total = totalOf(counted, currency);

  const count = async () => {
    wrong.try();
    if (total === null) return;
    const denominations = piecesOf(counted, currency);
    const body = { version: session.version, counted: total, denominations, reason: reason.trim() || null };
    const done = await work.run(body, (key) => call(registers.count, { params: { id: session.id }, body }, { key }));
    if (done === null) return;
    refreshDrawers();
    toasts.show({ tone: 'ok', text: say('drawers.count.done', { name: session.registerName }) });
    onCounted(session.id);
  };
  return (
    <WorkDialog
      title={say('drawers.count.title', { name: session.registerName })}
      text={say('drawers.count.text', { by: session.openedBy, at: moment(session.openedAt) })}
      action={say('drawers.count')}
      work={work}
      dirty={isEntered(counted) || reason.trim() !== ''}
      onSubmit={() => void count()}
      onClose={onClose}
    >
      <CountInput
        value={counted}
        onChange={setCounted}
        error={wrong.at('counted', total === null) ?? wrong.at('denominations')}
      />
      <ReasonField
        label={say('drawers.why')}
        hint={say('drawers.count.why')}
        max={500}
        required={false}
        value={reason}
        onChange={setReason}
        error={wrong.at('reason')}
      />
    </WorkDialog>
  );
}
