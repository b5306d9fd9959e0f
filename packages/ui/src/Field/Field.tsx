import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Root } from './Field.styles.ts';
import { FieldContext, joined } from './fieldContext.ts';

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
  const hinted = isShown(hint);
  const wiring = {
    controlId: `${id}-control`,
    labelId: `${id}-label`,
    describedBy: joined(hinted ? `${id}-hint` : undefined, invalid ? `${id}-error` : undefined),
    invalid,
    required,
  };
  return (
    <Root data-inline={inline ? '' : undefined} data-invalid={invalid || undefined} {...div}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what a browser does for a label of its own elements; a keyboard reaches the control itself */}
      <label
        id={wiring.labelId}
        htmlFor={wiring.controlId}
        // A select's box is no form element, so the browser would not focus it by itself.
        onClick={() => document.getElementById(wiring.controlId)?.focus()}
      >
        {label}
        {required && <span aria-hidden>*</span>}
        {isShown(mark) && <small>{mark}</small>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hinted && <p id={`${id}-hint`}>{hint}</p>}
      {invalid && (
        <p id={`${id}-error`} role="alert">
          <Icon name="warning" size={14} />
          <span>{error}</span>
        </p>
      )}
    </Root>
  );
}

function isShown(node: ReactNode) {
  return node !== undefined && node !== null && node !== false && node !== '';
}
