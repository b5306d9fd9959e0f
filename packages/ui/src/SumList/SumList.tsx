import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './SumList.styles.ts';

export type Sum = {
  id: string;
  label: ReactNode;
  /** Is written as it should be read, e.g. "$1,234.50". */
  value: ReactNode;
  /** Marks what the lines above it come to. @default false */
  total?: boolean | undefined;
};

export type SumListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** Stand in the given order; what follows a total stands below its line. */
  items: readonly Sum[];
};

/** Adds up in sight: the parts, the total, and what comes after it. */
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
