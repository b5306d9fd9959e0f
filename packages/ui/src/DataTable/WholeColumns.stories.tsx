import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { Text } from '../Text/Text.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

type Order = { id: string; vendor: string; imei: string; at: string; cents: number };

const order = (at: number): Order => ({
  id: `PO-${1000 + at}`,
  vendor: 'Case & Cover Wholesale of Central Texas',
  imei: String(356938035643809 + at),
  at: new Date(Date.UTC(new Date().getUTCFullYear(), 5, 12, 16, at % 60)).toISOString(),
  cents: 1356267 + at,
});

const OrderTable = (props: DataTableProps<Order>) => <DataTable {...props} />;

const meta = {
  title: 'Tables/What is never cut',
  component: OrderTable,
  args: {
    label: 'Orders',
    rows: [order(1), order(2)],
    rowId: ({ id }) => id,
    narrow: 'scroll',
    columns: [
      { id: 'id', header: 'Order', cell: ({ id }) => id, whole: true, rank: 1 },
      {
        id: 'at',
        header: 'Ordered',
        cell: ({ at }) => <DateTime instant={at} timeZone="UTC" locale="en-US" />,
        whole: true,
      },
      { id: 'vendor', header: 'Vendor', cell: ({ vendor }) => vendor, rank: 2 },
      { id: 'imei', header: 'IMEI', cell: ({ imei }) => <Text code>{imei}</Text>, whole: true },
      {
        id: 'total',
        header: 'Total',
        align: 'end',
        rank: 3,
        cell: ({ cents }) => <Money minor={cents} currency="USD" locale="en-US" />,
      },
    ],
  },
} satisfies Meta<typeof OrderTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const headsOf = (grid: HTMLElement) => [...grid.querySelectorAll('th')].map(({ textContent }) => textContent);
const cutIn = (grid: HTMLElement) =>
  [...grid.querySelectorAll('td[data-whole]')].filter((cell) => cell.scrollWidth > cell.clientWidth).length;

/** When there is enough space, the columns have their given order, and names take the remaining width. */
export const Wide: Story = {
  args: { style: { inlineSize: 800 } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect([headsOf(grid), cutIn(grid)]).toEqual([['Order', 'Ordered', 'Vendor', 'IMEI', 'Total'], 0]);
  },
};

/**
 * When there is not enough space, the columns are ordered by rank. An edge with more content fades until it is scrolled to. The
 * current year is omitted, and the time is below the day.
 */
export const Narrow: Story = {
  args: { style: { inlineSize: 420 } },
  globals: { density: 'compact', direction: 'ltr' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const [box, root] = [grid.parentElement!, grid.parentElement!.parentElement!];
    await waitFor(() => expect(root).toHaveAttribute('data-more', 'end'));
    await expect([headsOf(grid), cutIn(grid)]).toEqual([['Order', 'Vendor', 'Total', 'Ordered', 'IMEI'], 0]);
    const time = canvas.getByText(/^4:01/);
    const day = time.parentElement!;
    await expect(day).toHaveTextContent(/^Jun 12 4:01.PM$/);
    await expect(time.getBoundingClientRect().top).toBeGreaterThan(day.getBoundingClientRect().top + 10);
    // The rows have the usual height: tables with many rows rely on it.
    await expect(day.closest('tr')!.getBoundingClientRect().height).toEqual(36);
    box.scrollTo({ left: box.scrollWidth });
    await waitFor(() => expect(root).toHaveAttribute('data-more', 'start'));
  },
};

/** A value that is wider than those before it widens its column when it is scrolled into view. */
export const GrowsAsRowsScrollIntoView: Story = {
  args: {
    rows: Array.from({ length: 300 }, (_, at) => ({ ...order(at), cents: at < 200 ? at : 1_234_567_890_00 + at })),
    style: { inlineSize: 800 },
    maxHeight: '400px',
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    grid.parentElement!.scrollTo({ top: 250 * 36 });
    await waitFor(() => expect(canvas.getByText('$1,234,567,892.50')).toBeVisible());
    await waitFor(() => expect(cutIn(grid)).toEqual(0));
  },
};
