'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChoiceRow } from '../Checkbox/choice.styles.ts';
import { useFieldAttributes } from '../Field/fieldContext.ts';
import { Track } from './Switch.styles.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type' | 'size' | 'value'> & {
  /** The label next to the switch, part of the click target. Without it, pass `aria-label`. */
  label?: ReactNode;
  /** Secondary text below the label. */
  hint?: ReactNode;
  onChange?: ((on: boolean) => void) | undefined;
};

/**
 * Turns a setting on or off immediately, without a save button. `ref` is the input; `className` and `style` apply to the row
 * around it.
 */
export function Switch({ label, hint, onChange, className, style, ...input }: SwitchProps) {
  const wiring = useFieldAttributes(input);
  return (
    <ChoiceRow className={className} style={style} data-bare={label === undefined ? '' : undefined}>
      <Track
        {...input}
        {...wiring}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state itself
        role="switch"
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
