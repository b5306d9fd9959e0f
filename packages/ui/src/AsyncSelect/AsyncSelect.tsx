import { type Ref, useState } from 'react';
import { ComboboxControl } from '../Combobox/ComboboxControl.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { listMessage } from '../OptionPanel/listMessage.ts';
import { type Option, selectTexts } from '../OptionPanel/option.ts';
import type { CreateOption, SelectControlProps } from '../OptionPanel/selectControl.ts';
import { useValue } from '../value/useValue.ts';
import { type LoadOptions, useOptionPages } from './useOptionPages.ts';

export type AsyncSelectProps = SelectControlProps & {
  /** Answers one page of options for a text; asked 200 ms after the last key, again for each further page. */
  load: LoadOptions;
  /** Is the whole chosen option, because its label is not otherwise known; null for none. */
  value?: Option | null | undefined;
  defaultValue?: Option | null | undefined;
  /** Receives null when the choice was cleared. */
  onChange?: ((option: Option | null) => void) | undefined;
  /** Lets the choice be taken away. @default true */
  clearable?: boolean | undefined;
  /** Offers to make an option of a text that no label found equals. */
  onCreate?: CreateOption | undefined;
  icon?: IconName | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Chooses one of more options than fit into the browser: what is typed is asked of `load`. Keys are those of `Combobox`. */
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
