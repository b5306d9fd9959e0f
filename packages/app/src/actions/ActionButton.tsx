import { Button, type ButtonProps } from '@tilldesk/ui';
import type { Action } from './action.ts';
import { useAction } from './useAction.tsx';

type ActionButtonProps<Of, Answer> = Omit<ButtonProps, 'onClick' | 'action'> & {
  action: Action<Of, Answer>;
  /** The record that the action changes. */
  of: Of;
  onDone?: (answer: Answer) => void;
};

/** A button that opens the dialog of an action. Not for use inside a form: the dialog is rendered next to the button. */
export function ActionButton<Of, Answer>({ action, of, onDone, ...button }: ActionButtonProps<Of, Answer>) {
  const { open, dialog } = useAction(action, of, onDone);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={open} />
      {dialog}
    </>
  );
}
