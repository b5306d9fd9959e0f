'use client';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { cleanedBy, isComposing } from '../cleaned/cleanedBy.ts';
import { useFieldAttributes } from '../Field/fieldContext.ts';
import { InputBox } from '../Field/inputBox.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useTypedText } from '../value/useTypedText.ts';
import { useValue } from '../value/useValue.ts';
import { StepperBox } from './NumberInput.styles.ts';
import { readInteger } from './readInteger.ts';
import { useHold } from './useHold.ts';

export type NumberInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'min' | 'max' | 'step'
> & {
  /** A whole number, or null while nothing is typed. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  onChange?: ((value: number | null) => void) | undefined;
  /** The minimum; applied when the box loses the focus, so that 12 can be typed with a minimum of 5. @default 0 */
  min?: number | undefined;
  /** The maximum; applied while typing. @default 999999 */
  max?: number | undefined;
  /** The step of the arrow keys; Page Up and Page Down add ten times as much. @default 1 */
  step?: number | undefined;
  /** Text after the number, e.g. a unit. */
  unit?: string | undefined;
  /** Shows a minus and a plus button around the number; holding one down repeats. @default false */
  stepper?: boolean | undefined;
  /** The accessible name of the minus button. @default 'Less' */
  lessLabel?: string | undefined;
  /** The accessible name of the plus button. @default 'More' */
  moreLabel?: string | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
};

/**
 * An input for a whole number. Arrow keys count up and down; the wheel does nothing. `ref` is the input; `className` and
 * `style` apply to the box around it.
 */
export function NumberInput(props: NumberInputProps) {
  const { value: given, defaultValue = null, onChange, min = 0, max = 999_999, step = 1, unit, ...rest } = props;
  const { stepper = false, lessLabel = 'Less', moreLabel = 'More', size = 'm', className, style, ...others } = rest;
  const { onBlur, onFocus, onMouseUp, onPointerDown, onKeyDown, onCompositionEnd, ...input } = others;
  const [value, setValue] = useValue(given, defaultValue, onChange);
  const typed = useTypedText({ value, write, nothing: 0, onKeyDown, onBlur, onFocus, onMouseUp, onPointerDown });
  const wiring = useFieldAttributes(input);
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const fixed = input.disabled === true || input.readOnly === true;

  const changeText = (text: string) => {
    const { value: read } = readInteger(text, { min, max });
    const next = typed.type(text, read);
    if (next !== value) setValue(next);
  };
  const count = (steps: number) => {
    if (fixed) return;
    const next = within(value === null ? min : value + steps * step);
    typed.forget();
    if (next !== value) setValue(next);
  };
  const countByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    typed.handlers.onKeyDown(event);
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined || fixed || event.defaultPrevented) return;
    event.preventDefault();
    count(steps);
  };
  const hold = useHold(count);
  const button = (icon: 'minus' | 'plus', label: string, steps: number, limit: number) => (
    // Arrow keys do the same from the input, so Tab skips the button.
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      disabled={fixed || (value !== null && within(value) === limit)}
      {...hold(steps)}
    >
      <Icon name={icon} />
    </button>
  );

  const Box = stepper ? StepperBox : InputBox;
  return (
    <Box
      className={className}
      style={style}
      data-size={size}
      data-disabled={input.disabled || undefined}
      data-invalid={wiring['aria-invalid'] || undefined}
    >
      {stepper && button('minus', lessLabel, -1, min)}
      <input
        inputMode={min < 0 ? 'text' : 'numeric'}
        autoComplete="off"
        {...input}
        {...cleanedBy((text) => readInteger(text, { min, max }).text, input)}
        {...wiring}
        type="text"
        role="spinbutton"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null || unit === undefined ? undefined : `${value} ${unit}`}
        data-align="end"
        value={typed.text}
        {...typed.handlers}
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (isComposing(event)) typed.type(text, value);
          else changeText(text);
        }}
        onCompositionEnd={(event) => {
          changeText(event.currentTarget.value);
          onCompositionEnd?.(event);
        }}
        onKeyDown={countByKey}
        onBlur={(event) => {
          if (value !== null && value !== within(value)) setValue(within(value));
          typed.handlers.onBlur(event);
        }}
      />
      {unit !== undefined && <span data-unit="">{unit}</span>}
      {stepper && button('plus', moreLabel, 1, max)}
    </Box>
  );
}

const write = (value: number | null) => String(value ?? '');
