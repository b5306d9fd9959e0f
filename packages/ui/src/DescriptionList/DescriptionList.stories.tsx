import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { id: 'number', label: 'Invoice', value: 'INV-1042' },
      { id: 'customer', label: 'Customer', value: 'Ana Peña' },
      { id: 'due', label: 'Due', value: 'Dec 24, 2026' },
      { id: 'total', label: 'Total', value: '$1,234.50' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'INV-1042',
      'Ana Peña',
      'Dec 24, 2026',
      '$1,234.50',
    ]);
  },
};
export const Rows: Story = { args: { layout: 'rows', style: { maxInlineSize: 360 } } };
