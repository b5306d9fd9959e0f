import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ColumnPicker } from './ColumnPicker.tsx';
import type { ColumnPickerProps } from './ColumnPicker.tsx';

const texts = {
  move: ({ header }: { header: string }) => `Move ${header}`,
  moved: ({ header, place, count }: { header: string; place: number; count: number }) =>
    `${header} is now column ${place} of ${count}`,
};

function Choosing(props: ColumnPickerProps) {
  const [shown, setShown] = useState(props.shown);
  const choose = (next: string[]) => {
    props.onChange(next);
    setShown(next);
  };
  return <ColumnPicker {...props} shown={shown} onChange={choose} />;
}

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
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof ColumnPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const AddsInTheTablesOrder: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['number', 'date', 'total']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Invoice' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['date', 'total']);
  },
};

export const TheLastOneStays: Story = {
  args: { shown: ['date'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(screen.getByRole('checkbox', { name: 'Date' })).toBeDisabled();
  },
};

export const ReordersByKeyboard: Story = {
  args: { texts, shown: ['number', 'date', 'total'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    screen.getByRole('button', { name: 'Move Invoice' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['date', 'number', 'total']);
    await expect(screen.getByRole('button', { name: 'Move Invoice' })).toHaveFocus();
    await expect(screen.getByText('Invoice is now column 2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['date', 'total', 'number']);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['number', 'date', 'total']);
    await expect(screen.getByRole('button', { name: 'Move Invoice' })).toHaveFocus();
  },
};

export const ReordersByDragging: Story = {
  args: { texts, shown: ['number', 'date', 'total'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const middleOf = (name: string) => {
      const { left, top, height } = screen.getByRole('button', { name }).getBoundingClientRect();
      return { clientX: left + 5, clientY: top + height / 2 };
    };
    const [list] = screen.getAllByRole('list');
    list!.setPointerCapture = () => undefined;
    const last = middleOf('Move Total');
    await fireEvent.pointerDown(screen.getByRole('button', { name: 'Move Invoice' }), { pointerId: 1 });
    await fireEvent.pointerMove(list!, { pointerId: 1, ...last });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['date', 'total', 'number']));
    await fireEvent.pointerUp(list!, { pointerId: 1 });
  },
};

export const LongNames: Story = {
  args: {
    texts,
    columns: [
      {
        id: 'number',
        header: 'The number that the customer finds on the receipt, on the invoice and in every message',
      },
      { id: 'total', header: 'الإجمالي' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible());
  },
};
