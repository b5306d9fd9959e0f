'use client';
import { type KeyboardEvent, useState } from 'react';
import type { TextInputProps } from '../TextInput/TextInput.tsx';
import { useValue } from '../value/useValue.ts';
import { Places } from './DigitInput.styles.ts';
import { digitsOf } from './digitsOf.ts';

export type DigitInputProps = Omit<TextInputProps, 'onSubmit' | 'maxLength' | 'counter' | 'counterText'> & {
  /** Called with the digits. Other typed or pasted characters are removed. */
  onChange?: ((digits: string) => void) | undefined;
  /** Called when the last digit was entered. */
  onComplete?: ((entry: { digits: string }) => void) | undefined;
  /**
   * Called on Enter when all digits are entered. Without it, Enter submits the surrounding form, also only when all digits are
   * entered.
   */
  onSubmit?: ((entry: { digits: string }) => void) | undefined;
};

type Props = DigitInputProps & {
  length: number;
  /** Shown after Enter in the empty box, until the next key. */
  emptyText: string | undefined;
};

/**
 * An input for a fixed number of digits, in one native input. `ref` is the input; `className` and `style` apply to the box
 * around it.
 */
export function DigitInput(props: Props) {
  const { length, emptyText, value: given, defaultValue = '', onChange, onComplete, onSubmit, ...rest } = props;
  const { onKeyDown, style, ...input } = rest;
  const [value, setValue] = useValue(given, defaultValue, onChange);
  const [missing, setMissing] = useState(false);

  const changeDigits = (digits: string) => {
    setMissing(false);
    setValue(digits);
    if (digits.length === length && digits !== value) onComplete?.({ digits });
  };
  const submit = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    const complete = value.length === length;
    setMissing(value === '');
    if (!complete || onSubmit !== undefined) event.preventDefault();
    if (complete && !input.readOnly) onSubmit?.({ digits: value });
  };
  return (
    <Places
      inputMode="numeric"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      // A number is written from left to right in every language.
      dir="ltr"
      {...input}
      style={{ ...style, '--places': length }}
      clean={digitsOf}
      maxLength={length}
      value={value}
      onChange={changeDigits}
      onKeyDown={submit}
      note={missing && emptyText !== undefined && emptyText !== '' ? { text: emptyText, tone: 'bad' } : undefined}
    />
  );
}
