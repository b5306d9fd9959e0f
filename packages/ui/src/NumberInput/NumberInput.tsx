import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react';
import { InputBox } from '../Field/inputBox.styles.ts';
import { useFieldWiring } from '../Field/fieldContext.ts';
import { useValue } from '../value/useValue.ts';
import { readInteger } from './readInteger.ts';

export type NumberInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'min' | 'max' | 'step'
> & {
  /** Is a whole number, or null while nothing is typed. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onChange?: ((value: number | null) => void) | undefined;
  /** Holds from the moment the box is left, so that 12 can be typed over a minimum of 5. @default 0 */
  min?: number | undefined;
  /** Holds at once. @default 999999 */
  max?: number | undefined;
  /** Counts what one press of an arrow key adds; Page Up and Page Down add ten times as much. @default 1 */
  step?: number | undefined;
  /** Stands after the number, e.g. a unit. */
  unit?: string | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | undefined;
};

/** Takes a whole number. Arrow keys count up and down; the wheel does nothing. */
export function NumberInput(props: NumberInputProps) {
  const {
    value: given,
    defaultValue = null,
    onChange,
    min = 0,
    max = 999_999,
    step = 1,
    unit,
    size = 'm',
    ...rest
  } = props;
  const { className, style, onBlur, onKeyDown, ...input } = rest;
  const [value, setValue] = useValue(given, defaultValue, onChange);
  const [draft, setDraft] = useState<string | null>(null);
  const wiring = useFieldWiring(input);
  const within = (number: number) => Math.min(max, Math.max(min, number));

  const take = (text: string) => {
    const read = readInteger(text, { min, max });
    setDraft(read.text);
    setValue(read.value);
  };
  const count = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined || input.disabled || input.readOnly) return;
    event.preventDefault();
    take(String(within(value === null ? min : value + steps * step)));
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
        inputMode="numeric"
        autoComplete="off"
        {...input}
        {...wiring}
        type="text"
        role="spinbutton"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        data-align="end"
        value={draft ?? value ?? ''}
        onChange={(event) => take(event.currentTarget.value)}
        onKeyDown={count}
        onBlur={(event) => {
          setDraft(null);
          if (value !== null && value !== within(value)) setValue(within(value));
          onBlur?.(event);
        }}
      />
      {unit}
    </InputBox>
  );
}
