import { Button } from '@tilldesk/ui';
import { Dialog } from '@tilldesk/ui/overlay';
import { useId, useRef } from 'react';
import { useSay } from '../kit/say/useSay.ts';
import { stay, useInactivityView } from '../wiring/inactivity.ts';
import { signOut } from '../wiring/sessionState.ts';

/** Warns before a session that nobody touches ends, and counts down; Escape stays too. */
export function IdleDialog() {
  const say = useSay();
  const { warns, secondsLeft } = useInactivityView();
  const id = useId();
  const staying = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={warns}
      role="alertdialog"
      size="s"
      aria-describedby={id}
      title={say('shell.idle')}
      initialFocus={staying}
      onClose={stay}
      footer={
        <>
          <Button
            onClick={() => {
              stay();
              signOut();
            }}
          >
            {say('shell.signOut')}
          </Button>
          <Button ref={staying} tone="primary" onClick={stay}>
            {say('shell.idle.stay')}
          </Button>
        </>
      }
    >
      <p id={id} role="timer">
        {say('shell.idle.text', { seconds: secondsLeft })}
      </p>
    </Dialog>
  );
}
