import { Button } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useRef } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { stay, useInactivityView } from '../session/inactivity.ts';
import { signOut } from '../session/sessionState.ts';

/** Warns with a countdown before an inactive session ends; Escape also extends it. */
export function IdleDialog() {
  const t = useTranslate();
  const { warns, secondsLeft } = useInactivityView();
  const id = useId();
  const stayButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={warns}
      role="alertdialog"
      size="s"
      aria-describedby={id}
      title={t('shell.idle')}
      initialFocus={stayButton}
      onClose={stay}
      footer={
        <>
          <Button
            onClick={() => {
              stay();
              signOut();
            }}
          >
            {t('shell.signOut')}
          </Button>
          <Button ref={stayButton} tone="primary" onClick={stay}>
            {t('shell.idle.stay')}
          </Button>
        </>
      }
    >
      <p id={id} role="timer">
        {t('shell.idle.text', { seconds: secondsLeft })}
      </p>
    </Dialog>
  );
}
