'use client';
import { type ComponentPropsWithRef, useState } from 'react';
import { cleanedBy, isComposing } from '../cleaned/cleanedBy.ts';
import { useFieldAttributes } from '../Field/fieldContext.ts';
import { InputBox } from '../Field/inputBox.styles.ts';
import { formatMoney } from '../Money/formatMoney.ts';
import { limitText } from '../TextInput/useClippedText.ts';
import { useTypedText } from '../value/useTypedText.ts';
import { useValue } from '../value/useValue.ts';
import { cleanMoney, moneyNotation, readMoney, isAmountText, writePlain } from './readMoney.ts';

export type MoneyInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'min' | 'max'
> & {
  /** Whole minor units (cents of USD), or null while no amount is typed. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  /** Called with whole minor units on every key that changes them. */
  onChange?: ((minor: number | null) => void) | undefined;
  /** An ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** A BCP 47 tag; sets the decimal mark and the format of the amount. @default 'en-US' */
  locale?: string | undefined;
  /** Allows negative amounts. @default false */
  negative?: boolean | undefined;
  /** The maximum in minor units; applied while typing. */
  max?: number | undefined;
  /**
   * Shown and announced after more digits were typed or pasted than an exact amount can have. @default the sentence of spec §5
   */
  maxLengthText?: string | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
};

/**
 * An input for an amount of money. Shows the amount with currency sign and grouping, and without them while it is edited.
 * Focusing it by key or press selects the amount; pasted text is cleaned. `ref` is the input; `className` and `style` apply to
 * the box around it.
 */
export function MoneyInput(props: MoneyInputProps) {
  const { value: given, defaultValue = null, onChange, currency = 'USD', locale = 'en-US', ...rest } = props;
  const { negative = false, max, maxLengthText = limitText, size = 'm', className, style, ...others } = rest;
  const { onKeyDown, onFocus, onBlur, onMouseUp, onPointerDown, onCompositionEnd, ...input } = others;
  const [value, setValue] = useValue(given, defaultValue, onChange);
  const [overflowed, setOverflowed] = useState(false);
  const wiring = useFieldAttributes(input);
  const notation = moneyNotation(currency, locale);
  const cleaning = cleanedBy((typed) => cleanMoney(typed, notation, negative).text, input);

  const typed = useTypedText({
    value,
    write: (minor, focused) => {
      if (minor === null || !Number.isSafeInteger(minor)) return '';
      return focused && !input.readOnly ? writePlain(minor, notation) : formatMoney(minor, currency, locale);
    },
    nothing: 0,
    onKeyDown,
    onFocus,
    onBlur,
    onMouseUp,
    onPointerDown,
  });

  const changeText = (text: string) => {
    const read = readMoney(text, notation);
    const isExact = isAmountText(text, notation);
    // A typed key after the last decimal, or a second decimal mark, is ignored. Pasted text is shown as it was read.
    if (!isExact && text.length === typed.text.length + 1) return;
    const clamped = read !== null && max !== undefined && read > max ? max : read;
    const next = typed.type(
      clamped === null || (isExact && clamped === read) ? text : writePlain(clamped, notation),
      clamped,
    );
    if (next !== value) setValue(next);
  };

  return (
    <InputBox
      className={className}
      style={style}
      data-size={size}
      data-disabled={input.disabled || undefined}
      data-invalid={wiring['aria-invalid'] || undefined}
      data-cut={overflowed || undefined}
    >
      <input
        inputMode="decimal"
        autoComplete="off"
        placeholder={formatMoney(0, currency, locale)}
        {...input}
        {...wiring}
        {...cleaning}
        onInput={(event) => {
          setOverflowed(cleanMoney(event.currentTarget.value, notation, negative).overflowed);
          cleaning.onInput(event);
        }}
        type="text"
        data-align="end"
        value={typed.text}
        {...typed.handlers}
        onChange={(event) => {
          if (isComposing(event)) typed.type(event.currentTarget.value, value);
          else changeText(event.currentTarget.value);
        }}
        onCompositionEnd={(event) => {
          changeText(event.currentTarget.value);
          onCompositionEnd?.(event);
        }}
        onBlur={(event) => {
          setOverflowed(false);
          typed.handlers.onBlur(event);
        }}
      />
      {overflowed && <span role="alert">{maxLengthText}</span>}
    </InputBox>
  );
}
