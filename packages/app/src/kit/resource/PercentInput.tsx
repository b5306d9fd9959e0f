import { TextInput } from '@tilldesk/ui';
import { useState } from 'react';
import { percentOf, rateOf } from './rates.ts';

/** Takes a rate of the contract ('0.0825') as a percentage (8.25). */
export function PercentInput({ value, onChange }: { value: string | null; onChange: (rate: string | null) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = typed !== null && rateOf(typed) === value;
  return (
    <TextInput
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
