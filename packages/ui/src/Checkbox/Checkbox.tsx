import type { ComponentPropsWithRef, ReactNode } from 'react';
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
export function Checkbox({ label, hint, onChange, indeterminate = false, className, style, ...input }: CheckboxProps) {
  const wiring = useFieldWiring(input);
  const own = input.ref;
  return (
    <ChoiceRow className={className} style={style} data-bare={label === undefined ? '' : undefined}>
      <Box
        {...input}
        {...wiring}
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
          if (typeof own === 'function') return own(box);
          if (own) own.current = box;
          return undefined;
        }}
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
