import type { ComponentPropsWithRef } from 'react';
import { PickerBox } from '../DateInput/DateInput.styles.ts';
import { useFieldWiring } from '../Field/fieldContext.ts';

export type TimeInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'min' | 'max' | 'step'
> & {
  /** Is a time of day as 'HH:MM' of 24 hours, or '' for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Receives 'HH:MM', or '' when the time was cleared or is not complete. */
  onChange?: ((time: string) => void) | undefined;
  /** Is the first time that is right, 'HH:MM'; after `max` the span goes over midnight. Another one is marked and reported all the same. */
  min?: string | undefined;
  /** Is the last time that is right, 'HH:MM'. */
  max?: string | undefined;
  /** Counts the minutes from one offered time to the next. @default 1 */
  stepMinutes?: number | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
};

/** Takes a time of day, written with 12 or 24 hours as the user's system does. `ref` is the input; `className` and `style` are the box around it. */
export function TimeInput({ onChange, stepMinutes = 1, size = 'm', className, style, ...input }: TimeInputProps) {
  const wiring = useFieldWiring(input);
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
