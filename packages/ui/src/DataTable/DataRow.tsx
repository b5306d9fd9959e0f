import { memo } from 'react';
import type { CellMarks } from './cellMarks.ts';
import type { Column } from './columns.ts';

type DataRowProps<Row> = {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  /** Attributes of each column's cells. */
  marks: readonly CellMarks[];
  /** True for the one row that the Tab key reaches. */
  active: boolean;
  /** Undefined in a table without selection. */
  selected: boolean | undefined;
  /** The accessible name of the row's checkbox. */
  pickLabel: ((row: Row) => string) | undefined;
};

function PlainRow<Row>({ row, index, columns, marks, active, selected, pickLabel }: DataRowProps<Row>) {
  return (
    <tr role="row" tabIndex={active ? 0 : -1} aria-rowindex={index + 2} aria-selected={selected} data-index={index}>
      {pickLabel && (
        <td role="gridcell" data-pick="" data-sticky="start">
          <input type="checkbox" tabIndex={-1} aria-label={pickLabel(row)} checked={selected === true} readOnly />
        </td>
      )}
      {columns.map(({ id, cell }, at) => (
        <td key={id} {...marks[at]}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** One row of a table. Re-renders only when its own data changes. The table handles its clicks and keys. */
export const DataRow = memo(PlainRow) as typeof PlainRow;
