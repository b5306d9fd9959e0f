'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './DescriptionList.styles.ts';

export type Description = { id: string; label: ReactNode; value: ReactNode };

export type DescriptionListProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  items: readonly Description[];
  /** The layout: label above value in as many columns as fit, or one line per pair. @default 'grid' */
  layout?: 'grid' | 'rows' | undefined;
};

/** Shows the details of one record, each with its label. */
export function DescriptionList({ items, layout = 'grid', ...dl }: DescriptionListProps) {
  return (
    <Root {...dl} data-rows={layout === 'rows' ? '' : undefined}>
      {items.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
