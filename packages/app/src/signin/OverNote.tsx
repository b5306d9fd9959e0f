import { Button } from '@tilldesk/ui';
import { useEffect, useRef } from 'react';
import { Told } from './SignIn.styles.ts';

type OverNoteProps = { action: string; onAction: () => void };

/** Stands where a form cannot help any more, and leads on; the focus is on the way. */
export function OverNote({ action, onAction }: OverNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function putFocusOnTheWay() {
    button.current?.focus();
  }, []);
  return (
    <Told data-density="touch">
      <Button ref={button} tone="primary" onClick={onAction}>
        {action}
      </Button>
    </Told>
  );
}
