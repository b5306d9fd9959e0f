'use client';
import { useCombobox } from 'downshift';
import { type MouseEvent, type Ref, type UIEvent, useContext, useEffect, useRef } from 'react';
import { FieldContext, useFieldAttributes } from '../Field/fieldContext.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { BoxButtons } from '../OptionPanel/BoxButtons.tsx';
import { type Option, optionKey, optionLabel, type PanelRow, type SelectTexts } from '../OptionPanel/option.ts';
import { OptionPanel, type PanelMessage } from '../OptionPanel/OptionPanel.tsx';
import type { CreateOption, SelectControlProps } from '../OptionPanel/selectControl.ts';
import { useCreate } from '../OptionPanel/useCreate.ts';
import { revealRow, rewind } from '../OptionPanel/useListViewport.ts';
import { Box } from './Combobox.styles.ts';
import { reduceClearable, reduceCombobox } from './reduceCombobox.ts';

export type ComboboxControlProps = Omit<SelectControlProps, 'texts'> & {
  /** The options that match the typed text. The caller filters or loads them. */
  options: readonly Option[];
  selected: Option | null;
  onSelect: (option: Option | null) => void;
  /** The text typed since the list opened; empty if there is none. */
  text: string;
  onText: (text: string) => void;
  onOpenChange?: ((open: boolean) => void) | undefined;
  onScroll?: ((event: UIEvent<HTMLElement>) => void) | undefined;
  message: PanelMessage | null;
  texts: SelectTexts;
  clearable: boolean;
  icon?: IconName | undefined;
  onCreate?: CreateOption | undefined;
  /** True when all options for the text are known, so that a new one can be created. */
  settled: boolean;
  /** Receives the text input element. */
  input?: Ref<HTMLInputElement> | undefined;
};

/** A text input with a list of options below it. Shared by `Combobox` and `AsyncSelect`. */
export function ComboboxControl(props: ComboboxControlProps) {
  const { options, selected, text, onText, texts, disabled = false, readOnly = false, clearable, icon } = props;
  const idle = disabled || readOnly;
  const wiring = useFieldAttributes(props);
  const field = useContext(FieldContext);
  const anchor = useRef<HTMLDivElement>(null);
  const creation = useCreate(props, props.onSelect);
  const items: PanelRow[] = [...options, ...(creation.row ? [creation.row] : [])];
  const message = creation.message ?? (creation.row ? null : props.message);

  const box = useCombobox<PanelRow>({
    items,
    itemToString: optionLabel,
    itemToKey: optionKey,
    selectedItem: selected,
    defaultHighlightedIndex: 0,
    stateReducer: clearable ? reduceClearable : reduceCombobox,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem?.action) void creation.make();
      else props.onSelect(selectedItem);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) onText('');
      props.onOpenChange?.(isOpen);
    },
    scrollIntoView: revealRow,
    ...(wiring.id !== undefined && { inputId: wiring.id }),
    ...(field !== null && { labelId: field.labelId }),
  });
  const label = props['aria-label'];
  const labelled = { ...(label !== undefined && { 'aria-label': label }) };
  const listProps = box.getMenuProps({ ...labelled, onScroll: props.onScroll }, { suppressRefError: true });

  const { isOpen, highlightedIndex, openMenu, closeMenu } = box;
  useEffect(
    function closeWhenCreated() {
      if (creation.made > 0) closeMenu();
    },
    [creation.made, closeMenu],
  );

  return (
    <Box
      ref={anchor}
      className={props.className}
      style={props.style}
      data-size={props.size ?? 'm'}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-invalid={wiring['aria-invalid'] || undefined}
    >
      {icon && <Icon name={icon} />}
      <input
        {...box.getInputProps({
          placeholder: props.placeholder,
          ref: props.input ?? null,
          ...labelled,
          disabled: idle,
          // Opens on mouse down, like a native select.
          onMouseDown: (event: MouseEvent) => {
            if (!idle && !isOpen && event.button === 0) openMenu();
          },
          onChange: (event) => {
            rewind(event);
            onText(event.currentTarget.value);
          },
          onKeyDown: (event) => {
            if (!isOpen) {
              // downshift would consume the key; a closed box leaves it to a surrounding dialog.
              if (event.key === 'Escape') Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              return;
            }
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
      <BoxButtons
        texts={texts}
        open={isOpen}
        onClear={
          clearable && selected !== null && !idle
            ? () => {
                box.selectItem(null);
                anchor.current?.querySelector('input')?.focus();
              }
            : undefined
        }
        toggleProps={readOnly ? undefined : box.getToggleButtonProps({ disabled })}
      />
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={selected?.id ?? ''} disabled={disabled} />
      )}
      {isOpen && (
        <OptionPanel
          anchor={anchor}
          rows={items}
          highlighted={highlightedIndex}
          isSelected={(row) => row.action === undefined && row.id === selected?.id}
          question={text}
          message={message}
          listProps={listProps}
          rowProps={(item, index) => box.getItemProps({ item, index })}
        />
      )}
    </Box>
  );
}
