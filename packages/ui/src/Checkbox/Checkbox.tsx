'use client';
import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useFieldAttributes } from '../Field/fieldContext.ts';
import { Box, ChoiceRow } from './choice.styles.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type' | 'size' | 'value'> & {
  /** The label next to the box, part of the click target. Without it, pass `aria-label`. */
  label?: ReactNode;
  /** Secondary text below the label. */
  hint?: ReactNode;
  onChange?: ((checked: boolean) => void) | undefined;
  /** Shows a dash: only some of the items are checked. @default false */
  indeterminate?: boolean | undefined;
  /** The form value while the box is checked. @default 'on' */
  value?: string | undefined;
};

/** A checkbox. `ref` is the input; `className` and `style` apply to the row around it. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, onChange, indeterminate = false, className, style, ref, ...input } = props;
  const wiring = useFieldAttributes(input);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);
  useLayoutEffect(function showDash() {
    // HTML has no attribute for it, and a click resets it, so it is set after every render.
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return (
    <ChoiceRow className={className} style={style} data-bare={label === undefined ? '' : undefined}>
      <Box
        {...input}
        {...wiring}
        type="checkbox"
        ref={box}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {label !== undefined && (
        <span>
          {label}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      )}
    </ChoiceRow>
  );
}
