'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Group } from './Segments.styles.ts';

export type SegmentsProps<Value extends string> = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  /** The accessible name of the group. */
  label: string;
  value: Value;
  /** The choices; `name` is the tooltip, and the accessible name if `face` is not text. */
  options: readonly { value: Value; name: string; face: ReactNode; lang?: string }[];
  onChange: (value: Value) => void;
  /** @default false */
  disabled?: boolean | undefined;
};

/** Shows two to four choices side by side, one of them selected. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled = false,
  ...div
}: SegmentsProps<Value>) {
  return (
    <Group {...div} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={typeof option.face === 'string' ? undefined : option.name}
          title={option.name}
          lang={option.lang}
          disabled={disabled}
          onClick={() => onChange(option.value)}
        >
          {option.face}
        </button>
      ))}
    </Group>
  );
}
