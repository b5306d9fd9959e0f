import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../page/lazyOnIdle.tsx';
import type { Action } from './action.ts';
import type { ActionDialog as Loaded } from './ActionDialog.tsx';
import type { ActionDialogProps } from './useRun.ts';

const LoadedDialog = lazyPart(async () => (await import('./ActionDialog.tsx')).ActionDialog) as typeof Loaded;

/** The open dialog of an action, loaded on demand: a form if the action has fields, otherwise a question. */
export function ActionDialog<Of, Answer>(props: ActionDialogProps<Of, Answer>) {
  return (
    <Suspense fallback={null}>
      <LoadedDialog {...props} />
    </Suspense>
  );
}

/**
 * Opens an action. `dialog` is rendered by the caller, outside of forms; `onDone` is called after success, when the dialog is
 * closed.
 */
export function useAction<Of, Answer>(
  action: Action<Of, Answer>,
  of: Of,
  onDone?: (answer: Answer) => void,
): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <ActionDialog action={action} of={of} onClose={() => setOpen(false)} onDone={onDone} />,
  };
}
