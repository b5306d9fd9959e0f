'use client';
import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Face, Group } from './ChoiceTiles.styles.ts';

export type ChoiceTile<Value extends string> = {
  value: Value;
  label: string;
  icon?: IconName | undefined;
  /** The shortcut key, if there is one. The page handles the key. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
};

export type ChoiceTilesProps<Value extends string> = Omit<
  ComponentPropsWithRef<'div'>,
  'role' | 'aria-label' | 'onChange' | 'children'
> & {
  /** The accessible name of the group. */
  label: string;
  /** The selected value; null for none. */
  value: Value | null;
  /** At most six options. Use a Select for more. */
  options: readonly ChoiceTile<Value>[];
  onChange: (value: Value) => void;
  /** @default false */
  disabled?: boolean | undefined;
};

/** Shows a few options as large tiles for touch, one of them selected: cash or card. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { label, value, options, onChange, disabled = false, ...div } = props;
  return (
    <Group {...div} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={disabled || option.disabled}
          onClick={() => onChange(option.value)}
        >
          <Face>
            {option.icon && <Icon name={option.icon} size={24} />}
            <span>{option.label}</span>
            {option.hint !== undefined && <Kbd>{option.hint}</Kbd>}
          </Face>
        </button>
      ))}
    </Group>
  );
}
