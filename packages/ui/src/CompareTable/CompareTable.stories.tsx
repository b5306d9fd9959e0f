import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompareTable } from './CompareTable.tsx';

const meta = {
  title: 'Display/CompareTable',
  component: CompareTable,
  args: {
    texts: { label: 'Field', mine: 'Yours', theirs: 'Current version' },
    items: [
      { id: 'name', label: 'Name', mine: 'Ana Peña', theirs: 'Ana Peña García' },
      { id: 'phone', label: 'Phone', mine: '305 555 0101', theirs: '305 555 0199' },
    ],
    style: { maxInlineSize: 560 },
  },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoDifferences: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(rows).toEqual([
      ['Field', 'Yours', 'Current version'],
      ['Name', 'Ana Peña', 'Ana Peña García'],
      ['Phone', '305 555 0101', '305 555 0199'],
    ]);
    await expect(canvas.getByRole('rowheader', { name: 'Phone' })).toBeVisible();
  },
};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: { items: [{ id: 'notes', label: 'Notes', mine: 'x'.repeat(500), theirs: 'y'.repeat(120) }] },
};
