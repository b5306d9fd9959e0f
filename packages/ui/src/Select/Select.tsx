'use client';
import { useSelect, type UseSelectState, type UseSelectStateChangeOptions } from 'downshift';
import { type Ref, useContext, useImperativeHandle, useRef } from 'react';
import { FieldContext, useFieldAttributes } from '../Field/fieldContext.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { listMessage } from '../OptionPanel/listMessage.ts';
import { type Option, optionKey, optionLabel, selectTexts } from '../OptionPanel/option.ts';
import { OptionPanel } from '../OptionPanel/OptionPanel.tsx';
import type { SelectControlProps, SelectOptionsProps } from '../OptionPanel/selectControl.ts';
import { revealRow } from '../OptionPanel/useListViewport.ts';
import { useValue } from '../value/useValue.ts';
import { Root } from './Select.styles.ts';

export type SelectProps = SelectControlProps &
  SelectOptionsProps & {
    /** The id of the selected option; null for none. Makes the select controlled. */
    value?: string | null | undefined;
    defaultValue?: string | null | undefined;
    onChange?: ((id: string) => void) | undefined;
    /** Allows clearing the selection, by a button or the Delete key. @default false */
    clearable?: boolean | undefined;
    onClear?: (() => void) | undefined;
    icon?: IconName | undefined;
    ref?: Ref<HTMLDivElement> | undefined;
  };

/**
 * Selects one option of a list that needs no search; typing a letter jumps to an option. Keys follow the ARIA select-only
 * combobox.
 */
export function Select({ ref, ...props }: SelectProps) {
  const { options, placeholder, disabled = false, readOnly = false, size = 'm', icon, name } = props;
  const { loading, failed, onRetry } = props;
  const idle = disabled || readOnly;
  const texts = { ...selectTexts, ...props.texts };
  const [value, choose] = useValue(props.value, props.defaultValue ?? null, (id: string | null) => {
    if (id === null) props.onClear?.();
    else props.onChange?.(id);
  });
  const wiring = useFieldAttributes(props);
  const field = useContext(FieldContext);
  const anchor = useRef<HTMLDivElement>(null);
  const items = [...options];
  const selected = value === null ? null : (options.find((option) => option.id === value) ?? null);

  const select = useSelect<Option>({
    items,
    itemToString: optionLabel,
    itemToKey: optionKey,
    selectedItem: selected,
    stateReducer: reduceSelect,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem?.id ?? null),
    scrollIntoView: revealRow,
    ...(wiring.id !== undefined && { toggleButtonId: wiring.id }),
    ...(field !== null && { labelId: field.labelId }),
  });
  const { isOpen, highlightedIndex } = select;
  const label = props['aria-label'];
  const labelled = { ...(label !== undefined && { 'aria-label': label }) };
  const listProps = select.getMenuProps(labelled, { suppressRefError: true });
  const message = listMessage(texts, { loading, failed, onRetry, none: items.length === 0, text: '' });
  const clears = props.clearable === true && selected !== null && !idle;
  const toggle = () => anchor.current?.querySelector<HTMLDivElement>('[role="combobox"]') ?? null;
  // downshift's toggle needs a ref of its own, so the caller's ref is set from the surrounding box.
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, toggle);

  return (
    <Root ref={anchor} className={props.className} style={props.style}>
      <div
        {...select.getToggleButtonProps({
          disabled: idle,
          ...labelled,
          onKeyDown: (event) => {
            if (clears && !isOpen && (event.key === 'Delete' || event.key === 'Backspace')) choose(null);
            if (!isOpen) return;
            if (event.key === 'Enter' && items.length === 0) message?.action?.run();
            // A surrounding dialog must not close together with the list.
            if (event.key === 'Escape') {
              event.stopPropagation();
              event.preventDefault();
            }
          },
        })}
        // A box that cannot be opened is not a disabled element: it can still have the focus.
        {...{ disabled: undefined }}
        {...wiring}
        tabIndex={disabled ? -1 : 0}
        aria-disabled={disabled || undefined}
        aria-readonly={readOnly || undefined}
        data-size={size}
        data-disabled={disabled || undefined}
        data-invalid={wiring['aria-invalid'] || undefined}
        data-clears={clears || undefined}
      >
        {icon && <Icon name={icon} />}
        <span data-placeholder={selected === null ? '' : undefined}>{selected?.label ?? placeholder ?? ' '}</span>
        {!readOnly && <Icon name="chevron-down" size={14} />}
      </div>
      {clears && (
        <button
          type="button"
          aria-label={texts.clear}
          title={texts.clear}
          tabIndex={-1}
          onClick={() => {
            choose(null);
            toggle()?.focus();
          }}
        >
          <Icon name="close" size={14} />
        </button>
      )}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      {isOpen && (
        <OptionPanel
          anchor={anchor}
          rows={items}
          highlighted={highlightedIndex}
          isSelected={(row) => row.id === value}
          question=""
          message={message}
          listProps={listProps}
          rowProps={(item, index) => select.getItemProps({ item, index })}
        />
      )}
    </Root>
  );
}

/** Differences to downshift: a press outside of the list selects nothing, and Enter on a list without options keeps it open. */
function reduceSelect(
  state: UseSelectState<Option>,
  { type, source, changes, props }: UseSelectStateChangeOptions<Option>,
): Partial<UseSelectState<Option>> {
  if (type === useSelect.stateChangeTypes.ToggleButtonKeyDownEnter && props.items.length === 0) return state;
  const left = type === useSelect.stateChangeTypes.ToggleButtonBlur && source === 'outside';
  return left ? { ...changes, selectedItem: state.selectedItem } : changes;
}
