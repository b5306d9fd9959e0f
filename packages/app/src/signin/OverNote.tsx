import { Button } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import { Message } from './SignIn.styles.ts';

type OverNoteProps = { action: string; onAction: () => void };

/** Stands where a form cannot help any more, and leads on; the focus is on the way. */
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
