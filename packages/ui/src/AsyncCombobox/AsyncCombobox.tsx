import { type Ref, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ComboboxControl } from '../Combobox/ComboboxControl.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { type Option, selectTexts } from '../OptionPanel/option.ts';
import type { PanelMessage } from '../OptionPanel/OptionPanel.tsx';
import type { SelectControlProps } from '../OptionPanel/selectControl.ts';
import { useValue } from '../value/useValue.ts';
import { type LoadOptions, useOptionPages } from './useOptionPages.ts';

export type AsyncComboboxProps = SelectControlProps & {
  /** Answers one page of options for a text; asked 200 ms after the last key, again for each further page. */
  load: LoadOptions;
  /** Is the whole chosen option, because its label is not otherwise known; null for none. */
  value?: Option | null | undefined;
  defaultValue?: Option | null | undefined;
  /** Receives null when the choice was cleared. */
  onChange?: ((option: Option | null) => void) | undefined;
  /** Lets the choice be taken away. @default true */
  clearable?: boolean | undefined;
  icon?: IconName | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Chooses one of more options than fit into the browser: what is typed is asked of `load`. */
export function AsyncCombobox(props: AsyncComboboxProps) {
  const { load, value, defaultValue = null, onChange, clearable = true, ...control } = props;
  const texts = { ...selectTexts, ...props.texts };
  const [selected, select] = useValue(value, defaultValue, onChange);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { status, items, loadMore, retry } = useOptionPages(load, text, open);

  const messages: Record<typeof status, PanelMessage | null> = {
    loading: { tone: 'busy', text: texts.loading },
    failed: {
      tone: 'bad',
      text: texts.failed,
      action: (
        <Button size="s" icon="refresh" tabIndex={-1} onClick={retry}>
          {texts.retry}
        </Button>
      ),
    },
    ready: items.length > 0 ? null : { tone: 'quiet', text: text === '' ? texts.empty : texts.noResults },
  };
  return (
    <ComboboxControl
      {...control}
      texts={texts}
      options={items}
      selected={selected}
      onSelect={select}
      text={text}
      onText={setText}
      onOpenChange={setOpen}
      onNearEnd={loadMore}
      clearable={clearable}
      message={messages[status]}
    />
  );
}
