import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Label, Note, Root } from './Field.styles.ts';
import { FieldContext } from './fieldContext.ts';

export type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  label: ReactNode;
  /** Helps before anything is typed; stays beside an error. */
  hint?: ReactNode;
  /** Shows this sentence and marks the control invalid; empty values show nothing. */
  error?: ReactNode;
  /** Shows the required mark and sets `aria-required` on the control. @default false */
  required?: boolean | undefined;
  /** Stands beside the label in small letters, e.g. the app's word for "optional". */
  mark?: ReactNode;
  /** Sets label and control side by side. @default false */
  inline?: boolean | undefined;
  /** The one control; any input or select of the kit wires itself, another element may use `useFieldWiring`. */
  children: ReactNode;
};

/** Ties label, hint and error to the one control inside it. */
export function Field({ label, hint, error, required = false, mark, inline = false, children, ...div }: FieldProps) {
  const id = useId();
  const invalid = isShown(error);
  const described = [isShown(hint) && `${id}-hint`, invalid && `${id}-error`].filter((part) => part !== false);
  const wiring = {
    controlId: `${id}-control`,
    labelId: `${id}-label`,
    describedBy: described.length === 0 ? undefined : described.join(' '),
    invalid,
    required,
  };
  return (
    <Root data-inline={inline ? '' : undefined} data-invalid={invalid || undefined} {...div}>
      <Label
        id={wiring.labelId}
        htmlFor={wiring.controlId}
        // A select's box is no form element, so the browser would not focus it by itself.
        onClick={() => document.getElementById(wiring.controlId)?.focus()}
      >
        {label}
        {required && <span aria-hidden>*</span>}
        {isShown(mark) && <small>{mark}</small>}
      </Label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {isShown(hint) && <Note id={`${id}-hint`}>{hint}</Note>}
      {invalid && (
        <Note id={`${id}-error`} data-tone="bad" role="alert">
          <Icon name="warning" size={14} />
          <span>{error}</span>
        </Note>
      )}
    </Root>
  );
}

function isShown(node: ReactNode) {
  return node !== undefined && node !== null && node !== false && node !== '';
}
