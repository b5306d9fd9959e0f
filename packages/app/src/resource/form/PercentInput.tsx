import { TextInput, useTypedText } from '@tilldesk/ui';
import { percentOf, rateOf } from '../rates.ts';

export type PercentInputProps = {
  value: string | null;
  onChange: (rate: string | null) => void;
  /** Accessible name for an input outside of a `Field`. */
  label?: string;
};

/** Edits a rate of the contract ('0.0825') as a percentage (8.25). */
export function PercentInput({ value, onChange, label }: PercentInputProps) {
  const typed = useTypedText({
    value,
    write: (rate) => (rate === null ? '' : percentOf(rate)),
    nothing: '0',
  });
  return (
    <TextInput
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      end="%"
      value={typed.text}
      {...typed.handlers}
      onChange={(text) => {
        const percent = text.replaceAll(/[^\d.,]/g, '');
        const rate = rateOf(percent);
        onChange(typed.type(percent, rate));
      }}
    />
  );
}
