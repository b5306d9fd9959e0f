import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type Ref, useContext, useEffect, useMemo, useRef } from 'react';
import { BareInput, InputBox } from '../Field/inputBox.styles.ts';
import { FieldContext, useFieldWiring } from '../Field/fieldContext.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type Option, optionKey, optionLabel, type SelectTexts } from '../OptionPanel/option.ts';
import { OptionPanel, type PanelMessage } from '../OptionPanel/OptionPanel.tsx';
import type { SelectControlProps } from '../OptionPanel/selectControl.ts';
import { useRows } from '../OptionPanel/useRows.ts';

export type ComboboxControlProps = Omit<SelectControlProps, 'texts'> & {
  /** Lists what fits the typed text; filtering or loading is the caller's. */
  options: readonly Option[];
  selected: Option | null;
  onSelect: (option: Option | null) => void;
  /** Is what was typed since the list opened; empty when nothing was. */
  text: string;
  onText: (text: string) => void;
  onOpenChange?: ((open: boolean) => void) | undefined;
  onNearEnd?: (() => void) | undefined;
  message: PanelMessage | null;
  texts: SelectTexts;
  clearable: boolean;
  icon?: IconName | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Types into a box and chooses from the list below it. Shared by `Combobox` and `AsyncCombobox`. */
export function ComboboxControl(props: ComboboxControlProps) {
  const { options, selected, text, onText, texts, disabled = false, clearable, icon } = props;
  const wiring = useFieldWiring(props);
  const field = useContext(FieldContext);
  const anchor = useRef<HTMLDivElement>(null);
  const items = useMemo(() => [...options], [options]);

  const box = useCombobox<Option>({
    items,
    itemToString: optionLabel,
    itemToKey: optionKey,
    selectedItem: selected,
    defaultHighlightedIndex: 0,
    stateReducer: clearable ? reduceClearable : reduce,
    onSelectedItemChange: ({ selectedItem }) => props.onSelect(selectedItem),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) onText('');
      props.onOpenChange?.(isOpen);
    },
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      if (type !== useCombobox.stateChangeTypes.ItemMouseMove) rows.reveal(highlightedIndex);
    },
    scrollIntoView: revealedByRows,
    ...(wiring.id !== undefined && { inputId: wiring.id }),
    ...(field !== null && { labelId: field.labelId }),
  });
  const rows = useRows(items.length, box.isOpen);
  const label = props['aria-label'];

  const { isOpen, highlightedIndex, setHighlightedIndex } = box;
  useEffect(
    function offerFirst() {
      // Options that come after the typing would otherwise wait for an arrow key before Enter takes one.
      if (isOpen && text !== '' && items.length > 0 && highlightedIndex < 0) setHighlightedIndex(0);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only new options call for it: a list the pointer has left stays without a highlight
    [items],
  );

  return (
    <div className={props.className} style={{ minInlineSize: 0, inlineSize: '100%', ...props.style }}>
      <InputBox
        ref={anchor}
        data-size={props.size ?? 'm'}
        data-disabled={disabled || undefined}
        data-invalid={wiring['aria-invalid'] || undefined}
      >
        {icon && <Icon name={icon} />}
        <BareInput
          {...box.getInputProps({
            disabled,
            placeholder: props.placeholder,
            ref: props.ref ?? null,
            ...(label !== undefined && { 'aria-label': label }),
            onChange: (event) => onText(event.currentTarget.value),
            onKeyDown: (event) => {
              // A dialog around the list must not close with it.
              if (event.key === 'Escape' && isOpen) event.stopPropagation();
            },
          })}
          {...(!rows.isDrawn(highlightedIndex) && { 'aria-activedescendant': undefined })}
          {...wiring}
        />
        {clearable && selected !== null && !disabled && (
          <IconButton
            icon="close"
            size="s"
            label={texts.clear}
            tabIndex={-1}
            onClick={() => {
              box.selectItem(null);
              anchor.current?.querySelector('input')?.focus();
            }}
          />
        )}
        <IconButton
          {...box.getToggleButtonProps({ disabled })}
          // The input says it already, and the button must not look pressed.
          aria-expanded={undefined}
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          size="s"
          label={texts.open}
        />
      </InputBox>
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={selected?.id ?? ''} disabled={disabled} />
      )}
      <OptionPanel
        anchor={anchor}
        open={isOpen}
        options={items}
        highlighted={highlightedIndex}
        selectedId={selected?.id ?? null}
        rows={rows}
        listProps={box.getMenuProps({ ref: rows.list, ...(label !== undefined && { 'aria-label': label }) })}
        rowProps={(item, index) => box.getItemProps({ item, index })}
        message={props.message}
        onNearEnd={props.onNearEnd}
      />
    </div>
  );
}

type Change = UseComboboxStateChangeOptions<Option>;

/**
 * Departs from downshift in four moves: leaving the box chooses nothing, a click into an open box keeps it open, Escape on a closed
 * box takes nothing away, and whatever closes the list brings the chosen label back.
 */
function reduce(state: UseComboboxState<Option>, { type, changes }: Change): Partial<UseComboboxState<Option>> {
  const types = useCombobox.stateChangeTypes;
  if (type === types.ControlledPropUpdatedSelectedItem) return changes;
  if (type === types.InputKeyDownEscape && !state.isOpen) return state;
  if (type === types.InputClick && state.isOpen) return state;
  const next = type === types.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes;
  return next.isOpen === true ? next : { ...next, inputValue: optionLabel(next.selectedItem ?? null) };
}

/** Lets an emptied box choose nothing. */
function reduceClearable(state: UseComboboxState<Option>, change: Change): Partial<UseComboboxState<Option>> {
  const emptied = change.type === useCombobox.stateChangeTypes.InputChange && change.changes.inputValue === '';
  return emptied ? { ...change.changes, selectedItem: null } : reduce(state, change);
}

/** Replaces downshift's own scrolling, which cannot reach a row that is not drawn. */
function revealedByRows() {}
