import { memo } from 'react';
import type { CellMarks } from './cellMarks.ts';
import type { Column, Sort } from './columns.ts';

type HeadRowProps = {
  columns: readonly Column<never>[];
  marks: readonly CellMarks[];
  sort: Sort | undefined;
  sorts: boolean;
  /** The state of the checkbox for all rows; undefined in a table without selection. */
  all: 'none' | 'some' | 'all' | undefined;
  allLabel: string | undefined;
  /** The column whose header the Tab key reaches; -1 is the checkbox for all rows. */
  stop: number;
};

/** The widths and headers of the columns. */
export const HeadRow = memo(function HeadRow({ columns, marks, sort, sorts, all, allLabel, stop }: HeadRowProps) {
  const reach = (at: number) => (at === stop ? 0 : -1);
  return (
    <>
      <colgroup>
        {all && <col style={{ inlineSize: 40 }} />}
        {columns.map(({ id, width }) => (
          <col key={id} style={{ inlineSize: width }} />
        ))}
      </colgroup>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {all && (
            <th role="columnheader" data-pick="" data-sticky="start">
              <input
                type="checkbox"
                tabIndex={reach(-1)}
                aria-label={allLabel}
                checked={all === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = all === 'some';
                }}
                readOnly
              />
            </th>
          )}
          {columns.map(({ id, header, sortable, grip }, at) => (
            <th
              key={id}
              {...marks[at]}
              role="columnheader"
              aria-sort={sort?.by === id ? `${sort.direction}ending` : undefined}
              data-label={undefined}
            >
              {sortable && sorts ? (
                <button type="button" data-sort={id} tabIndex={reach(at)}>
                  {header}
                </button>
              ) : (
                header
              )}
              {grip?.(at === stop)}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
});
