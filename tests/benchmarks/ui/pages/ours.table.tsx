import { DataTable, type Column, type Sort } from '@tilldesk/ui/table';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { useMemo, useState } from 'react';
import { benchRows, columnIds, type BenchRow } from './rows.ts';
import { stage } from './stage.tsx';

const columns: Column<BenchRow>[] = columnIds.map((id) => ({ id, header: id, cell: (row) => row[id], sortable: true }));
const rowId = (row: BenchRow) => row.id;

stage(function OurTable({ size }) {
  const rows = useMemo(() => benchRows(size), [size]);
  const [sort, setSort] = useState<Sort | undefined>();
  const sorted = useMemo(() => (sort === undefined ? rows : sortedBy(rows, sort)), [rows, sort]);
  return (
    <ThemeRoot theme="light">
      <DataTable
        label="Invoices"
        columns={columns}
        rows={sorted}
        rowId={rowId}
        sort={sort}
        onSort={setSort}
        maxHeight="600px"
      />
    </ThemeRoot>
  );
});

function sortedBy(rows: readonly BenchRow[], { by, direction }: Sort) {
  const id = by as keyof BenchRow;
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => (a[id] < b[id] ? -sign : a[id] > b[id] ? sign : 0));
}
