import { Button } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useRef } from 'react';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ApiProblem } from '../api/ApiProblem.ts';
import { sendToSession, useSessionView } from '../session/sessionState.ts';

/** Shown when the clock-out before a sign-out failed: retry, sign out anyway, or cancel. Escape cancels. */
export function StuckDialog() {
  const t = useTranslate();
  const problems = useProblem();
  const { clockOutFailed = false, problem } = useSessionView() ?? {};
  const id = useId();
  const again = useRef<HTMLButtonElement>(null);
  const cancelSignOut = () => sendToSession({ type: 'signOut.cancel' });
  return (
    <Dialog
      open={clockOutFailed}
      role="alertdialog"
      size="s"
      aria-describedby={id}
      title={t('shell.stuck')}
      initialFocus={again}
      onClose={cancelSignOut}
      footer={
        <>
          <Button onClick={cancelSignOut}>{t('shell.stuck.stay')}</Button>
          <Button tone="danger" onClick={() => sendToSession({ type: 'signOut.confirm' })}>
            {t('shell.stuck.anyway')}
          </Button>
          <Button ref={again} tone="primary" onClick={() => sendToSession({ type: 'signOut.retry' })}>
            {t('shell.stuck.retry')}
          </Button>
        </>
      }
    >
      <p id={id}>
        {t('shell.stuck.text', { reason: problem instanceof ApiProblem ? problems.message(problem) : '' }).trim()}
      </p>
    </Dialog>
  );
}
