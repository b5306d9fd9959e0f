import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { PickerBox } from './DateInput.styles.ts';

export type DateInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'min' | 'max'
> & {
  /** Is a day as 'YYYY-MM-DD', or '' for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Receives 'YYYY-MM-DD', or '' when the day was cleared or is not complete. */
  onChange?: ((day: string) => void) | undefined;
  /** Is the first day that the calendar offers, 'YYYY-MM-DD'; an earlier one that is typed is marked and reported all the same. */
  min?: string | undefined;
  /** Is the last day that the calendar offers, 'YYYY-MM-DD'. @default '9999-12-31' */
  max?: string | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | undefined;
};

/** Takes a calendar day with the browser's own calendar, written as the user's system writes dates. `ref` is the input; `className` and `style` are the box around it. */
export function DateInput({ onChange, size = 'm', max = '9999-12-31', className, style, ...input }: DateInputProps) {
  const wiring = useFieldWiring(input);
  return (
    <PickerBox
      className={className}
      style={style}
      data-size={size}
      data-disabled={input.disabled || undefined}
      data-invalid={wiring['aria-invalid'] || undefined}
    >
      <input {...input} {...wiring} type="date" max={max} onChange={(event) => onChange?.(event.currentTarget.value)} />
    </PickerBox>
  );
}
