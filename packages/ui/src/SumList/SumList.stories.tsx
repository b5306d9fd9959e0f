import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SumList } from './SumList.tsx';

const parts = [
  { id: 'gross', label: 'Subtotal', value: '$1,639.96' },
  { id: 'discount', label: 'Discount', value: '-$40.00' },
  { id: 'tax', label: 'Tax', value: '$131.99' },
];
const total = { id: 'total', label: 'Total', value: '$1,731.95', total: true };

const meta = {
  title: 'Counter/SumList',
  component: SumList,
  args: { items: [...parts, total], style: { maxInlineSize: 320 } },
} satisfies Meta<typeof SumList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithATotal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
      '$1,639.96',
      '-$40.00',
      '$131.99',
      '$1,731.95',
    ]);
  },
};
export const WithoutATotal: Story = { args: { items: parts } };
export const WithLaterChanges: Story = {
  args: {
    items: [
      ...parts,
      total,
      { id: 'paid', label: 'Paid', value: '$1,000.00' },
      { id: 'due', label: 'Due', value: '$731.95' },
    ],
  },
};
export const TotalAlone: Story = { args: { items: [total] } };
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [
      { id: 'fee', label: 'Environmental fee of the county, by weight'.repeat(4), value: '$999,999,999.99' },
      total,
    ],
  },
};
