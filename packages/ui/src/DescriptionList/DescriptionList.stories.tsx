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

export const Empty: Story = { args: { items: [] } };
export const NothingKnown: Story = { args: { items: [{ id: 'due', label: 'Due', value: undefined }], layout: 'rows' } };
export const LongText: Story = {
  args: {
    style: { maxInlineSize: 320 },
    items: [
      { id: 'a', label: 'W'.repeat(500), value: 'x'.repeat(500) },
      { id: 'b', label: 'Customer 🙂', value: 'ليلى حداد' },
    ],
  },
};
export const LongTextRows: Story = { args: { ...LongText.args, layout: 'rows' } };
