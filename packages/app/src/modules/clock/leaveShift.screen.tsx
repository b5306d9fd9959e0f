import { Button, EmptyState } from '@tilldesk/ui';
import { useState } from 'react';
import { useClockRejection } from '../../timeclock/useClockRejection.ts';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { clockDialog } from '../../timeclock/clockDialog.ts';
import { sendToClock, useClock } from '../../timeclock/clockMachine.ts';
import { useSession } from '../../session/useSession.ts';
import { LeaveForm } from './leave/LeaveForm.tsx';
import { LeaveOutcome, type EndedShift } from './leave/LeaveOutcome.tsx';
import { ShiftSummary } from './leave/ShiftSummary.tsx';
import { Columns } from './leave/Leave.styles.ts';

/** The page that ends a shift: a summary, the counted drawer and the clock-out. Afterwards it offers to log out. */
export function Screen() {
  const t = useTranslate();
  const { user } = useSession();
  if (user.userType === 'admin') {
    return (
      <Page>
        <EmptyState icon="clock" title={t('clock.leave.admin')} text={t('clock.leave.adminText')} />
      </Page>
    );
  }
  return <OwnShift />;
}

function OwnShift() {
  const t = useTranslate();
  const clock = useClock();
  const rejection = useClockRejection(clock);
  const [ended, setEnded] = useState<EndedShift | null>(null);
  if (clock.unread !== null) {
    return (
      <EmptyState
        role="alert"
        icon="warning"
        title={t('shell.failed.title')}
        text={rejection}
        action={<Button onClick={() => sendToClock({ type: 'session.ask' })}>{t('shell.failed.again')}</Button>}
      />
    );
  }
  if (clock.status === null) return <Wait />;
  if (clock.status !== 'CLOCKED_OUT') {
    return (
      <Page about={t('clock.leave.about')}>
        <Columns>
          <LeaveForm clock={clock} onEnded={setEnded} />
          <ShiftSummary clock={clock} />
        </Columns>
      </Page>
    );
  }
  if (ended !== null) {
    return (
      <Page title={t('clock.leave.done')}>
        <LeaveOutcome ended={ended} onStay={() => setEnded(null)} />
      </Page>
    );
  }
  return (
    <Page>
      <EmptyState
        icon="clock"
        title={t('clock.leave.out')}
        text={t('clock.leave.outText')}
        action={
          <Button tone="primary" icon="clock" onClick={clockDialog.open}>
            {t('shell.clock.in')}
          </Button>
        }
      />
    </Page>
  );
}
