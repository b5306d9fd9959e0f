'use client';
import type { ComponentPropsWithRef, MouseEvent, Ref, RefObject } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { PanelRow } from './option.ts';
import { useListPlace } from './useListPlace.ts';
import { useListViewport } from './useListViewport.ts';

export type PanelMessage = {
  tone: 'quiet' | 'busy' | 'bad';
  text: string;
  /** A button next to the text. If there is no option, Enter runs it too. */
  action?: { label: string; run: () => void } | undefined;
};

export type OptionPanelProps = {
  /** The element next to which the list is placed. */
  anchor: RefObject<HTMLElement | null>;
  rows: readonly PanelRow[];
  highlighted: number;
  isSelected: (row: PanelRow) => boolean;
  /** The query of the rows; another query starts at the top. */
  question: string;
  /** Shown below the options, or instead of them. */
  message: PanelMessage | null;
  /** downshift's props for the list. */
  listProps: Omit<ComponentPropsWithRef<'ul'>, 'ref'> & { ref?: Ref<HTMLDivElement> | undefined };
  /** Returns downshift's props for each row. */
  rowProps: (row: PanelRow, index: number) => ComponentPropsWithRef<'li'>;
  /** Changes when the control has changed its size. */
  moved?: unknown;
};

/**
 * The floating list of every select, mounted only while it is open: above dialogs, as wide as its control, rendering only
 * visible rows.
 */
export function OptionPanel(props: OptionPanelProps) {
  const { anchor, rows, highlighted, isSelected, message, rowProps } = props;
  const { ref, ...listProps } = props.listProps;
  useListPlace(anchor, props.moved);
  const { drawn, moved, follow } = useListViewport(props.question, highlighted, rows.length);

  return (
    // downshift treats the whole panel as its list, so that a press on anything in it is not a press outside.
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
            // Rows are identified by their position: ids can be equal, and a filtered list then only changes its texts.
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

/** Reserves the space of rows that are not rendered; the style sheet has the row height. */
function gap(count: number, before: number) {
  return (
    count > 0 && (
      <li key={`before ${before}`} role="presentation" style={{ blockSize: `calc(var(--td-control) * ${count})` }} />
    )
  );
}

/** Keeps the focus in the box. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
