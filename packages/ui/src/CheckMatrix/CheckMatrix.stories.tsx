import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckMatrix, type CheckMatrixProps, type MatrixCell } from './CheckMatrix.tsx';

const keyOf = ({ row, column }: MatrixCell) => `${row}.${column}`;
const saved = new Set(['vendors.read', 'sales.read', 'sales.create']);

const meta = {
  title: 'Data/CheckMatrix',
  component: CheckMatrix,
  args: {
    'aria-label': 'Rights of Cashier',
    rows: [
      { id: 'vendors', label: 'Vendors' },
      { id: 'sales', label: 'Sales & invoices' },
      { id: 'timesheet', label: 'Employee - clock in and clock out time sheet' },
    ],
    columns: [
      { id: 'read', label: 'Read' },
      { id: 'create', label: 'Create' },
      { id: 'update', label: 'Update' },
    ],
    isChecked: (cell) => saved.has(keyOf(cell)),
    onChange: fn(),
    texts: {
      rows: 'Module',
      all: 'All',
      cell: (row, column) => `${row}: ${column}`,
      wholeRow: (row) => `${row}: all rights`,
      wholeColumn: (column) => `${column}: all modules`,
      everything: 'All rights of all modules',
      locked: 'You do not have this right yourself.',
      changed: 'Changed',
    },
    style: { maxInlineSize: 720 },
  },
  render: Live,
} satisfies Meta<typeof CheckMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its own state, as a page does. */
function Live(args: CheckMatrixProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const isChecked = (cell: MatrixCell) => args.isChecked(cell) !== toggled.has(keyOf(cell));
  return (
    <CheckMatrix
      {...args}
      isChecked={isChecked}
      isChanged={(cell) => toggled.has(keyOf(cell))}
      onChange={(cells, checked) => {
        args.onChange(cells, checked);
        const next = new Set(toggled);
        for (const cell of cells) {
          if (args.isChecked(cell) === checked) next.delete(keyOf(cell));
          else next.add(keyOf(cell));
        }
        setToggled(next);
      }}
    />
  );
}

export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'All rights of all modules' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight} ');
    const cell = canvas.getByRole('checkbox', { name: 'Vendors: Create' });
    await expect(cell).toBeChecked();
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveAccessibleDescription('Changed');
    await userEvent.keyboard('{Home} ');
    await expect(canvas.getByRole('checkbox', { name: 'Vendors: Update' })).toBeChecked();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(
      canvas.getByRole('checkbox', { name: 'Employee - clock in and clock out time sheet: Update' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const WholeColumn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Read: all modules' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      ['vendors', 'sales', 'timesheet'].map((row) => ({ row, column: 'read' })),
      true,
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Read: all modules' }));
    await expect(canvas.getByRole('checkbox', { name: 'Sales & invoices: Read' })).not.toBeChecked();
  },
};

/** Locked cells are left out of what a row sets. */
export const Locked: Story = {
  args: { isLocked: ({ column }) => column === 'create' },
  play: async ({ canvas, args }) => {
    const locked = canvas.getByRole('checkbox', { name: 'Vendors: Create' });
    await userEvent.click(locked);
    await expect(locked).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendors: all rights' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      [
        { row: 'vendors', column: 'read' },
        { row: 'vendors', column: 'update' },
      ],
      true,
    );
  },
};

export const ReadOnly: Story = { args: { isLocked: () => true } };
export const NoRows: Story = { args: { rows: [] } };
