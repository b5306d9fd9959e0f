'use client';
import { useImperativeHandle, useRef, useState } from 'react';
import type { TextInputProps } from '../TextInput/TextInput.tsx';
import { useValue } from '../value/useValue.ts';
import { checkDigitOf, cleanImei, IMEI_LENGTH, isImei } from './imei.ts';
import { Box } from './ImeiInput.styles.ts';

export type ImeiInputProps = Omit<TextInputProps, 'type' | 'maxLength' | 'counter' | 'counterText' | 'inputMode'> & {
  /** Called with the current digits, complete or not. */
  onChange?: ((imei: string) => void) | undefined;
  /** Called when 15 digits with a valid check digit are entered. */
  onComplete?: ((entry: { imei: string }) => void) | undefined;
  /** Shown while 15 digits with an invalid check digit are entered. @default 'The check digit of this IMEI is wrong' */
  invalidText?: string | undefined;
  /** Shown when the box loses the focus with fewer digits. @default 'An IMEI has 15 digits' */
  shortText?: string | undefined;
  /** The text of the button that appears at 14 digits. @default 'Add check digit 7' */
  addText?: ((check: { digit: string }) => string) | undefined;
};

/**
 * An input for an IMEI, with a check of its check digit. The output of *#06# on a phone can be pasted unchanged. `ref` is the
 * input.
 */
export function ImeiInput(props: ImeiInputProps) {
  const { value: given, defaultValue = '', onChange, onComplete, onBlur, end, ref, ...rest } = props;
  const {
    invalidText = 'The check digit of this IMEI is wrong',
    shortText = 'An IMEI has 15 digits',
    ...others
  } = rest;
  const { addText = ({ digit }) => `Add check digit ${digit}`, ...input } = others;
  const [value, setValue] = useValue(given, defaultValue, onChange);
  const [left, setLeft] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current);

  const changeImei = (imei: string) => {
    setLeft(false);
    setValue(imei);
    if (isImei(imei) && imei !== value) onComplete?.({ imei });
  };
  const isInvalid = value.length >= IMEI_LENGTH && !isImei(value);
  const short = left && value !== '' && value.length < IMEI_LENGTH;
  const digit = value.length === IMEI_LENGTH - 1 && !input.disabled && !input.readOnly && checkDigitOf(value);
  const text = isInvalid ? invalidText : short ? shortText : '';
  return (
    <Box
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      data-scan="fill"
      {...input}
      ref={box}
      clean={cleanImei}
      maxLength={IMEI_LENGTH}
      value={value}
      onChange={changeImei}
      onBlur={(event) => {
        // A move of the focus to the box's own button does not count as leaving.
        setLeft(!event.currentTarget.parentElement?.contains(event.relatedTarget));
        onBlur?.(event);
      }}
      note={text === '' ? undefined : { text, tone: 'bad' }}
      end={
        digit === false ? (
          end
        ) : (
          <button
            type="button"
            onClick={() => {
              changeImei(value + digit);
              box.current?.focus();
            }}
          >
            {addText({ digit })}
          </button>
        )
      }
    />
  );
}
