import { LeavePageDialog } from '@tilldesk/ui/overlay';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { leaving } from '../navigation/unsavedChanges.ts';

/** Runs an action that drops the page: at once or, with unsaved changes, after confirmation (spec §2). */
export function useConfirmUnsaved(): { confirmUnsaved: (act: () => void) => void; question: ReactNode } {
  const t = useTranslate();
  const [pendingAction, setPendingAction] = useState<(() => void) | null>(null);
  return {
    confirmUnsaved: (act) => {
      if (leaving.hasUnsaved()) setPendingAction(() => act);
      else act();
    },
    question: (
      <LeavePageDialog
        open={pendingAction !== null}
        title={t('shell.leave.title')}
        text={t('shell.leave.text')}
        cancelLabel={t('shell.leave.cancel')}
        leaveLabel={t('shell.leave.confirm')}
        onCancel={() => setPendingAction(null)}
        onLeave={() => {
          setPendingAction(null);
          leaving.release();
          pendingAction?.();
        }}
      />
    ),
  };
}
