'use client';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Handle } from './WidthGrip.styles.ts';
import { widthAfter, widthWithin } from './widths.ts';

type WidthGripProps = {
  label: string;
  /** The width in CSS pixels, if it is known without measuring. */
  width: number;
  least: number;
  most: number;
  /** Whether the Tab key reaches the grip. */
  reachable: boolean;
  /** Called with the new widths of all header cells of the table, in CSS pixels. */
  onWidths: (widths: number[]) => void;
  onReset: () => void;
};

/**
 * The edge of a column, moved by pointer or keyboard as in the APG window splitter. A double click or Enter resets the column's
 * width.
 */
export function WidthGrip({ label, width, least, most, reachable, onWidths, onReset }: WidthGripProps) {
  const [measured, setMeasured] = useState<number | null>(null);
  const drag = useRef<{ x: number; widths: number[]; at: number; styles: string[] } | null>(null);

  const measure = (handle: Element) => {
    const head = handle.closest('th');
    const widths = [...(head?.parentElement?.children ?? [])].map((cell) => cell.getBoundingClientRect().width);
    return { widths, at: head?.cellIndex ?? 0 };
  };
  const colsOf = (handle: Element) => [...(handle.closest('table')?.querySelectorAll('col') ?? [])];
  // During a drag the widths are set directly on the columns, without rendering rows.
  const show = (handle: Element, widths: readonly number[]) =>
    colsOf(handle).forEach((col, at) => {
      if (at < widths.length - 1) col.style.inlineSize = `${widths[at]}px`;
    });
  const moved = ({ clientX, currentTarget }: PointerEvent) => {
    const { x, widths, at } = drag.current!;
    const sign = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    return widths.with(at, widthWithin((widths[at] ?? 0) + (clientX - x) * sign, least, most));
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const styles = colsOf(event.currentTarget).map((col) => col.style.inlineSize);
    drag.current = { x: event.clientX, ...measure(event.currentTarget), styles };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current || event.clientX === drag.current.x) return;
    event.currentTarget.dataset['moving'] = '';
    show(event.currentTarget, moved(event));
  };
  const end = (event: PointerEvent<HTMLDivElement>, commit: boolean) => {
    if (!drag.current) return;
    const [handle, widths, { styles, x }] = [event.currentTarget, moved(event), drag.current];
    drag.current = null;
    delete handle.dataset['moving'];
    if (commit && event.clientX !== x) return onWidths(widths);
    colsOf(handle).forEach((col, at) => (col.style.inlineSize = styles[at] ?? ''));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { widths, at } = measure(event.currentTarget);
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = widthAfter({ key: event.key, width: widths[at] ?? 0, least, most, wide: event.shiftKey, rightToLeft });
    if (next !== undefined) onWidths(widths.with(at, next));
    else if (event.key === 'Enter') onReset();
    else return;
    event.preventDefault();
    setMeasured(null);
  };

  return (
    <Handle
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={measured ?? Math.round(width)}
      tabIndex={reachable ? 0 : -1}
      onFocus={(event) => {
        const { widths, at } = measure(event.currentTarget);
        setMeasured(Math.round(widths[at] ?? 0));
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
    />
  );
}
