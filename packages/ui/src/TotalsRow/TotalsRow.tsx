import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { FootPlace } from '../DataTable/DataTable.tsx';
import { Foot } from './TotalsRow.styles.ts';

export type TotalsRowProps = FootPlace &
  Omit<ComponentPropsWithRef<'tfoot'>, 'children'> & {
    /** Stands in the first column, unless `cells` has something for it. */
    label: ReactNode;
    /** What stands in each column, by its id; columns without stay empty. The caller adds up. */
    cells: Readonly<Record<string, ReactNode>>;
  };

/** The row of totals, always in sight below the rows: `foot={(place) => <TotalsRow {...place} label="Total" cells={…} />}`. */
export function TotalsRow({ columns, marks, picks, label, cells, ...foot }: TotalsRowProps) {
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
