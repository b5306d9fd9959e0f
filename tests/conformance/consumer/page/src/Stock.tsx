import { endpoint, pathOf, type Answer } from '@tilldesk/domain/contract';
import { nextSort, DataTable, Money, type Column, type Sort } from '@tilldesk/ui/table';
import { TotalsRow } from '@tilldesk/ui/table-tools';
import { useState } from 'react';
import * as z from 'zod/mini';

const listed = endpoint({
  method: 'GET',
  path: '/stock/:shelf',
  needs: 'signed-in',
  about: 'What lies on a shelf',
  params: z.object({ shelf: z.string() }),
  answer: z.array(z.object({ id: z.string(), name: z.string(), price: z.number() })),
});
type Stocked = Answer<typeof listed>[number];

const stock: Stocked[] = Array.from({ length: 400 }, (_, at) => ({ id: `${at}`, name: `Case ${at}`, price: at * 100 }));
const columns: Column<Stocked>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
  {
    id: 'price',
    header: 'Price',
    cell: (row) => <Money minor={row.price} currency="USD" locale="en-US" />,
    align: 'end',
  },
];

/** A table long enough to be virtualized. */
export function Stock() {
  const [sort, setSort] = useState<Sort>(nextSort(undefined, 'name'));
  const rows = sort.direction === 'asc' ? stock : stock.toReversed();
  return (
    <DataTable
      label={`Stock of ${pathOf(listed.path, { shelf: 'front' })}`}
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      sort={sort}
      onSort={setSort}
      maxHeight="320px"
      foot={(place) => <TotalsRow {...place} label="Total" cells={{ price: `${rows.length} cases` }} />}
    />
  );
}
