import { clockText } from '@tilldesk/domain/clock';
import { Button, Text } from '@tilldesk/ui';
import { Suspense } from 'react';
import { useSharedState } from '../../browser/sharedState.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { clockDialog } from '../../timeclock/clockDialog.ts';
import type { ClockView } from '@tilldesk/domain/machines';
import { useClockState } from '../../timeclock/clockState.ts';
import { useWorkedSeconds } from '../../timeclock/workedTime.ts';
import { sessionStatus } from '../../session/sessionStatus.ts';
import { useSession } from '../../session/useSession.ts';
import { InHeader } from '../Shell.styles.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

const ClockPanel = lazyPart(
  async () => {
    const [{ ClockPanel: drawn }] = await Promise.all([import('./ClockPanel.tsx'), catalogue.add('clockDialog')]);
    return drawn;
  },
  { ahead: true },
);

/** The clock in the header and its dialog. Not shown to admins (spec §6). */
export function ClockButton() {
  return useSession().user.userType === 'admin' ? null : <OwnClock />;
}

function OwnClock() {
  const t = useTranslate();
  const clock = useClockState();
  const mirrored = useSharedState(sessionStatus);
  const dialogState = useSharedState(clockDialog);
  // Until the server responds, the status last stored by this browser.
  const status = clock?.status ?? mirrored;
  const label = status === 'CLOCKED_IN' ? 'out' : status === 'ON_BREAK' ? 'endBreak' : 'in';
  return (
    <>
      {clock !== null && clock.status !== null && clock.status !== 'CLOCKED_OUT' && (
        <InHeader>
          <Worked clock={clock} />
        </InHeader>
      )}
      <Button icon="clock" aria-haspopup="dialog" onClick={clockDialog.open}>
        {t(`shell.clock.${label}`)}
      </Button>
      <Suspense>
        {dialogState !== 'unopened' && <ClockPanel open={dialogState === 'open'} onClose={clockDialog.close} />}
      </Suspense>
    </>
  );
}

/** The running work time; paused during a break. */
function Worked({ clock }: { clock: ClockView }) {
  const t = useTranslate();
  const seconds = useWorkedSeconds(clock);
  return (
    <Text role="timer" aria-label={t('shell.clock.worked')} tone={clock.counting ? 'muted' : 'warn'} code>
      {clockText(seconds)}
    </Text>
  );
}
