import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { Box, ChoiceRow } from './choice.styles.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type' | 'size' | 'value'> & {
  /** Stands beside the box and is part of its target; without it give `aria-label`. */
  label?: ReactNode;
  /** Stands below the label in quiet letters. */
  hint?: ReactNode;
  onChange?: ((checked: boolean) => void) | undefined;
  /** Shows a dash: some of what the box stands for is checked. @default false */
  indeterminate?: boolean | undefined;
  /** Is sent with the form while checked. @default 'on' */
  value?: string | undefined;
};

/** A box to tick. `ref` is the input; `className` and `style` are the row around it. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, onChange, indeterminate = false, className, style, ref, ...input } = props;
  const wiring = useFieldWiring(input);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);
  useLayoutEffect(function showDash() {
    // HTML has no attribute for it, and a click takes it away, so it is set again after every render.
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
