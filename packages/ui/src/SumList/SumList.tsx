'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './SumList.styles.ts';

export type Sum = {
  id: string;
  label: ReactNode;
  /** The formatted value, e.g. "$1,234.50". */
  value: ReactNode;
  /** Marks the total of the lines above. @default false */
  total?: boolean | undefined;
};

export type SumListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** The lines in display order. A line separates a total from the lines after it. */
  items: readonly Sum[];
};

/** Shows a calculation: the parts, the total, and the lines after it. */
export function SumList({ items, ...dl }: SumListProps) {
  return (
    <Root {...dl}>
      {items.map(({ id, label, value, total = false }) => (
        <div key={id} data-total={total || undefined}>
          <dt>{label}</dt>
          <dd data-whole="">{value}</dd>
        </div>
      ))}
    </Root>
  );
}
