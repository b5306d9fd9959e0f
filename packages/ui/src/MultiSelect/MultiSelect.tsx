'use client';
import { useCombobox, useMultipleSelection } from 'downshift';
import {
  type MouseEvent,
  type Ref,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FieldContext, useFieldAttributes } from '../Field/fieldContext.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { BoxButtons } from '../OptionPanel/BoxButtons.tsx';
import { findOptions } from '../OptionPanel/findOptions.ts';
import { foldAhead } from '../OptionPanel/foldedLabels.ts';
import { listMessage } from '../OptionPanel/listMessage.ts';
import { type Option, optionKey, optionLabel, type PanelRow } from '../OptionPanel/option.ts';
import { OptionPanel } from '../OptionPanel/OptionPanel.tsx';
import type { CreateOption, SelectControlProps, SelectOptionsProps } from '../OptionPanel/selectControl.ts';
import { useCreate } from '../OptionPanel/useCreate.ts';
import { revealRow, rewind } from '../OptionPanel/useListViewport.ts';
import { useValue } from '../value/useValue.ts';
import { Chips } from './Chips.tsx';
import { Box } from './MultiSelect.styles.ts';
import { multiSelectTexts, type MultiSelectTexts } from './multiSelectTexts.ts';
import { reduceMultiSelect } from './reduceMultiSelect.ts';
import { useChosen } from './useChosen.ts';

