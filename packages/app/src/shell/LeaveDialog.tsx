import { LeavePageDialog } from '@tilldesk/ui/overlay';
import { useBlocker } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import { leavesPage } from '../navigation/leavesPage.ts';
import { leaving } from '../navigation/unsavedChanges.ts';

/** Blocks links and the back button while there are unsaved changes, and asks for confirmation (spec §2). */
export function LeaveGate() {
  const t = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => leaving.hasUnsaved() && leavesPage(currentLocation, nextLocation),
  );
  return (
    <LeavePageDialog
      open={blocker.state === 'blocked'}
      title={t('shell.leave.title')}
      text={t('shell.leave.text')}
      cancelLabel={t('shell.leave.cancel')}
      leaveLabel={t('shell.leave.confirm')}
      onCancel={() => blocker.reset?.()}
      onLeave={() => {
        leaving.abandon();
        blocker.proceed?.();
      }}
    />
  );
}
