'use client';
import { type Ref, useState } from 'react';
import { ComboboxControl } from '../Combobox/ComboboxControl.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { listMessage } from '../OptionPanel/listMessage.ts';
import { type Option, selectTexts } from '../OptionPanel/option.ts';
import type { CreateOption, SelectControlProps } from '../OptionPanel/selectControl.ts';
import { useValue } from '../value/useValue.ts';
import { type LoadOptions, useOptionPages } from './useOptionPages.ts';

export type AsyncSelectProps = SelectControlProps & {
  /** Returns one page of options for a text. Called 200 ms after the last key, and again for each further page. */
  load: LoadOptions;
  /** The whole selected option, because its label is not otherwise known; null for none. */
  value?: Option | null | undefined;
  defaultValue?: Option | null | undefined;
  /** Called with the selected option, or null when the selection was cleared. */
  onChange?: ((option: Option | null) => void) | undefined;
  /** Allows clearing the selection. @default true */
  clearable?: boolean | undefined;
  /** Offers to create an option from a text that equals no found label. */
  onCreate?: CreateOption | undefined;
  icon?: IconName | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A select for more options than fit in the browser: the typed text is passed to `load`. Same keys as `Combobox`. */
export function AsyncSelect({ ref, ...props }: AsyncSelectProps) {
  const { load, value, defaultValue = null, onChange, clearable = true, ...control } = props;
  const texts = { ...selectTexts, ...props.texts };
  const [selected, select] = useValue(value, defaultValue, onChange);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { status, items, loadMore, retry } = useOptionPages(load, text, open);
  const loading = status === 'loading';

  return (
    <ComboboxControl
      {...control}
      input={ref}
      texts={texts}
      options={items}
      selected={selected}
      onSelect={select}
      text={text}
      onText={setText}
      onOpenChange={setOpen}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        if (scrollHeight - scrollTop < 1.5 * clientHeight) loadMore();
      }}
      clearable={clearable}
      settled={status === 'ready'}
      message={listMessage(texts, {
        loading,
        failed: status === 'failed',
        onRetry: retry,
        none: items.length === 0,
        text,
      })}
    />
  );
}
