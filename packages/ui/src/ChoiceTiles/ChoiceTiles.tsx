import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Face, Group } from './ChoiceTiles.styles.ts';

export type ChoiceTile<Value extends string> = {
  value: Value;
  label: string;
  icon?: IconName | undefined;
  /** Is the key that presses it, where there is one; the page listens for it. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
};

export type ChoiceTilesProps<Value extends string> = Omit<
  ComponentPropsWithRef<'div'>,
  'role' | 'aria-label' | 'onChange' | 'children'
> & {
  /** Names the group for screen readers. */
  label: string;
  /** Is what is pressed, or null while nothing is. */
  value: Value | null;
  /** Are at most six: what does not fit into six tiles belongs into a Select. */
  options: readonly ChoiceTile<Value>[];
  onChange: (value: Value) => void;
  /** @default false */
  disabled?: boolean | undefined;
};

/** Shows a few choices as tiles for a finger, one of them pressed: cash or card. */
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
