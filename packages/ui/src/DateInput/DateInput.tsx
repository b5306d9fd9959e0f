import type { ComponentPropsWithRef } from 'react';
import { InputBox } from '../Field/inputBox.styles.ts';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { Day } from './DateInput.styles.ts';

export type DateInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'min' | 'max'
> & {
  /** Is a day as 'YYYY-MM-DD', or '' for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Receives 'YYYY-MM-DD', or '' when the day was cleared or is not complete. */
  onChange?: ((day: string) => void) | undefined;
  /** Is the first day that may be chosen, 'YYYY-MM-DD'. */
  min?: string | undefined;
  /** Is the last day that may be chosen, 'YYYY-MM-DD'. */
  max?: string | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | undefined;
};

/** Takes a calendar day with the browser's own calendar, written as the user's system writes dates. */
export function DateInput({ onChange, size = 'm', className, style, ...input }: DateInputProps) {
  const wiring = useFieldWiring(input);
  return (
    <InputBox
      className={className}
      style={style}
      data-size={size}
      data-disabled={input.disabled || undefined}
      data-invalid={wiring['aria-invalid'] || undefined}
    >
      <Day {...input} {...wiring} type="date" onChange={(event) => onChange?.(event.currentTarget.value)} />
    </InputBox>
  );
}
