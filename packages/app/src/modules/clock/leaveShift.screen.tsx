import { Button, EmptyState } from '@tilldesk/ui';
import { useState } from 'react';
import { useClockRefusal } from '../../kit/clock/useClockRefusal.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Wait } from '../../kit/page/Wait.tsx';
import { useSay } from '../../kit/say/useSay.ts';
import { clockDoor } from '../../wiring/clockDoor.ts';
import { tellClock, useClock } from '../../wiring/clockMachine.ts';
import { useSession } from '../../wiring/useSession.ts';
import { LeaveForm } from './leave/LeaveForm.tsx';
import { LeaveOutcome, type EndedShift } from './leave/LeaveOutcome.tsx';
import { ShiftSummary } from './leave/ShiftSummary.tsx';
import { Sides } from './leave/Leave.styles.ts';

/** The end of a shift: what it was, the counted drawer, the clock-out; then whether to sign out too. */
export function Screen() {
  const say = useSay();
  const { user } = useSession();
  if (user.userType === 'admin') {
    return (
      <Page>
        <EmptyState icon="clock" title={say('clock.leave.admin')} text={say('clock.leave.adminText')} />
      </Page>
    );
  }
  return <OwnShift />;
}

function OwnShift() {
  const say = useSay();
  const clock = useClock();
  const refusal = useClockRefusal(clock);
  const [ended, setEnded] = useState<EndedShift | null>(null);
  if (clock.unread !== null) {
    return (
      <EmptyState
        role="alert"
        icon="warning"
        title={say('shell.failed.title')}
        text={refusal}
        action={<Button onClick={() => tellClock({ type: 'session.ask' })}>{say('shell.failed.again')}</Button>}
      />
    );
  }
  if (clock.status === null) return <Wait />;
  if (clock.status !== 'CLOCKED_OUT') {
    return (
      <Page about={say('clock.leave.about')}>
        <Sides>
          <LeaveForm clock={clock} onEnded={setEnded} />
          <ShiftSummary clock={clock} />
        </Sides>
      </Page>
    );
  }
  if (ended !== null) {
    return (
      <Page title={say('clock.leave.done')}>
        <LeaveOutcome ended={ended} onStay={() => setEnded(null)} />
      </Page>
    );
  }
  return (
    <Page>
      <EmptyState
        icon="clock"
        title={say('clock.leave.out')}
        text={say('clock.leave.outText')}
        action={
          <Button tone="primary" icon="clock" onClick={clockDoor.open}>
            {say('shell.clock.in')}
          </Button>
        }
      />
    </Page>
  );
}
