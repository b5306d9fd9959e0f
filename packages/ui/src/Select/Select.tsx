import { useSelect } from 'downshift';
import { type Ref, useContext, useImperativeHandle, useRef } from 'react';
import { FieldContext, useFieldWiring } from '../Field/fieldContext.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { type Option, optionKey, optionLabel, selectTexts } from '../OptionPanel/option.ts';
import { OptionPanel } from '../OptionPanel/OptionPanel.tsx';
import type { SelectControlProps } from '../OptionPanel/selectControl.ts';
import { useRows } from '../OptionPanel/useRows.ts';
import { useValue } from '../value/useValue.ts';
import { Toggle } from './Select.styles.ts';

export type SelectProps = SelectControlProps & {
  options: readonly Option[];
  /** Is the id of the chosen option, null for none; with it the select is controlled. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onChange?: ((id: string) => void) | undefined;
  /** Says that the options are on their way. @default false */
  loading?: boolean | undefined;
  icon?: IconName | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Chooses one of a list that needs no searching; typing a letter jumps to it. Keys follow the ARIA select-only combobox. */
export function Select({ ref, ...props }: SelectProps) {
  const { options, placeholder, disabled = false, size = 'm', loading = false, icon, name } = props;
  const texts = { ...selectTexts, ...props.texts };
  const [value, choose] = useValue(props.value, props.defaultValue ?? null, (id: string | null) => {
    if (id !== null) props.onChange?.(id);
  });
  const wiring = useFieldWiring(props);
  const field = useContext(FieldContext);
  const anchor = useRef<HTMLDivElement>(null);
  const items = [...options];

  const select = useSelect<Option>({
    items,
    itemToString: optionLabel,
    itemToKey: optionKey,
    selectedItem: options.find((option) => option.id === value) ?? null,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem?.id ?? null),
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      if (type !== useSelect.stateChangeTypes.ItemMouseMove) rows.reveal(highlightedIndex);
    },
    scrollIntoView: revealedByRows,
    ...(wiring.id !== undefined && { toggleButtonId: wiring.id }),
    ...(field !== null && { labelId: field.labelId }),
  });
  const rows = useRows(items.length, select.isOpen);
  const label = props['aria-label'];
  // downshift's toggle takes a ref of its own, so the caller's is served from the box around it.
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(
    ref,
    () => anchor.current?.querySelector<HTMLDivElement>('[role="combobox"]') ?? null,
  );

  return (
    <div ref={anchor} className={props.className} style={{ minInlineSize: 0, inlineSize: '100%', ...props.style }}>
      <Toggle
        {...select.getToggleButtonProps({
          disabled,
          ...(label !== undefined && { 'aria-label': label }),
          onKeyDown: (event) => {
            // A dialog around the select must not close with the list.
            if (event.key !== 'Escape' || !select.isOpen) return;
            event.stopPropagation();
            event.preventDefault();
          },
        })}
        {...(!rows.isDrawn(select.highlightedIndex) && { 'aria-activedescendant': undefined })}
        {...wiring}
        tabIndex={disabled ? -1 : 0}
        aria-disabled={disabled || undefined}
        data-size={size}
        data-disabled={disabled || undefined}
        data-invalid={wiring['aria-invalid'] || undefined}
      >
        {icon && <Icon name={icon} />}
        <span data-placeholder={select.selectedItem === null ? '' : undefined}>
          {select.selectedItem?.label ?? placeholder ?? ' '}
        </span>
        <Icon name="chevron-down" size={14} />
      </Toggle>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      <OptionPanel
        anchor={anchor}
        open={select.isOpen}
        options={items}
        highlighted={select.highlightedIndex}
        selectedId={value}
        rows={rows}
        listProps={select.getMenuProps({ ref: rows.list, ...(label !== undefined && { 'aria-label': label }) })}
        rowProps={(item, index) => select.getItemProps({ item, index })}
        message={
          loading
            ? { tone: 'busy', text: texts.loading }
            : items.length === 0
              ? { tone: 'quiet', text: texts.empty }
              : null
        }
      />
    </div>
  );
}

/** Replaces downshift's own scrolling, which cannot reach a row that is not drawn. */
function revealedByRows() {}
