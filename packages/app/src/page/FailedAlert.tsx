import { Alert, Button } from '@tilldesk/ui';
import type { ReactNode } from 'react';

type FailedAlertProps = {
  /** Label of the retry button. */
  action: string;
  onAgain: () => void;
  /** What could not be loaded. */
  children: ReactNode;
};

/** Shown in place of one part of a page that could not be loaded. */
export function FailedAlert({ action, onAgain, children }: FailedAlertProps) {
  return (
    <Alert
      tone="bad"
      actions={
        <Button size="s" onClick={onAgain}>
          {action}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
