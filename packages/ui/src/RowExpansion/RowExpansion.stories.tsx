import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { DataTableProps } from '../DataTable/DataTable.tsx';
import { useRowExpansion } from './useRowExpansion.tsx';
import type { RowExpansionInput } from './useRowExpansion.tsx';

type Order = { id: string; customer: string; lines: readonly string[] };

const ordersOf = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `O-${index + 1}`,
    customer: index === 2 ? 'محمد العلي' : `Customer ${index + 1}`,
    lines: Array.from({ length: index % 5 }, (_line, line) => `${line + 1} × Tempered glass 📱`),
  }));

type OpeningTableProps = Omit<DataTableProps<Order>, 'columns' | 'details'> &
  Pick<RowExpansionInput<Order>, 'defaultExpandedIds' | 'onExpandedIds' | 'mayExpand'>;

function OpeningTable({ defaultExpandedIds, onExpandedIds, mayExpand, ...table }: OpeningTableProps) {
  const expansion = useRowExpansion<Order>({
    columns: [
      { id: 'id', header: 'Order', cell: (row) => row.id, width: 160 },
      { id: 'customer', header: 'Customer', cell: (row) => row.customer },
    ],
    rows: table.rows,
    rowId: table.rowId,
    detail: ({ lines }) => lines.map((line) => <p key={line}>{line}</p>),
    label: (row) => `Lines of ${row.id}`,
    defaultExpandedIds,
    onExpandedIds,
    mayExpand,
  });
  return <DataTable {...table} {...expansion} />;
}

const meta = {
  title: 'Tables/Row expansion',
  component: OpeningTable,
  args: { label: 'Orders', rows: ordersOf(6), rowId: (row) => row.id, onOpen: fn(), onExpandedIds: fn() },
} satisfies Meta<typeof OpeningTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultExpandedIds: new Set(['O-3', 'O-5']) } };

/** APG disclosure pattern: a button with aria-expanded that controls a region. */
export const FollowsTheApgDisclosurePattern: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Lines of O-4' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    canvas.getByRole('row', { name: /O-4/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const region = canvas.getByRole('region', { name: 'Lines of O-4' });
    await expect(button).toHaveAttribute('aria-controls', region.id);
    await expect(args.onExpandedIds).toHaveBeenLastCalledWith(new Set(['O-4']));
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Lines of O-5' })).toHaveFocus();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const OnlySomeOpen: Story = {
  args: { mayExpand: ({ lines }) => lines.length > 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Lines of O-1' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Lines of O-2' })).toBeVisible();
  },
};

export const AmongTenThousandRows: Story = {
  args: {
    rows: ordersOf(10_000),
    maxHeight: '480px',
    defaultExpandedIds: new Set(Array.from({ length: 1000 }, (_, index) => `O-${index * 10 + 5}`)),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('grid').parentElement!;
    await expect(canvas.getByRole('region', { name: 'Lines of O-5' })).toBeVisible();
    box.scrollTo({ top: 120_000 });
    await waitFor(() => {
      const rows = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect());
      const bounds = box.getBoundingClientRect();
      return expect(
        rows.filter(({ top, bottom }) => bottom > bounds.top && top < bounds.bottom).length,
      ).toBeGreaterThan(6);
    });
    box.scrollTo({ top: box.scrollHeight });
    await waitFor(() => expect(canvas.getByRole('row', { name: /O-10000/ })).toBeVisible());
  },
};

export const Cards: Story = { args: { ...Open.args, style: { maxInlineSize: 360 } } };
