import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Column, Sort } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { sortRows } from './sortRows.ts';

type Item = { id: string; name?: string | undefined; city?: string | undefined; units: number; cents: number };

const columns: Column<Item>[] = [
  { id: 'id', header: 'Code', cell: (row) => row.id, width: 120, sortable: true },
  { id: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
  { id: 'city', header: 'City', cell: (row) => row.city, width: 140 },
  { id: 'units', header: 'Units', cell: (row) => row.units, align: 'end', width: 90, sortable: true },
];

const itemsOf = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `P-${index + 1}`,
    name: `Part ${(index * 7919) % count}`,
    city: index % 3 === 0 ? undefined : 'Portland',
    units: index % 20,
    cents: 100,
  }));

const selection = {
  quantityOf: (row: Item) => row.units,
  totalAmountOf: (row: Item) => row.cents,
  allLabel: 'Select all parts',
  rowLabel: (row: Item) => `Select ${row.id}`,
};

/** Sorts its own rows, like a page without a server. */
function ItemTable({ rows, ...props }: DataTableProps<Item>) {
  const [sort, setSort] = useState<Sort>();
  const by = (row: Item) => (sort?.by === 'units' ? row.units : sort?.by === 'name' ? row.name : row.id);
  const shown = sort ? sortRows(rows, by, sort.direction) : rows;
  return <DataTable {...props} rows={shown} sort={sort} onSort={setSort} />;
}

const meta = {
  title: 'Tables/DataTable/Hard rows',
  component: ItemTable,
  args: {
    label: 'Parts',
    columns,
    rows: [],
    rowId: (row) => row.id,
    maxHeight: '480px',
    selection: { ...selection, onSelect: fn() },
  },
} satisfies Meta<typeof ItemTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const oneRow = (row: Partial<Item>): Item[] => [{ id: 'P-1', units: 1, cents: 100, ...row }];

export const TenThousandRows: Story = {
  args: { rows: itemsOf(10_000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(40));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Part 0');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Part 9999');
  },
};

export const AHundredThousandRows: Story = {
  args: { rows: itemsOf(100_000) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(40));
    const box = canvas.getByRole('grid').parentElement!;
    box.scrollTo({ top: box.scrollHeight });
    await waitFor(() => expect(canvas.getByRole('row', { name: /P-100000/ })).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all parts' }));
    await expect(args.selection!.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ totalUnits: 950_000, totalAmount: 10_000_000 }),
    );
  },
};

export const ACellOfFiveHundredCharacters: Story = {
  args: { rows: [...oneRow({ name: 'Charger '.repeat(63).slice(0, 500) }), ...itemsOf(4).slice(1)] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1);
    await expect(first!.offsetHeight).toEqual(second!.offsetHeight);
    await expect(canvas.getByRole('grid').offsetWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const ACardOfFiveHundredCharacters: Story = {
  args: { ...ACellOfFiveHundredCharacters.args, style: { maxInlineSize: 360 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid').offsetWidth).toBeLessThanOrEqual(360);
  },
};

export const AnEmojiAndANameFromRightToLeft: Story = {
  args: {
    rows: [...oneRow({ id: '📱🔋', name: '👩🏽‍🔧 Case 🇵🇹' }), ...oneRow({ id: 'P-2', name: 'محمد العلي، متجر الهواتف' })],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 📱🔋' }));
    await expect(canvas.getByRole('row', { name: /محمد/ })).toBeVisible();
  },
};

export const UndefinedCells: Story = {
  args: { rows: [...oneRow({ name: undefined, city: undefined }), ...itemsOf(3).slice(1)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /P-1/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('P-1');
  },
};

export const RowsWithEqualIds: Story = {
  args: {
    rows: [...oneRow({ name: 'First' }), ...oneRow({ name: 'Second' }), ...oneRow({ id: 'P-2', name: 'Third' })],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('row').length).toEqual(4);
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Select P-1' })[0]!);
    await expect(canvas.getAllByRole('row', { selected: true }).length).toEqual(2);
    await expect(args.selection!.onSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ totalUnits: 2, totalAmount: 200 }),
    );
  },
};

export const NoRowsAtAll: Story = { args: { rows: [], empty: 'No parts yet.' } };
