import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import invoices from './invoices.stories.json' with { type: 'json' };

type Invoice = (typeof invoices)[number];

const columns: Column<Invoice>[] = [
  {
    id: 'id',
    header: 'Invoice',
    cell: (row) => (
      <a href={`#${row.id}`} tabIndex={-1}>
        {row.id}
      </a>
    ),
    width: 120,
    sortable: true,
  },
  { id: 'customer', header: 'Customer', cell: (row) => row.customer },
  { id: 'state', header: 'State', cell: (row) => row.state, width: 120, sortable: true },
];

const selection = {
  quantityOf: (row: Invoice) => row.quantity,
  totalAmountOf: (row: Invoice) => row.cents,
  allLabel: 'Select all invoices',
  rowLabel: (row: Invoice) => `Select ${row.id}`,
};

const InvoiceTable = (props: DataTableProps<Invoice>) => <DataTable {...props} />;

const meta = {
  title: 'Tables/DataTable/Keyboard',
  component: InvoiceTable,
  args: { label: 'Invoices', columns, rows: invoices, rowId: (row) => row.id, onOpen: fn() },
} satisfies Meta<typeof InvoiceTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.closest('td, th, tr')?.textContent;

/** APG grid pattern: one tab stop among the rows, arrows, Page Up and Down, Home and End, Control with both. */
export const FollowsTheApgGridPattern: Story = {
  // The arrow keys are reversed in the other direction: see below.
  globals: { direction: 'ltr' },
  args: { onSort: fn(), sort: { by: 'id', direction: 'asc' } },
  play: async ({ canvas, args, step }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await step('Tab reaches one header and one row', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Invoice' })).toHaveFocus();
      await userEvent.tab();
      await expect(row(/INV-1048/)).toHaveFocus();
    });
    await step('on a row, arrows go from row to row, and so do j and k; Enter opens it', async () => {
      await userEvent.keyboard('{ArrowDown}j');
      await expect(row(/INV-1046/)).toHaveFocus();
      await userEvent.keyboard('k{Enter}');
      await expect(args.onOpen).toHaveBeenLastCalledWith(invoices[1]);
    });
    await step('Home, End and the page keys lead to the ends', async () => {
      await userEvent.keyboard('{End}');
      await expect(row(/INV-1042/)).toHaveFocus();
      await userEvent.keyboard('{PageUp}');
      await expect(row(/INV-1048/)).toHaveFocus();
      await userEvent.keyboard('{PageDown}{Home}{ArrowUp}');
      await expect(row(/INV-1048/)).toHaveFocus();
    });
    await step('the arrow to the right leads into the cells: to a control, or to the cell itself', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('link', { name: 'INV-1048' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByText('Marisol Herrera')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getAllByText('Walk-in')[0]).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenLastCalledWith(invoices[1]);
    });
    await step('in a row Home and End lead to its cells at the ends, with Control to the corners', async () => {
      await userEvent.keyboard('{End}');
      await expect(focused()).toEqual('Paid');
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('link', { name: 'INV-1047' })).toHaveFocus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(row(/INV-1042/)).toContainElement(document.activeElement as HTMLElement);
      await expect(document.activeElement).toHaveProperty('cellIndex', 2);
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(canvas.getByRole('link', { name: 'INV-1048' })).toHaveFocus();
    });
    await step('up from the first row lies the header, whose buttons sort', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('button', { name: 'Invoice' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'state', direction: 'asc' });
      await userEvent.keyboard('{ArrowDown}');
      await expect(row(/INV-1048/)).toContainElement(document.activeElement as HTMLElement);
    });
    await step('leaving the grid and coming back leads to the row that was left', async () => {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(row(/INV-1048/)).toHaveFocus();
    });
  },
};

/** APG grid pattern, selection: Space, Shift with Space and with arrows, Control and A. */
export const SelectsByTheApgGridPattern: Story = {
  globals: { direction: 'ltr' },
  args: { selection: { ...selection, onSelect: fn() } },
  play: async ({ canvas, args }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    const onSelect = args.selection!.onSelect;
    row(/INV-1048/).focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Select INV-1048' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select INV-1048' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(onSelect).toHaveBeenLastCalledWith({
      tableItems: invoices,
      selectedItems: invoices.slice(0, 3),
      totalUnits: 16,
      totalAmount: 1090387,
    });
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(row(/INV-1044/)).toHaveFocus();
    await expect(canvas.getAllByRole('row', { selected: true }).map((one) => one.getAttribute('data-index'))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getAllByRole('row', { selected: true }).length).toEqual(invoices.length);
  },
};

export const FromRightToLeftTheArrowsChangePlaces: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('row', { name: /INV-1048/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'INV-1048' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: /INV-1048/ })).toHaveFocus();
  },
};

const many = Array.from({ length: 2000 }, (_, index) => {
  const base = invoices[index % invoices.length]!;
  return { ...base, id: `INV-${9000 - index}` };
});

export const WalksThroughRowsThatAreNotDrawn: Story = {
  args: { rows: many, maxHeight: '480px', selection: { ...selection, onSelect: fn() } },
  play: async ({ canvas }) => {
    const count = () => canvas.getAllByRole('row').length;
    await waitFor(() => expect(count()).toBeLessThan(40));
    canvas.getByRole('row', { name: /INV-9000/ }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: /INV-7001/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('row', { name: /INV-7005/ })).toBeVisible());
    await expect(count()).toBeLessThan(40);
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('row', { name: /INV-9000/ })).toHaveFocus();
    canvas.getByRole('grid').parentElement!.scrollTo({ top: 36_000 });
    await waitFor(() => expect(canvas.getByRole('row', { name: /INV-7999/ })).toBeVisible());
    await expect(canvas.getByRole('row', { name: /INV-9000/ })).toHaveFocus();
  },
};

export const RightToLeftReversesArrows: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /INV-1048/ });
    row.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'INV-1048' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row).toHaveFocus();
  },
};
