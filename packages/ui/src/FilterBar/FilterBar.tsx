'use client';
import { useRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { keysOf } from '../keys/keysOf.ts';
import { Bar, Chip, Chips, FilterSlot, Controls } from './FilterBar.styles.ts';

/** An active filter. */
export type ActiveFilter = { id: string; label: string; value: string };

export type FilterBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  search?: ReactNode;
  /** The filter controls. */
  filters?: ReactNode;
  /** Content at the end: columns, export. */
  actions?: ReactNode;
  active?: readonly ActiveFilter[] | undefined;
  onRemove?: ((filter: { id: string }) => void) | undefined;
  onClear?: (() => void) | undefined;
  texts: {
    /** The accessible name of the list of active filters. */
    active: string;
    /** The accessible name of the button that removes one filter. */
    remove: (filter: ActiveFilter) => string;
    clear: string;
  };
};

/** The bar above a list: search, filters and actions, with the active filters below. */
export function FilterBar(props: FilterBarProps) {
  const { search, filters, actions, active = [], onRemove, onClear, texts, ...div } = props;
  const chips = useRef<HTMLUListElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const keys = keysOf(active.map(({ id }) => id));

  const remove = (filter: ActiveFilter, index: number) => {
    onRemove?.({ id: filter.id });
    // The pressed button is removed with its chip. Without this, the focus would move to the top of the page.
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    const next = active.length > 1 ? buttons[index === active.length - 1 ? index - 1 : index + 1] : null;
    (next ?? tools.current?.querySelector<HTMLElement>('input, select, button'))?.focus();
  };

  return (
    <Bar {...div}>
      <Controls ref={tools}>
        <FilterSlot>{search}</FilterSlot>
        <FilterSlot>{filters}</FilterSlot>
        <FilterSlot>{actions}</FilterSlot>
      </Controls>
      {active.length > 0 && (
        <Chips ref={chips} aria-label={texts.active}>
          {active.map((filter, index) => (
            <Chip key={keys[index]}>
              <span>
                {filter.label} <b>{filter.value}</b>
              </span>
              <button type="button" aria-label={texts.remove(filter)} onClick={() => remove(filter, index)}>
                <Icon name="close" size={12} />
              </button>
            </Chip>
          ))}
          {onClear && (
            <li>
              <Button size="s" tone="quiet" onClick={onClear}>
                {texts.clear}
              </Button>
            </li>
          )}
        </Chips>
      )}
    </Bar>
  );
}
