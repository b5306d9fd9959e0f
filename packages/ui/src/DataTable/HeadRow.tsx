import { Icon } from '../Icon/Icon.tsx';
import { nextSort } from './columns.ts';
import type { Column, Sort } from './columns.ts';
import { SortButton } from './DataTable.styles.ts';
import { stickyOf } from './stickyOf.ts';
import type { Picks } from './useSelection.ts';

type HeadRowProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  picks: Picks<Row> | null;
};

/** The widths and headers of the columns. */
export function HeadRow<Row>({ columns, sort, onSort, picks }: HeadRowProps<Row>) {
  return (
    <>
      <colgroup>
        {picks && <col style={{ inlineSize: 40 }} />}
        {columns.map(({ id, width }) => (
          <col key={id} style={{ inlineSize: width }} />
        ))}
      </colgroup>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {picks && (
            <th role="columnheader" data-pick="" data-sticky="start">
              <input
                type="checkbox"
                aria-label={picks.allLabel}
                checked={picks.all === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = picks.all === 'some';
                }}
                onChange={picks.toggleAll}
              />
            </th>
          )}
          {columns.map((column, index) => (
            <th
              key={column.id}
              role="columnheader"
              aria-sort={sort?.by === column.id ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined}
              data-align={column.align}
              data-idle={column.sortable && onSort ? undefined : ''}
              {...stickyOf(columns, index, picks !== null)}
            >
              {column.sortable && onSort ? (
                <SortButton type="button" onClick={() => onSort(nextSort(sort, column.id))}>
                  {column.header}
                  <SortMark direction={sort?.by === column.id ? sort.direction : null} />
                </SortButton>
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

function SortMark({ direction }: { direction: Sort['direction'] | null }) {
  if (direction === null) return <Icon name="sort" size={14} data-idle="true" />;
  return <Icon name={direction === 'asc' ? 'sort-up' : 'sort-down'} size={14} />;
}
