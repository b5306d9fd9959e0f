import { Button } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import { Message } from './SignIn.styles.ts';

type OverNoteProps = { action: string; onAction: () => void };

/** Shown in place of a form that can no longer be used, with a button to the next step; the button has the focus. */
export function OverNote({ action, onAction }: OverNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function focusAction() {
    button.current?.focus();
  }, []);
  return (
    <Message data-density="touch">
      <Button ref={button} tone="primary" onClick={onAction}>
        {action}
      </Button>
    </Message>
  );
}
