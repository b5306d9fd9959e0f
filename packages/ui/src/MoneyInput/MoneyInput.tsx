import { type ComponentPropsWithRef, useState } from 'react';
import { InputBox } from '../Field/inputBox.styles.ts';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { useValue } from '../value/useValue.ts';
import { moneyNotation, readMoney, writeMoney, writePlain } from './readMoney.ts';

export type MoneyInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'min' | 'max'
> & {
  /** Is whole minor units (cents of USD), or null while no amount is typed. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  /** Receives whole minor units on every key. */
  onChange?: ((minor: number | null) => void) | undefined;
  /** Is an ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** Is a BCP 47 tag; decides the decimal mark and how the amount is shown. @default 'en-US' */
  locale?: string | undefined;
  /** Lets a minus through. @default false */
  negative?: boolean | undefined;
  /** Holds at once, in minor units. */
  max?: number | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
};

/** Takes an amount of money. Shows it with its sign and grouping, and plainly while it is typed; what is pasted is cleaned. */
export function MoneyInput(props: MoneyInputProps) {
  const { value: given, defaultValue = null, onChange, currency = 'USD', locale = 'en-US', ...rest } = props;
  const { negative = false, max, size = 'm', className, style, onFocus, onBlur, ...input } = rest;
  const [value, setValue] = useValue(given, defaultValue, onChange);
  const [draft, setDraft] = useState<string | null>(null);
  const wiring = useFieldWiring(input);
  const notation = moneyNotation(currency, locale);

  const take = (typed: string) => {
    const text = typed.replaceAll(negative ? /[^\d.,-]/g : /[^\d.,]/g, '');
    const read = readMoney(negative ? typed : text, notation);
    const tooMuch = read !== null && max !== undefined && read > max;
    setDraft(tooMuch ? writePlain(max, notation) : text);
    setValue(tooMuch ? max : read);
  };

  return (
    <InputBox
      className={className}
      style={style}
      data-size={size}
      data-disabled={input.disabled || undefined}
      data-invalid={wiring['aria-invalid'] || undefined}
    >
      <input
        inputMode="decimal"
        autoComplete="off"
        placeholder={writeMoney(0, currency, locale)}
        {...input}
        {...wiring}
        type="text"
        data-align="end"
        value={draft ?? (value === null ? '' : writeMoney(value, currency, locale))}
        onChange={(event) => take(event.currentTarget.value)}
        onFocus={(event) => {
          if (!input.readOnly) setDraft(value === null ? '' : writePlain(value, notation));
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setDraft(null);
          onBlur?.(event);
        }}
      />
    </InputBox>
  );
}
