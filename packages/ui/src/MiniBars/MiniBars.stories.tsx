import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { formatMoney } from '../Money/formatMoney.ts';
import { MiniBars } from './MiniBars.tsx';

const values = [128400, 96020, 154300, 201999, 240110, 318750, 87600];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const meta = {
  title: 'Print/MiniBars',
  component: MiniBars,
  args: {
    caption: 'Net sales this week',
    points: days.map((label, index) => ({ label, value: values[index] ?? 0 })),
    format: (value) => formatMoney(value, 'USD', 'en-US'),
    texts: { label: 'Day', value: 'Net sales' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 480px)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MiniBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Week: Story = {};

export const Month: Story = {
  args: {
    points: Array.from({ length: 31 }, (_, day) => ({ label: `Mar ${day + 1}`, value: ((day * 7919) % 31) * 9000 })),
  },
};

export const BelowZero: Story = {
  args: { points: days.map((label, index) => ({ label, value: (values[index] ?? 0) - 150000 })) },
};

export const Empty: Story = { args: { points: [], empty: 'No sales yet today.' } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Mon: $1,284.00' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(canvas.getByRole('img', { name: 'Sun: $876.00' })).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByText('$876.00')[0]).toBeVisible());
    await expect(canvas.getByRole('row', { name: 'Sat $3,187.50' })).toBeInTheDocument();
  },
};

export const EqualLabels: Story = {
  args: { points: [...meta.args.points, ...meta.args.points] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').length).toEqual(14);
  },
};

export const NothingSold: Story = { args: { points: days.map((label) => ({ label, value: 0 })) } };
