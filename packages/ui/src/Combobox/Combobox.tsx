'use client';
import { type Ref, useEffect, useState } from 'react';
import type { IconName } from '../Icon/Icon.tsx';
import { findOptions } from '../OptionPanel/findOptions.ts';
import { foldAhead } from '../OptionPanel/foldedLabels.ts';
import { listMessage } from '../OptionPanel/listMessage.ts';
import { type Option, selectTexts } from '../OptionPanel/option.ts';
import type { CreateOption, SelectControlProps, SelectOptionsProps } from '../OptionPanel/selectControl.ts';
import { useValue } from '../value/useValue.ts';
import { ComboboxControl } from './ComboboxControl.tsx';

export type ComboboxProps = SelectControlProps &
  SelectOptionsProps & {
    /** The id of the selected option; null for none. Makes the box controlled. */
    value?: string | null | undefined;
    defaultValue?: string | null | undefined;
    /** Called with the id, or null when the selection was cleared. */
    onChange?: ((id: string | null) => void) | undefined;
    /** Allows clearing the selection. @default true */
    clearable?: boolean | undefined;
    /** Offers to create an option from a text that equals no label. */
    onCreate?: CreateOption | undefined;
    icon?: IconName | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/**
 * Selects one option by typing part of its label or hint. All options are in the browser and are filtered there. Keys follow
 * the ARIA editable combobox with list autocomplete.
 */
export function Combobox({ ref, ...props }: ComboboxProps) {
  const { options, value: given, defaultValue = null, onChange, clearable = true, ...control } = props;
  const texts = { ...selectTexts, ...props.texts };
  const [value, choose] = useValue(given, defaultValue, onChange);
  const [text, setText] = useState('');
  const [created, setCreated] = useState<Option | null>(null);
  const found = findOptions(options, text);
  // An option that was just created may not be in the options yet.
  const selected =
    value === null ? null : (options.find(({ id }) => id === value) ?? (created?.id === value ? created : null));
  useEffect(
    function foldLabels() {
      return foldAhead(options);
    },
    [options],
  );
  return (
    <ComboboxControl
      {...control}
      input={ref}
      texts={texts}
      options={found}
      selected={selected}
      onSelect={(option) => {
        setCreated(option);
        choose(option?.id ?? null);
      }}
      text={text}
      onText={setText}
      clearable={clearable}
      settled={!props.loading}
      message={listMessage(texts, { ...props, none: found.length === 0, text })}
    />
  );
}
