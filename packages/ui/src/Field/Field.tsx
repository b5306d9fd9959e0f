'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Root } from './Field.styles.ts';
import { FieldContext, joinIds } from './fieldContext.ts';

export type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  label: ReactNode;
  /** Help text. Stays visible next to an error. */
  hint?: ReactNode;
  /** The error text; also marks the control invalid. Empty values show nothing. */
  error?: ReactNode;
  /** Shows the required mark and sets `aria-required` on the control. @default false */
  required?: boolean | undefined;
  /** Small text next to the label, e.g. the application's word for "optional". */
  mark?: ReactNode;
  /** Places label and control side by side. @default false */
  inline?: boolean | undefined;
  /** The only control. Every input and select of the kit connects itself; other elements can use `useFieldWiring`. */
  children: ReactNode;
};

/** Connects label, hint and error to the control inside. */
export function Field({ label, hint, error, required = false, mark, inline = false, children, ...div }: FieldProps) {
  const id = useId();
  const invalid = isShown(error);
  const hinted = isShown(hint);
  const wiring = {
    controlId: `${id}-control`,
    labelId: `${id}-label`,
    describedBy: joinIds(hinted ? `${id}-hint` : undefined, invalid ? `${id}-error` : undefined),
    invalid,
    required,
  };
  return (
    <Root data-inline={inline ? '' : undefined} data-invalid={invalid || undefined} {...div}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- does what a browser does for labels of native elements; the keyboard reaches the control itself */}
      <label
        id={wiring.labelId}
        htmlFor={wiring.controlId}
        // The box of a select is not a form element, so the browser does not focus it by itself.
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
