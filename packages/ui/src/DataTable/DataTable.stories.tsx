import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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

const many = Array.from({ length: 2000 }, (_, index) => {
  const base = invoices[index % invoices.length]!;
  return { ...base, id: `INV-${9000 - index}` };
});

const InvoiceTable = (props: DataTableProps<Invoice>) => <DataTable {...props} />;

const meta = {
  title: 'Tables/DataTable',
  component: InvoiceTable,
  args: { label: 'Invoices', columns, rows: invoices, rowId: (row) => row.id, onOpen: fn() },
} satisfies Meta<typeof InvoiceTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { sort: { by: 'at', direction: 'desc' }, onSort: fn() } };

export const Dark: Story = { args: { ...Plain.args, selection }, globals: { theme: 'dark' } };

export const Totals: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'id'
        ? { ...column, total: 'Total' }
        : column.id === 'total'
          ? { ...column, total: <Money minor={1268782} currency="USD" locale="en-US" /> }
          : column,
    ),
  },
};

export const Touch: Story = { args: { density: 'touch', selection } };

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

export const NarrowScrolls: Story = { args: { narrow: 'scroll', selection }, globals: { viewport: 'mobile1' } };

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

export const ByKeyboard: Story = {
  args: { selection: { ...selection, onSelect: fn() } },
  play: async ({ canvas, args }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    row(/INV-1048/).focus();
    await userEvent.keyboard('{ArrowDown}j');
    await expect(row(/INV-1046/)).toHaveFocus();
    await userEvent.keyboard('k{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(invoices[1]);
    await userEvent.keyboard('{End}');
    await expect(row(/INV-1042/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(row(/INV-1048/)).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Select INV-1048' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select INV-1048' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(args.selection!.onSelect).toHaveBeenLastCalledWith({
      tableItems: invoices,
      selectedItems: invoices.slice(0, 3),
      totalUnits: 16,
      totalAmount: 1090387,
    });
  },
};

export const OpensByClick: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Yuki Tanaka'));
    await expect(args.onOpen).toHaveBeenCalledWith(invoices[4]);
  },
};

export const TwoThousandRows: Story = {
  args: { rows: many, maxHeight: '480px', selection },
  play: async ({ canvas }) => {
    const count = () => canvas.getAllByRole('row').length;
    await waitFor(() => expect(count()).toBeLessThan(60));
    canvas.getByRole('row', { name: /INV-9000/ }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /INV-7001/ })).toHaveFocus());
    await expect(count()).toBeLessThan(60);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /INV-9000/ })).toHaveFocus());
    canvas.getByRole('region').scrollTo({ top: 36_000 });
    await waitFor(() => expect(canvas.getByRole('row', { name: /INV-7999/ })).toBeVisible());
    await expect(canvas.getByRole('row', { name: /INV-9000/ })).toHaveFocus();
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
