'use client';
import { type ComponentPropsWithRef, useContext, useId, useState } from 'react';
import { FieldContext, useFieldAttributes } from '../Field/fieldContext.ts';
import { useValue } from '../value/useValue.ts';
import { type DateRange, isReversed, isSameRange, isSettled } from './dateRange.ts';
import { RangeBox } from './DateRangeInput.styles.ts';

export type DateRangePreset = DateRange & { id: string; label: string };

export type DateRangeInputProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** The first and the last day, 'YYYY-MM-DD' or ''. Makes the component controlled. */
  value?: DateRange | undefined;
  defaultValue?: DateRange | undefined;
  /** Called with ranges whose end is not before their start. */
  onChange?: ((range: DateRange) => void) | undefined;
  /** Named ranges to select. `datePresets` returns the usual ones, to be labelled. Without presets there is no select. */
  presets?: readonly DateRangePreset[] | undefined;
  /** The accessible name of the preset select. @default 'Range' */
  presetsLabel?: string | undefined;
  /** The option for days that match no preset. @default 'Custom' */
  customLabel?: string | undefined;
  /** @default 'From' */
  fromLabel?: string | undefined;
  /** @default 'To' */
  toLabel?: string | undefined;
  /**
   * Shown and announced while the first day is after the last; the range is not reported then. @default 'The first day is after
   * the last day'
   */
  reversedText?: string | undefined;
  /** The first and last day that the calendars offer, 'YYYY-MM-DD'. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** @default 'm' */
  size?: 's' | 'm' | undefined;
};

const open: DateRange = { from: '', to: '' };

/**
 * An input for a first and a last day, by preset or by the browser's own calendars. A group, named by the surrounding `Field`
 * or by `aria-label`.
 */
export function DateRangeInput(props: DateRangeInputProps) {
  const { value: given, defaultValue = open, onChange, presets = [], presetsLabel = 'Range', ...rest } = props;
  const { customLabel = 'Custom', fromLabel = 'From', toLabel = 'To', min, max = '9999-12-31', ...others } = rest;
  const { reversedText = 'The first day is after the last day', disabled, readOnly, size = 'm', ...div } = others;
  const [value, setValue] = useValue(given, defaultValue, onChange);
  // A range that cannot be reported yet, with the value on which it was typed.
  const [draft, setDraft] = useState<{ range: DateRange; over: DateRange } | null>(null);
  const field = useContext(FieldContext);
  const wiring = useFieldAttributes(div);
  const own = useId();

  const current = draft !== null && isSameRange(draft.over, value) ? draft : null;
  // Discarded permanently: the old draft must not reappear with the old value.
  if (draft !== current) setDraft(current);
  const range = current?.range ?? value;
  const reversed = isReversed(range);
  const changeRange = (next: DateRange) => {
    if (isReversed(next) || !isSettled(next)) return setDraft({ range: next, over: value });
    setDraft(null);
    if (!isSameRange(next, value)) setValue(next);
  };
  const invalid = reversed || wiring['aria-invalid'];
  const described = [wiring['aria-describedby'], reversed ? own : undefined].filter((id) => id !== undefined);
  const day = (side: keyof DateRange, label: string) => (
    <input
      type="date"
      aria-label={label}
      aria-invalid={invalid}
      aria-required={wiring['aria-required']}
      id={side === 'from' ? wiring.id : undefined}
      value={range[side]}
      min={min}
      max={max}
      disabled={disabled}
      readOnly={readOnly}
      onChange={(event) => changeRange({ ...range, [side]: event.currentTarget.value })}
    />
  );
  return (
    <RangeBox
      role="group"
      aria-labelledby={div['aria-label'] === undefined ? field?.labelId : undefined}
      {...div}
      id={undefined}
      aria-describedby={described.length === 0 ? undefined : described.join(' ')}
      aria-invalid={undefined}
      aria-required={undefined}
      data-size={size}
      data-disabled={disabled || undefined}
      data-invalid={invalid || undefined}
    >
      {presets.length > 0 && (
        <select
          aria-label={presetsLabel}
          disabled={disabled || readOnly}
          value={presets.find((preset) => isSameRange(preset, range))?.id ?? ''}
          onChange={(event) => {
            const chosen = presets.find(({ id }) => id === event.currentTarget.value);
            if (chosen) changeRange({ from: chosen.from, to: chosen.to });
          }}
        >
          <option value="" hidden>
            {customLabel}
          </option>
          {presets.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
      <span>
        {day('from', fromLabel)}
        <span aria-hidden>–</span>
        {day('to', toLabel)}
      </span>
      {reversed && (
        <span id={own} role="alert">
          {reversedText}
        </span>
      )}
    </RangeBox>
  );
}
