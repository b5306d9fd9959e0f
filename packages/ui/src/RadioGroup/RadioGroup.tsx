import { type ComponentPropsWithRef, useContext, useId } from 'react';
import { Box, ChoiceRow } from '../Checkbox/choice.styles.ts';
import { uniqueById } from '../CheckboxGroup/uniqueById.ts';
import { FieldContext, useFieldWiring } from '../Field/fieldContext.ts';
import { useValue } from '../value/useValue.ts';
import { Group } from './RadioGroup.styles.ts';

export type RadioChoice = {
  id: string;
  label: string;
  /** Stands below the label in quiet letters. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
};

export type RadioGroupProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** Are shown in this order; of two with the same id the first. */
  choices: readonly RadioChoice[];
  /** Is the id of the choice, null for none; with it the group is controlled. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** Sends the chosen id with the form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
};

/** Chooses one of a few that should all be seen. Arrow keys choose the next or the one before. Named by the `Field` around it or by `aria-label`. */
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
  const wiring = useFieldWiring(div);
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
