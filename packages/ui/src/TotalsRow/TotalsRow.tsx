'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FootPlace } from '../DataTable/DataTable.tsx';
import { Foot } from './TotalsRow.styles.ts';

export type TotalsRowProps = FootPlace &
  Omit<ComponentPropsWithRef<'tfoot'>, 'children'> & {
    /** The text of the first column, unless `cells` has one for it. */
    label: ReactNode;
    /** The content of each column by its id; other columns stay empty. The caller computes the totals. */
    cells: Readonly<Record<string, ReactNode>>;
  };

/** The row of totals, always visible below the rows: `foot={(place) => <TotalsRow {...place} label="Total" cells={…} />}`. */
export function TotalsRow({ columns, marks, selection: picks, label, cells, ...foot }: TotalsRowProps) {
  return (
    <Foot role="rowgroup" {...foot}>
      <tr role="row">
        {picks && <td role="gridcell" data-sticky="start" />}
        {columns.map(({ id }, at) => (
          <td key={id} role="gridcell" {...marks[at]}>
            {cells[id] ?? (at === 0 ? label : null)}
          </td>
        ))}
      </tr>
    </Foot>
  );
}
