import { LeavePageDialog } from '@tilldesk/ui/overlay';
import { useBlocker } from 'react-router-dom';
import { useSay } from '../kit/say/useSay.ts';
import { leavesPage } from '../kit/go/leavesPage.ts';
import { leaving } from '../wiring/leaving.ts';

/** Holds links and the back button while something is unsaved, and asks (spec §2). */
export function LeaveGate() {
  const say = useSay();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => leaving.isHeld() && leavesPage(currentLocation, nextLocation),
  );
  return (
    <LeavePageDialog
      open={blocker.state === 'blocked'}
      title={say('shell.leave.title')}
      text={say('shell.leave.text')}
      cancelLabel={say('shell.leave.cancel')}
      leaveLabel={say('shell.leave.confirm')}
      onCancel={() => blocker.reset?.()}
      onLeave={() => {
        leaving.abandon();
        blocker.proceed?.();
      }}
    />
  );
}
