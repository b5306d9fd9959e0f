'use client';
import type { ComponentPropsWithRef } from 'react';
import { PickerBox } from '../DateInput/DateInput.styles.ts';
import { useFieldAttributes } from '../Field/fieldContext.ts';

export type TimeInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'min' | 'max' | 'step'
> & {
  /** A time of day as 'HH:MM' in 24 hours, or '' for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with 'HH:MM', or '' when the time was cleared or is incomplete. */
  onChange?: ((time: string) => void) | undefined;
  /** The first valid time, 'HH:MM'; after `max` the range spans midnight. Another time is marked invalid but still reported. */
  min?: string | undefined;
  /** The last valid time, 'HH:MM'. */
  max?: string | undefined;
  /** The number of minutes between two offered times. @default 1 */
  stepMinutes?: number | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
};

/**
 * An input for a time of day, in 12 or 24 hours like the user's system. `ref` is the input; `className` and `style` apply to
 * the box around it.
 */
export function TimeInput({ onChange, stepMinutes = 1, size = 'm', className, style, ...input }: TimeInputProps) {
  const wiring = useFieldAttributes(input);
  return (
    <PickerBox
      className={className}
      style={style}
      data-size={size}
      data-disabled={input.disabled || undefined}
      data-invalid={wiring['aria-invalid'] || undefined}
    >
      <input
        {...input}
        {...wiring}
        type="time"
        step={stepMinutes * 60}
        onChange={(event) => onChange?.(event.currentTarget.value.slice(0, 5))}
      />
    </PickerBox>
  );
}
