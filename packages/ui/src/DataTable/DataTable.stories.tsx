import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { Quantity } from '../Quantity/Quantity.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import invoices from './invoices.stories.json' with { type: 'json' };

type Invoice = (typeof invoices)[number];

const columns: Column<Invoice>[] = [
  { id: 'id', header: 'Invoice', cell: (row) => row.id, width: 120, sortable: true, sticky: true },
  {
    id: 'at',
    header: 'Date',
    cell: (row) => <DateTime instant={row.at} timeZone="America/New_York" locale="en-US" />,
    width: 200,
    sortable: true,
  },
  { id: 'customer', header: 'Customer', cell: (row) => row.customer },
  { id: 'state', header: 'State', cell: (row) => row.state, width: 120 },
  {
    id: 'quantity',
    header: 'Units',
    cell: (row) => <Quantity value={row.quantity} locale="en-US" />,
    align: 'end',
    width: 80,
  },
  {
    id: 'total',
    header: 'Total',
    cell: (row) => <Money minor={row.cents} currency="USD" locale="en-US" />,
    align: 'end',
    width: 130,
    sortable: true,
  },
];

const selection = {
  quantityOf: (row: Invoice) => row.quantity,
  totalAmountOf: (row: Invoice) => row.cents,
  onSelect: fn(),
  allLabel: 'Select all invoices',
  rowLabel: (row: Invoice) => `Select ${row.id}`,
};

const InvoiceTable = (props: DataTableProps<Invoice>) => <DataTable {...props} />;

const meta = {
  title: 'Tables/DataTable',
  component: InvoiceTable,
  args: { label: 'Invoices', columns, rows: invoices, rowId: (row) => row.id, onOpen: fn() },
} satisfies Meta<typeof InvoiceTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { sort: { by: 'at', direction: 'desc' }, onSort: fn() } };

export const Loading: Story = { args: { rows: [], loading: 'Loading invoices', selection } };

export const LoadingMore: Story = { args: { loading: 'Loading invoices' } };

export const Empty: Story = { args: { rows: [], empty: 'No invoice fits these filters.' } };

export const Failed: Story = {
  args: { error: { text: 'An error occurred', retryLabel: 'Try Again', onRetry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Cards: Story = {
  args: { ...Plain.args, selection, style: { maxInlineSize: 360 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: /INV-1047/ })).toHaveTextContent('Walk-in');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select INV-1047' }));
    await expect(canvas.getByRole('row', { name: /INV-1047/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByText('Yuki Tanaka'));
    await expect(args.onOpen).toHaveBeenCalledWith(invoices[4]);
  },
};

export const NarrowScrolls: Story = { args: { narrow: 'scroll', selection, style: { maxInlineSize: 360 } } };

export const NarrowFailed: Story = {
  args: {
    narrow: 'scroll',
    style: { maxInlineSize: 360 },
    error: { text: 'An error occurred', retryLabel: 'Try Again', onRetry: fn() },
  },
};

export const NarrowEmpty: Story = {
  args: { rows: [], empty: 'No invoice fits these filters.', style: { maxInlineSize: 360 } },
};

export const Sorts: Story = {
  args: { sort: { by: 'total', direction: 'asc' }, onSort: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'total', direction: 'desc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'at', direction: 'asc' });
  },
};

export const Selects: Story = {
  args: { selection: { ...selection, onSelect: fn() } },
  play: async ({ canvas, args }) => {
    const onSelect = args.selection!.onSelect;
    const all = canvas.getByRole('checkbox', { name: 'Select all invoices' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select INV-1047' }));
    await expect(onSelect).toHaveBeenLastCalledWith({
      tableItems: invoices,
      selectedItems: [invoices[1]],
      totalUnits: 1,
      totalAmount: 1999,
    });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(onSelect).toHaveBeenLastCalledWith({
      tableItems: invoices,
      selectedItems: invoices,
      totalUnits: 24,
      totalAmount: 1268782,
    });
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(all).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select INV-1048' }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select INV-1046' }));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const OpensByClick: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Yuki Tanaka'));
    await expect(args.onOpen).toHaveBeenCalledWith(invoices[4]);
  },
};

function Chooser(props: DataTableProps<Invoice>) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(['INV-1044']));
  return (
    <DataTable
      {...props}
      selection={{
        ...selection,
        selectedIds,
        onSelect: ({ selectedItems }) => setSelectedIds(new Set(selectedItems.map((row) => row.id))),
      }}
    />
  );
}

export const ControlledSelection: Story = {
  render: (args) => <Chooser {...args} />,
  play: async () => {
    await expect(screen.getByRole('checkbox', { name: 'Select INV-1044' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select INV-1044' }));
    await expect(screen.getByRole('checkbox', { name: 'Select INV-1044' })).not.toBeChecked();
  },
};
