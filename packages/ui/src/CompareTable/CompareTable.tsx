'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './CompareTable.styles.ts';

export type Difference = { id: string; label: ReactNode; mine: ReactNode; theirs: ReactNode };

export type CompareTableProps = Omit<ComponentPropsWithRef<'table'>, 'children' | 'rows'> & {
  /** The headers of the three columns: the property, one side, the other side. */
  texts: { label: ReactNode; mine: ReactNode; theirs: ReactNode };
  items: readonly Difference[];
};

/** Compares two versions of a record, so that a person can choose between them. */
export function CompareTable({ texts, items, ...table }: CompareTableProps) {
  return (
    <Root {...table}>
      <thead>
        <tr>
          <th scope="col">{texts.label}</th>
          <th scope="col">{texts.mine}</th>
          <th scope="col">{texts.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, label, mine, theirs }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
