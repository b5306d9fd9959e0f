'use client';
import type { ComponentPropsWithRef } from 'react';
import { useFieldAttributes } from '../Field/fieldContext.ts';
import { PickerBox } from './DateInput.styles.ts';

export type DateInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'min' | 'max'
> & {
  /** A day as 'YYYY-MM-DD', or '' for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with 'YYYY-MM-DD', or '' when the day was cleared or is incomplete. */
  onChange?: ((day: string) => void) | undefined;
  /** The first day that the calendar offers, 'YYYY-MM-DD'. An earlier typed day is marked invalid but still reported. */
  min?: string | undefined;
  /** The last day that the calendar offers, 'YYYY-MM-DD'. @default '9999-12-31' */
  max?: string | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | undefined;
};

/**
 * An input for a calendar day, with the browser's own calendar and the date format of the user's system. `ref` is the input;
 * `className` and `style` apply to the box around it.
 */
export function DateInput({ onChange, size = 'm', max = '9999-12-31', className, style, ...input }: DateInputProps) {
  const wiring = useFieldAttributes(input);
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
