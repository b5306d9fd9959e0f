import type { MouseEvent } from 'react';
import type { Column } from './columns.ts';
import { BodyRow } from './DataTable.styles.ts';
import { stickyOf } from './stickyOf.ts';
import type { Picks } from './useSelection.ts';

type DataRowProps<Row> = {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  /** True for the one row that the Tab key reaches. */
  active: boolean;
  picks: Picks<Row> | null;
  onOpen: ((row: Row) => void) | undefined;
};

/** One row of a table. */
export function DataRow<Row>({ row, index, columns, active, picks, onOpen }: DataRowProps<Row>) {
  const selected = picks?.isSelected(row);
  const open = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button, input, label, select, textarea')) return;
    if (getSelection()?.isCollapsed === false) return;
    onOpen?.(row);
  };
  return (
    <BodyRow
      role="row"
      tabIndex={active ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-index={index}
      data-opens={onOpen !== undefined}
      onClick={onOpen && open}
    >
      {picks && (
        <td role="gridcell" data-pick="" data-sticky="start">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={picks.rowLabel(row)}
            checked={selected ?? false}
            onClick={(event) => picks.toggleAt(index, event.shiftKey)}
            readOnly
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.id}
          role="gridcell"
          data-align={column.align}
          data-title={at === 0 ? '' : undefined}
          data-label={at === 0 ? undefined : column.header}
          {...stickyOf(columns, at, picks !== null)}
        >
          <span>{column.cell(row)}</span>
        </td>
      ))}
    </BodyRow>
  );
}
