'use client';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Below } from './RowExpansion.styles.ts';

type DetailRowProps = {
  id: string;
  label: string;
  span: number;
  onHeight: (height: number) => void;
  children: ReactNode;
};

/** The details below an open row. Reports its height, because rows that are not rendered reserve their space. */
export function DetailRow({ id, label, span, onHeight, children }: DetailRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const heightCallback = useRef(onHeight);
  useLayoutEffect(function updateLatest() {
    heightCallback.current = onHeight;
  });
  useLayoutEffect(function measure() {
    const element = row.current;
    if (!element) return;
    const reportHeight = () => heightCallback.current(element.offsetHeight);
    reportHeight();
    const sizes = new ResizeObserver(reportHeight);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <tr ref={row} role="row" data-aside="">
      <Below role="gridcell" colSpan={span}>
        <div id={id} role="region" aria-label={label}>
          {children}
        </div>
      </Below>
    </tr>
  );
}
