import { type Ref, useMemo, useState } from 'react';
import type { IconName } from '../Icon/Icon.tsx';
import { filterOptions } from '../OptionPanel/filterOptions.ts';
import { type Option, selectTexts } from '../OptionPanel/option.ts';
import type { SelectControlProps } from '../OptionPanel/selectControl.ts';
import { useValue } from '../value/useValue.ts';
import { ComboboxControl } from './ComboboxControl.tsx';

export type ComboboxProps = SelectControlProps & {
  options: readonly Option[];
  /** Is the id of the chosen option, null for none; with it the box is controlled. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Receives null when the choice was cleared. */
  onChange?: ((id: string | null) => void) | undefined;
  /** Says that the options are on their way. @default false */
  loading?: boolean | undefined;
  /** Lets the choice be taken away. @default true */
  clearable?: boolean | undefined;
  icon?: IconName | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Chooses one of a list by typing part of its label or hint; the whole list is at hand and is filtered here. */
export function Combobox(props: ComboboxProps) {
  const { options, value: given, defaultValue = null, onChange, loading = false, clearable = true, ...control } = props;
  const texts = { ...selectTexts, ...props.texts };
  const [value, choose] = useValue(given, defaultValue, onChange);
  const [text, setText] = useState('');
  const found = useMemo(() => filterOptions(options, text), [options, text]);
  const none = { tone: 'quiet', text: text === '' ? texts.empty : texts.noResults } as const;
  return (
    <ComboboxControl
      {...control}
      texts={texts}
      options={found}
      selected={options.find((option) => option.id === value) ?? null}
      onSelect={(option) => choose(option?.id ?? null)}
      text={text}
      onText={setText}
      clearable={clearable}
      message={loading ? { tone: 'busy', text: texts.loading } : found.length === 0 ? none : null}
    />
  );
}
