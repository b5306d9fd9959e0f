'use client';
import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { nextCell, type CellPlace } from './nextCell.ts';
import { Root } from './CheckMatrix.styles.ts';

/** A row or a column. */
export type MatrixLine = { id: string; label: string };
/** One box of the matrix: the ids of its row and column. */
export type MatrixCell = { row: string; column: string };

export type CheckMatrixProps = Omit<ComponentPropsWithRef<'table'>, 'children' | 'onChange' | 'rows'> & {
  rows: readonly MatrixLine[];
  columns: readonly MatrixLine[];
  isChecked: (cell: MatrixCell) => boolean;
  /** Marks cells that differ from what is saved. @default none */
  isChanged?: (cell: MatrixCell) => boolean;
  /** Cells that cannot be changed. They can be reached by the keyboard and read. @default none */
  isLocked?: (cell: MatrixCell) => boolean;
  /** Returns the id of a cell's box, for links to it. @default none */
  idOf?: (cell: MatrixCell) => string;
  /** Receives the cells that a box, a row or a column sets; locked cells are left out. */
  onChange: (cells: readonly MatrixCell[], checked: boolean) => void;
  texts: {
    /** The header of the row names. */
    rows: ReactNode;
    /** The header of the boxes that set a whole row. */
    all: ReactNode;
    /** Accessible names: of a box, of the box of a row, of a column, and of all. */
    cell: (row: string, column: string) => string;
    wholeRow: (row: string) => string;
    wholeColumn: (column: string) => string;
    everything: string;
    /** Why a cell is locked, and that it was changed. */
    locked: string;
    changed: string;
  };
};

/**
 * A table of boxes: each row and each column can be set as a whole. Arrow keys, Home and End move between the boxes, of which
 * one is in the tab order; Space sets one. The header stays visible while the page scrolls.
 */
export function CheckMatrix(props: CheckMatrixProps) {
  const { rows, columns, isChecked, isChanged = never, isLocked = never, idOf, onChange, texts, ...table } = props;
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const [rowCount, columnCount] = [rows.length + 1, columns.length + 1];
  const current = { row: Math.min(active.row, rowCount - 1), column: Math.min(active.column, columnCount - 1) };

  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextCell(current, event, { rowCount, columnCount, isRtl });
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${next.row}-${next.column}"]`)?.focus();
  };

  /** A box that sets these cells. The place counts from the header and from the boxes of whole rows. */
  const box = (place: CellPlace, label: string, cells: readonly MatrixCell[], own?: object) => {
    const open = cells.filter((cell) => !isLocked(cell));
    const checked = cells.filter(isChecked).length;
    const isWhole = checked === cells.length && cells.length > 0;
    const isOn = open.length > 0 && open.every(isChecked);
    return (
      <Checkbox
        {...own}
        aria-label={label}
        aria-disabled={open.length === 0 || undefined}
        title={open.length === 0 && cells.length > 0 ? texts.locked : undefined}
        data-place={`${place.row}-${place.column}`}
        tabIndex={place.row === current.row && place.column === current.column ? 0 : -1}
        checked={isWhole}
        indeterminate={checked > 0 && !isWhole}
        onFocus={() => setActive(place)}
        onChange={() => {
          if (open.length > 0) onChange(open, !isOn);
        }}
      />
    );
  };
  const cellsOf = (inRows: readonly MatrixLine[], inColumns: readonly MatrixLine[]) =>
    inRows.flatMap((row) => inColumns.map((column) => ({ row: row.id, column: column.id })));

  return (
    <Root {...table} role="grid" onKeyDown={move}>
      <colgroup>
        <col />
        <col />
        {columns.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{texts.rows}</th>
          <th scope="col" data-whole="">
            <span aria-hidden="true">{texts.all}</span>
            {box({ row: 0, column: 0 }, texts.everything, cellsOf(rows, columns))}
          </th>
          {columns.map((column, at) => (
            <th key={column.id} scope="col">
              <span aria-hidden="true">{column.label}</span>
              {box({ row: 0, column: at + 1 }, texts.wholeColumn(column.label), cellsOf(rows, [column]))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowAt) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            <td data-whole="">
              {box({ row: rowAt + 1, column: 0 }, texts.wholeRow(row.label), cellsOf([row], columns))}
            </td>
            {columns.map((column, at) => {
              const cell = { row: row.id, column: column.id };
              const changedId = `${row.id}-${column.id}-changed`.replaceAll(/\W/g, '-');
              const changed = isChanged(cell);
              return (
                <td key={column.id} data-changed={changed ? '' : undefined}>
                  {box({ row: rowAt + 1, column: at + 1 }, texts.cell(row.label, column.label), [cell], {
                    id: idOf?.(cell),
                    'aria-describedby': changed ? changedId : undefined,
                  })}
                  {changed && <small id={changedId}>{texts.changed}</small>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

const never = (): boolean => false;
