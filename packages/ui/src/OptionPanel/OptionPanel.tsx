import type { ComponentPropsWithRef, MouseEvent, Ref, RefObject } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { PanelRow } from './option.ts';
import { useListPlace } from './useListPlace.ts';
import { useListViewport } from './useSight.ts';

export type PanelMessage = {
  tone: 'quiet' | 'busy' | 'bad';
  text: string;
  /** Stands beside the text as a button; without any option, Enter does it too. */
  action?: { label: string; run: () => void } | undefined;
};

export type OptionPanelProps = {
  /** Is what the list stands beside. */
  anchor: RefObject<HTMLElement | null>;
  rows: readonly PanelRow[];
  highlighted: number;
  isSelected: (row: PanelRow) => boolean;
  /** Is what the rows answer; another question begins at the top. */
  question: string;
  /** Stands below the options, or instead of them. */
  message: PanelMessage | null;
  /** What downshift gives the list. */
  listProps: Omit<ComponentPropsWithRef<'ul'>, 'ref'> & { ref?: Ref<HTMLDivElement> | undefined };
  /** What downshift gives each row. */
  rowProps: (row: PanelRow, index: number) => ComponentPropsWithRef<'li'>;
  /** Changes when the control has changed its size. */
  moved?: unknown;
};

/**
 * The floating list of every select, mounted only while it is open: lifted above dialogs, as wide as its control, drawing only rows
 * in sight.
 */
export function OptionPanel(props: OptionPanelProps) {
  const { anchor, rows, highlighted, isSelected, message, rowProps } = props;
  const { ref, ...listProps } = props.listProps;
  useListPlace(anchor, props.moved);
  const { drawn, moved, follow } = useListViewport(props.question, highlighted, rows.length);

  return (
    // downshift takes the whole panel for its list, so that a press on anything in it is no press outside.
    <div ref={ref} role="presentation" popover="manual" onMouseDown={keepFocus}>
      <ul
        {...listProps}
        data-moved={moved || undefined}
        onScroll={(event) => {
          follow(event);
          listProps.onScroll?.(event);
        }}
      >
        {drawn.flatMap((index, at) => {
          const row = rows[index];
          const before = gap(index - (drawn[at - 1] ?? -1) - 1, index);
          if (!row) return before;
          const selected = isSelected(row);
          return [
            before,
            // Rows are told apart by their place: ids may be equal, and a filtered list then only changes its texts.
            <li
              key={index}
              {...rowProps(row, index)}
              {...{ 'aria-selected': selected, 'aria-setsize': rows.length, 'aria-posinset': index + 1 }}
              data-does={row.action}
              data-highlighted={highlighted === index ? '' : undefined}
              title={row.label.length > 40 ? row.label : undefined}
            >
              {row.action === 'create' && <Icon name="plus" size={14} />}
              <span>{row.label}</span>
              {row.hint !== undefined && <small>{row.hint}</small>}
              {selected && <Icon name="check" size={14} />}
            </li>,
          ];
        })}
        {gap(rows.length - 1 - (drawn.at(-1) ?? -1), rows.length)}
      </ul>
      <div role="status" data-tone={message?.tone}>
        {message && (
          <>
            <span>{message.text}</span>
            {message.action && (
              <button type="button" tabIndex={-1} onClick={message.action.run}>
                {message.action.label}
              </button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Keeps the place of rows that are not drawn; the style sheet knows how high a row is. */
function gap(count: number, before: number) {
  return (
    count > 0 && (
      <li key={`before ${before}`} role="presentation" style={{ blockSize: `calc(var(--td-control) * ${count})` }} />
    )
  );
}

/** Leaves the focus in the box. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