export type MultiSelectProps = Omit<SelectControlProps, 'texts'> &
  SelectOptionsProps & {
    /** The ids of the selected options, in the order of selection. Makes the select controlled. */
    value?: readonly string[] | undefined;
    defaultValue?: readonly string[] | undefined;
    onChange?: ((ids: readonly string[]) => void) | undefined;
    /** The maximum number of selected options. */
    max?: number | undefined;
    /** Offers a row that selects all options, or none; not together with `max`. @default false */
    all?: boolean | undefined;
    /** The maximum number of selected options that are shown one by one; above it their number is shown. @default 5 */
    shown?: number | undefined;
    /** Offers to create an option from a text that equals no label. */
    onCreate?: CreateOption | undefined;
    icon?: IconName | undefined;
    texts?: Partial<MultiSelectTexts> | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

const none: readonly string[] = [];

/**
 * Selects several options by typing part of their labels. Keys follow the ARIA combobox with a multi-select listbox; Backspace
 * in an empty box removes the last option, the arrow keys move to the selected options, Delete removes them.
 */
export function MultiSelect({ ref: input, ...props }: MultiSelectProps) {
  const { options, max, shown = 5, disabled = false, readOnly = false, icon } = props;
  const idle = disabled || readOnly;
  const texts = { ...multiSelectTexts, ...props.texts };
  const [ids, choose] = useValue(props.value, props.defaultValue ?? none, props.onChange);
  const [text, setText] = useState('');
  const [created, setCreated] = useState<readonly Option[]>([]);
  const [mirrored, setMirrored] = useState(false);
  const wiring = useFieldAttributes(props);
  const field = useContext(FieldContext);
  const anchor = useRef<HTMLDivElement>(null);
  const chosen = useChosen(options, created, ids);
  const chosenIds = useMemo(() => new Set(ids), [ids]);
  const full = max !== undefined && ids.length >= max;
  const folded = chosen.length > shown;

  const found = findOptions(options, text);
  const creation = useCreate({ ...props, text, options: found, settled: !props.loading && !full, texts }, (option) => {
    setCreated([...created, option]);
    choose([...ids, option.id]);
    setText('');
  });
  const offersAll = props.all === true && max === undefined && text === '' && options.length > 0;
  const action = options.every(({ id }) => chosenIds.has(id)) ? 'none' : 'all';
  const items: PanelRow[] = [
    ...(offersAll ? [{ id: '', label: texts[action], action } as const] : []),
    ...found,
    ...(creation.row ? [creation.row] : []),
  ];
  useEffect(
    function foldLabels() {
      return foldAhead(options);
    },
    [options],
  );

  const picked = useMultipleSelection<Option>({
    selectedItems: chosen,
    itemToKey: optionKey,
    onSelectedItemsChange: ({ selectedItems }) => choose(selectedItems.map(({ id }) => id)),
    keyNavigationPrevious: mirrored ? 'ArrowRight' : 'ArrowLeft',
    keyNavigationNext: mirrored ? 'ArrowLeft' : 'ArrowRight',
  });
  const box = useCombobox<PanelRow>({
    items,
    itemToString: optionLabel,
    itemToKey: optionKey,
    isItemDisabled: (row) => full && row.action === undefined && !chosenIds.has(row.id),
    selectedItem: null,
    defaultHighlightedIndex: 0,
    stateReducer: reduceMultiSelect,
    onSelectedItemChange: ({ selectedItem: row }) => {
      if (!row) return;
      if (row.action === 'create') return void creation.make();
      setText('');
      if (row.action === 'none') choose([]);
      else if (row.action === 'all') choose([...new Set([...ids, ...options.map(({ id }) => id)])]);
      else choose(chosenIds.has(row.id) ? ids.filter((id) => id !== row.id) : [...ids, row.id]);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setText('');
    },
    scrollIntoView: revealRow,
    ...(wiring.id !== undefined && { inputId: wiring.id }),
    ...(field !== null && { labelId: field.labelId }),
  });
  const { isOpen, highlightedIndex, openMenu, setInputValue } = box;
  useEffect(
    function clearWhenCreated() {
      if (creation.made > 0) setInputValue('');
    },
    [creation.made, setInputValue],
  );
  const label = props['aria-label'];
  const labelled = { ...(label !== undefined && { 'aria-label': label }) };
  const listProps = box.getMenuProps({ ...labelled, 'aria-multiselectable': true }, { suppressRefError: true });
  const dropdown = picked.getDropdownProps({ preventKeyAction: idle || folded });
  const typed = () => anchor.current?.querySelector('input') ?? null;
  // downshift's input needs a ref of its own, so the caller's ref is set from the surrounding box.
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(input, typed);
  const message =
    creation.message ??
    (creation.row ? null : listMessage(texts, { ...props, none: items.length === 0, text })) ??
    (full ? { tone: 'quiet' as const, text: texts.full(max) } : null) ??
    (ids.length > 0 ? { tone: 'quiet' as const, text: texts.chosen(ids.length) } : null);

  return (
    <Box
      ref={anchor}
      className={props.className}
      style={props.style}
      data-size={props.size ?? 'm'}
      data-disabled={disabled || undefined}
      data-invalid={wiring['aria-invalid'] || undefined}
    >
      {icon && <Icon name={icon} />}
      <div data-chips>
        <Chips
          chosen={chosen}
          folded={folded}
          idle={idle}
          texts={texts}
          chipProps={(option, index) => picked.getSelectedItemProps({ selectedItem: option, index })}
          onRemove={(option) => {
            picked.removeSelectedItem(option);
            typed()?.focus();
          }}
        />
        <input
          {...box.getInputProps({
            ...dropdown,
            placeholder: chosen.length === 0 ? props.placeholder : undefined,
            ...labelled,
            disabled: idle,
            // Opens on mouse down, like a native select.
            onMouseDown: (event: MouseEvent) => {
              if (!idle && !isOpen && event.button === 0) openMenu();
            },
            onFocus: (event) => setMirrored(event.currentTarget.matches(':dir(rtl)')),
            onChange: (event) => {
              rewind(event);
              setText(event.currentTarget.value);
            },
            onKeyDown: (event) => {
              dropdown.onKeyDown?.(event);
              if (!isOpen) return;
              // A surrounding dialog must not close together with the list.
              if (event.key === 'Escape') event.stopPropagation();
              if (event.key === 'Enter' && items.length === 0) message?.action?.run();
            },
          })}
          {...(highlightedIndex >= items.length && { 'aria-activedescendant': undefined })}
          {...wiring}
          disabled={disabled}
          readOnly={readOnly}
        />
      </div>
      <BoxButtons
        texts={texts}
        open={isOpen}
        onClear={
          chosen.length > 0 && !idle
            ? () => {
                choose([]);
                typed()?.focus();
              }
            : undefined
        }
        toggleProps={readOnly ? undefined : box.getToggleButtonProps({ disabled })}
      />
      {props.name !== undefined &&
        ids.map((id) => <input key={id} type="hidden" name={props.name} value={id} disabled={disabled} />)}
      {isOpen && (
        <OptionPanel
          anchor={anchor}
          moved={folded ? -1 : ids.length}
          rows={items}
          highlighted={highlightedIndex}
          isSelected={(row) => row.action === undefined && chosenIds.has(row.id)}
          question={text}
          message={message}
          listProps={listProps}
          rowProps={(item, index) => box.getItemProps({ item, index })}
        />
      )}
    </Box>
  );
}
