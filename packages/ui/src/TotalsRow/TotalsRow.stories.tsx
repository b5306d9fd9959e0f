import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { DataTableProps } from '../DataTable/DataTable.tsx';
import { Money } from '../Money/Money.tsx';
import { TotalsRow } from './TotalsRow.tsx';

type Line = { id: string; item: string; units: number; cents: number };

const lines: Line[] = [
  { id: '1', item: 'Tempered glass, Aurora X2', units: 2, cents: 2998 },
  { id: '2', item: 'Charger 30 W USB-C', units: 1, cents: 2900 },
  { id: '3', item: 'Aurora X2 Pro 256 GB, Midnight', units: 1, cents: 94900 },
];

const LineTable = (props: DataTableProps<Line>) => <DataTable {...props} />;

const meta = {
  title: 'Tables/Totals row',
  component: LineTable,
  args: {
    label: 'Lines',
    rows: lines,
    rowId: (row) => row.id,
    columns: [
      { id: 'item', header: 'Item', cell: (row) => row.item },
      { id: 'units', header: 'Units', cell: (row) => row.units, align: 'end', width: 80 },
      {
        id: 'total',
        header: 'Total',
        cell: (row) => <Money minor={row.cents} currency="USD" locale="en-US" />,
        align: 'end',
        width: 140,
      },
    ],
    foot: (place) => (
      <TotalsRow
        {...place}
        label="Total"
        cells={{ units: 4, total: <Money minor={100798} currency="USD" locale="en-US" /> }}
      />
    ),
  },
} satisfies Meta<typeof LineTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Total 4 $1,007.98' })).toBeVisible();
  },
};

export const StaysInView: Story = {
  args: { rows: Array.from({ length: 500 }, (_, index) => ({ ...lines[0]!, id: `${index}` })), maxHeight: '320px' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('grid').parentElement!.getBoundingClientRect();
    const { bottom } = canvas.getByRole('row', { name: 'Total 4 $1,007.98' }).getBoundingClientRect();
    await expect(Math.abs(box.bottom - bottom)).toBeLessThan(2);
  },
};

export const WithBoxes: Story = {
  args: {
    selection: {
      quantityOf: (row) => row.units,
      totalAmountOf: (row) => row.cents,
      onSelect: fn(),
      allLabel: 'Select all lines',
      rowLabel: (row) => `Select ${row.item}`,
    },
  },
};

export const Cards: Story = { args: { style: { maxInlineSize: 360 } } };
