import { TextInput } from '@tilldesk/ui';
import { useState } from 'react';
import { percentOf, rateOf } from './rates.ts';

export type PercentInputProps = {
  value: string | null;
  onChange: (rate: string | null) => void;
  /** Names the box where no `Field` stands around it. */
  label?: string;
};

/** Takes a rate of the contract ('0.0825') as a percentage (8.25). */
export function PercentInput({ value, onChange, label }: PercentInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = typed !== null && rateOf(typed) === value;
  return (
    <TextInput
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      end="%"
      value={isOwn ? typed : value === null ? '' : percentOf(value)}
      onChange={(text) => {
        const percent = text.replaceAll(/[^\d.,]/g, '');
        setTyped(percent);
        onChange(rateOf(percent));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
