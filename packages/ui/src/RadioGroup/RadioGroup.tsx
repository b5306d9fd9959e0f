'use client';
import { type ComponentPropsWithRef, useContext, useId } from 'react';
import { Box, ChoiceRow } from '../Checkbox/choice.styles.ts';
import { uniqueById } from '../CheckboxGroup/uniqueById.ts';
import { FieldContext, useFieldAttributes } from '../Field/fieldContext.ts';
import { useValue } from '../value/useValue.ts';
import { Group } from './RadioGroup.styles.ts';

export type RadioChoice = {
  id: string;
  label: string;
  /** Secondary text below the label. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
};

export type RadioGroupProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** The choices in display order. Of two with the same id, the first is used. */
  choices: readonly RadioChoice[];
  /** The id of the selected choice; null for none. Makes the group controlled. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** The name under which the selected id is sent with the form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
};

/**
 * Selects one of a few choices that are all visible. Arrow keys select the next or previous choice. Named by the surrounding
 * `Field` or by `aria-label`.
 */
export function RadioGroup(props: RadioGroupProps) {
  const {
    choices,
    value: given,
    defaultValue = null,
    onChange,
    name,
    disabled,
    orientation = 'vertical',
    ...div
  } = props;
  const [value, setValue] = useValue(given, defaultValue, (id: string | null) => {
    if (id !== null) onChange?.(id);
  });
  const field = useContext(FieldContext);
  const wiring = useFieldAttributes(div);
  const own = useId();
  return (
    <Group
      role="radiogroup"
      aria-labelledby={div['aria-label'] === undefined ? field?.labelId : undefined}
      {...div}
      {...wiring}
      aria-orientation={orientation}
    >
      {uniqueById(choices).map((choice) => (
        <ChoiceRow key={choice.id}>
          <Box
            type="radio"
            name={name ?? own}
            value={choice.id}
            checked={value === choice.id}
            disabled={disabled || choice.disabled}
            onChange={() => setValue(choice.id)}
          />
          <span>
            {choice.label}
            {choice.hint !== undefined && <small>{choice.hint}</small>}
          </span>
        </ChoiceRow>
      ))}
    </Group>
  );
}
