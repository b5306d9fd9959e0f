import { Button } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useRef } from 'react';
import { useProblem } from '../kit/say/useProblem.ts';
import { useSay } from '../kit/say/useSay.ts';
import { ApiProblem } from '../wiring/ApiProblem.ts';
import { tellSession, useSessionView } from '../wiring/sessionState.ts';

/** The clock-out before a sign-out failed: again, all the same, or not at all. Escape stays. */
export function StuckDialog() {
  const say = useSay();
  const problems = useProblem();
  const { stuck = false, problem } = useSessionView() ?? {};
  const id = useId();
  const again = useRef<HTMLButtonElement>(null);
  const stayHere = () => tellSession({ type: 'signOut.cancel' });
  return (
    <Dialog
      open={stuck}
      role="alertdialog"
      size="s"
      aria-describedby={id}
      title={say('shell.stuck')}
      initialFocus={again}
      onClose={stayHere}
      footer={
        <>
          <Button onClick={stayHere}>{say('shell.stuck.stay')}</Button>
          <Button tone="danger" onClick={() => tellSession({ type: 'signOut.confirm' })}>
            {say('shell.stuck.anyway')}
          </Button>
          <Button ref={again} tone="primary" onClick={() => tellSession({ type: 'signOut.retry' })}>
            {say('shell.stuck.retry')}
          </Button>
        </>
      }
    >
      <p id={id}>
        {say('shell.stuck.text', { reason: problem instanceof ApiProblem ? problems.say(problem) : '' }).trim()}
      </p>
    </Dialog>
  );
}
