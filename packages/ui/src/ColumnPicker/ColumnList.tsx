'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { List } from './ColumnPicker.styles.ts';
import { movedTo, orderOf } from './columnOrder.ts';

export type ColumnListProps = {
  /** All columns of the table, in their original order. */
  columns: readonly { id: string; header: string }[];
  /** The ids of the visible columns in display order; controlled. */
  shown: readonly string[];
  /** Called with the visible ids in display order. The last visible column cannot be hidden. */
  onChange: (shown: string[]) => void;
  /** Allows reordering by dragging a column's handle or with arrow keys on it. Without it the order is fixed. */
  texts?:
    | {
        /** The accessible name of a column's handle. */
        move: (column: { header: string }) => string;
        /** Announces the new position of a column; `place` starts at 1. */
        moved: (at: { header: string; place: number; count: number }) => string;
      }
    | undefined;
};

/** The columns, each with a checkbox, and with a handle if they can be moved. */
export function ColumnList({ columns, shown, onChange, texts }: ColumnListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [order, setOrder] = useState(() =>
    orderOf(
      columns.map(({ id }) => id),
      shown,
    ),
  );
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const refocus = useRef<string | null>(null);

  useLayoutEffect(function keepFocus() {
    // A row that moved in the DOM lost the focus.
    if (refocus.current !== null) {
      const at = order.indexOf(refocus.current);
      list.current?.querySelectorAll<HTMLElement>('button')[at]?.focus();
    }
    refocus.current = null;
  });

  const toggle = (id: string) => {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    onChange(order.filter((one) => next.has(one)));
  };
  const move = (id: string, place: number) => {
    const next = movedTo(order, id, place);
    const at = next.indexOf(id);
    if (at === order.indexOf(id)) return;
    setOrder(next);
    refocus.current = id;
    const header = columns.find((column) => column.id === id)?.header ?? '';
    setAnnouncement(texts?.moved({ header, place: at + 1, count: next.length }) ?? '');
    onChange(next.filter((one) => shown.includes(one)));
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const at = order.indexOf(id);
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: order.length - 1 };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    move(id, place);
  };
  // The list captures the pointer, not the handle: a handle that moves in the DOM would lose it.
  const onPointerDown = (event: PointerEvent, id: string) => {
    list.current?.setPointerCapture(event.pointerId);
    setDragged(id);
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (dragged === null || !list.current) return;
    const rows = [...list.current.querySelectorAll('li')];
    const place = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
    move(dragged, place < 0 ? rows.length - 1 : place);
  };

  return (
    <List>
      <ul
        ref={list}
        onPointerMove={onPointerMove}
        onPointerUp={() => setDragged(null)}
        onLostPointerCapture={() => setDragged(null)}
      >
        {order.map((id) => {
          const header = columns.find((column) => column.id === id)?.header ?? id;
          const checked = shown.includes(id);
          return (
            <li key={id} data-moving={dragged === id ? '' : undefined}>
              <label>
                <input
                  type="checkbox"
                  checked={checked}
                  disabled={checked && shown.length === 1}
                  onChange={() => toggle(id)}
                />
                {header}
              </label>
              {texts && (
                <button
                  type="button"
                  aria-label={texts.move({ header })}
                  onKeyDown={(event) => onKeyDown(event, id)}
                  onPointerDown={(event) => onPointerDown(event, id)}
                >
                  <Icon name="menu" size={14} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {texts && <span role="status">{announcement}</span>}
    </List>
  );
}
