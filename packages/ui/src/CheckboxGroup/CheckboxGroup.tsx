'use client';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldContext } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useValue } from '../value/useValue.ts';
import { Group } from './CheckboxGroup.styles.ts';
import { choose, chooseAll } from './choose.ts';
import { uniqueById } from './uniqueById.ts';

export type CheckboxChoice = {
  id: string;
  label: string;
  /** Secondary text below the label. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
};

export type CheckboxGroupProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** The name of the group. */
  legend: ReactNode;
  /** The choices in display order. Of two with the same id, the first is used. */
  choices: readonly CheckboxChoice[];
  /** The ids of the selected choices. Makes the group controlled. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  /** Called with the selected ids in the order of the choices. */
  onChange?: ((ids: string[]) => void) | undefined;
  /** The label of a first box that selects all choices or none. Without it there is no such box. */
  allLabel?: string | undefined;
  /** Help text. Stays visible next to an error. */
  hint?: ReactNode;
  /** An error text, shown before those of `min` and `max`. Marks the boxes invalid. */
  error?: ReactNode;
  /** The minimum number of selected choices; checked when the group loses the focus. @default 0 */
  min?: number | undefined;
  /** The maximum number of selected choices; checked at once. @default the number of choices */
  max?: number | undefined;
  /** @default 'Choose at least 2' */
  tooFewText?: ((count: { chosen: number; min: number }) => string) | undefined;
  /** @default 'Choose at most 2' */
  tooManyText?: ((count: { chosen: number; max: number }) => string) | undefined;
  /** Shows the required mark. @default false */
  required?: boolean | undefined;
  /** Small text next to the legend, e.g. the application's word for "optional". */
  mark?: ReactNode;
  /** The name under which the selected ids are sent with the form. */
  name?: string | undefined;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
};

const none: readonly string[] = [];

/**
 * Selects any number of a few choices that are all visible. A fieldset with its own legend, hint and error; needs no `Field`.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const {
    legend,
    choices: listed,
    value: given,
    defaultValue = none,
    onChange,
    allLabel,
    hint,
    error,
    ...rest
  } = props;
  const { min = 0, max = Infinity, tooFewText, tooManyText, required = false, mark, name, ...others } = rest;
  const { orientation = 'vertical', onBlur, ...fieldset } = others;
  const [value, setValue] = useValue<readonly string[]>(given, defaultValue, (ids) => onChange?.([...ids]));
  const [left, setLeft] = useState(false);
  const id = useId();
  const choices = uniqueById(listed);

  const chosen = choices.filter((choice) => value.includes(choice.id)).length;
  const tooFew = left && chosen < min ? (tooFewText ?? atLeast)({ chosen, min }) : undefined;
  const tooMany = chosen > max ? (tooManyText ?? atMost)({ chosen, max }) : undefined;
  const sentence = isShown(error) ? error : (tooMany ?? tooFew);
  const invalid = isShown(sentence);
  const described = [isShown(hint) && `${id}-hint`, invalid && `${id}-error`].filter((part) => part !== false);
  return (
    <Group
      aria-describedby={described.length === 0 ? undefined : described.join(' ')}
      {...fieldset}
      data-orientation={orientation}
      data-invalid={invalid || undefined}
      onBlur={(event) => {
        setLeft(!event.currentTarget.contains(event.relatedTarget));
        onBlur?.(event);
      }}
    >
      <legend>
        {legend}
        {required && <span aria-hidden>*</span>}
        {isShown(mark) && <small>{mark}</small>}
      </legend>
      {/* A surrounding Field would give its one id to every box. */}
      <FieldContext value={null}>
        {allLabel !== undefined && (
          <Checkbox
            data-all=""
            label={allLabel}
            checked={choices.length > 0 && chosen === choices.length}
            indeterminate={chosen > 0 && chosen < choices.length}
            disabled={choices.every((choice) => choice.disabled)}
            onChange={(on) => setValue(chooseAll(choices, value, on))}
          />
        )}
        {choices.map((choice) => (
          <Checkbox
            key={choice.id}
            label={choice.label}
            hint={choice.hint}
            name={name}
            value={choice.id}
            checked={value.includes(choice.id)}
            disabled={choice.disabled}
            aria-invalid={invalid || undefined}
            onChange={(on) => setValue(choose(choices, value, choice.id, on))}
          />
        ))}
      </FieldContext>
      {isShown(hint) && <p id={`${id}-hint`}>{hint}</p>}
      {invalid && (
        <p id={`${id}-error`} role="alert">
          <Icon name="warning" size={14} />
          <span>{sentence}</span>
        </p>
      )}
    </Group>
  );
}

const atLeast = ({ min }: { min: number }) => `Choose at least ${min}`;
const atMost = ({ max }: { max: number }) => `Choose at most ${max}`;

function isShown(node: ReactNode) {
  return node !== undefined && node !== null && node !== false && node !== '';
}
