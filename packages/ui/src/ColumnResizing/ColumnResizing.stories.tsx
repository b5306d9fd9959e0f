import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { DataTableProps } from '../DataTable/DataTable.tsx';
import { useColumnResizing } from './useColumnResizing.tsx';
import type { ColumnWidths } from './useColumnResizing.tsx';

type Part = { id: string; name: string; city: string; units: number };

const rows: Part[] = [
  { id: 'P-1', name: 'Tempered glass, Aurora X2', city: 'Portland', units: 12 },
  { id: 'P-2', name: 'Charger 30 W USB-C with a cable of two metres, braided', city: 'Bangor', units: 3 },
];

type SizedTableProps = Omit<DataTableProps<Part>, 'columns'> & {
  onWidths: (widths: ColumnWidths) => void;
  defaultWidths?: ColumnWidths;
};

function SizedTable({ onWidths, defaultWidths, ...table }: SizedTableProps) {
  const { columns } = useColumnResizing<Part>({
    columns: [
      { id: 'id', header: 'Code', cell: (row) => row.id, width: 120, sortable: true },
      { id: 'name', header: 'Name', cell: (row) => row.name, width: 200 },
      { id: 'city', header: 'City', cell: (row) => row.city, width: 140 },
      { id: 'units', header: 'Units', cell: (row) => row.units, align: 'end' },
    ],
    onWidths,
    defaultWidths,
    label: ({ header }) => `Width of ${header}`,
  });
  return <DataTable {...table} columns={columns} />;
}

const meta = {
  title: 'Tables/Column resizing',
  component: SizedTable,
  args: { label: 'Parts', rows, rowId: (row) => row.id, onSort: fn(), onWidths: fn(), style: { inlineSize: 720 } },
} satisfies Meta<typeof SizedTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const widthOf = (header: HTMLElement) => Math.round(header.getBoundingClientRect().width);

export const Plain: Story = {};

export const SavedWidths: Story = {
  args: { defaultWidths: { id: 90, name: 320, city: 100 } },
  play: async ({ canvas }) => {
    await expect(widthOf(canvas.getByRole('columnheader', { name: /^Name/ }))).toEqual(320);
  },
};

/**
 * APG window splitter pattern: a focusable separator with a value, moved by arrow keys, Home and End. Enter resets the width.
 */
export const FollowsTheApgWindowSplitterPattern: Story = {
  // The left and right arrow keys mean narrower and wider only from left to right.
  globals: { direction: 'ltr' },
  play: async ({ canvas, args }) => {
    const grip = canvas.getByRole('separator', { name: 'Width of Code' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Code' })).toHaveFocus();
    await userEvent.tab();
    await expect(grip).toHaveFocus();
    await expect(grip).toHaveAttribute('aria-orientation', 'vertical');
    await expect(grip).toHaveAttribute('aria-valuenow', '120');
    await userEvent.keyboard('{ArrowRight}');
    await expect(grip).toHaveAttribute('aria-valuenow', '128');
    await expect(widthOf(canvas.getByRole('columnheader', { name: /^Code/ }))).toEqual(128);
    await expect(args.onWidths).toHaveBeenLastCalledWith({ id: 128, name: 200, city: 140 });
    await userEvent.keyboard('{Home}');
    await expect(grip).toHaveAttribute('aria-valuenow', '60');
    await userEvent.keyboard('{End}');
    await expect(grip).toHaveAttribute('aria-valuenow', '800');
    await userEvent.keyboard('{Enter}');
    await expect(widthOf(canvas.getByRole('columnheader', { name: /^Code/ }))).toEqual(120);
    await expect(grip).toHaveFocus();
  },
};

export const ByPointer: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas, args }) => {
    const grip = canvas.getByRole('separator', { name: 'Width of Name' });
    const head = canvas.getByRole('columnheader', { name: /^Name/ });
    grip.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientX: 300 });
    await fireEvent.pointerMove(grip, { pointerId: 1, clientX: 350 });
    await expect(widthOf(head)).toEqual(250);
    await expect(args.onWidths).not.toHaveBeenCalled();
    await fireEvent.pointerUp(grip, { pointerId: 1, clientX: 350 });
    await expect(args.onWidths).toHaveBeenLastCalledWith({ id: 120, name: 250, city: 140 });
    await expect(widthOf(head)).toEqual(250);
    await userEvent.dblClick(grip);
    await expect(args.onWidths).toHaveBeenLastCalledWith({ id: 120, city: 140 });
    await expect(args.onSort).not.toHaveBeenCalled();
  },
};

export const ACancelledDragChangesNothing: Story = {
  play: async ({ canvas, args }) => {
    const grip = canvas.getByRole('separator', { name: 'Width of Name' });
    const head = canvas.getByRole('columnheader', { name: /^Name/ });
    grip.setPointerCapture = () => undefined;
    const before = widthOf(head);
    await fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientX: 300 });
    await fireEvent.pointerMove(grip, { pointerId: 1, clientX: 380 });
    await fireEvent.pointerCancel(grip, { pointerId: 1, clientX: 380 });
    await expect(widthOf(head)).toEqual(before);
    await expect(args.onWidths).not.toHaveBeenCalled();
  },
};

export const FromRightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const grip = canvas.getByRole('separator', { name: 'Width of Code' });
    grip.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(grip).toHaveAttribute('aria-valuenow', '128');
  },
};

export const RightToLeftReversesArrows: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const grip = canvas.getByRole('separator', { name: 'Width of Code' });
    grip.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(grip).toHaveAttribute('aria-valuenow', '128');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(grip).toHaveAttribute('aria-valuenow', '112');
  },
};
