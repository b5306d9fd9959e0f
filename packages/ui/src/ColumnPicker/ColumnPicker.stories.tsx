import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ColumnPicker } from './ColumnPicker.tsx';

const meta = {
  title: 'Tables/ColumnPicker',
  component: ColumnPicker,
  args: {
    label: 'Columns',
    placement: 'bottom-start',
    columns: [
      { id: 'number', header: 'Invoice' },
      { id: 'date', header: 'Date' },
      { id: 'total', header: 'Total' },
    ],
    shown: ['number', 'total'],
    onChange: fn(),
  },
} satisfies Meta<typeof ColumnPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AddsInTheTablesOrder: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['number', 'date', 'total']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Invoice' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['total']);
  },
};

export const TheLastOneStays: Story = {
  args: { shown: ['date'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(screen.getByRole('checkbox', { name: 'Date' })).toBeDisabled();
  },
};
