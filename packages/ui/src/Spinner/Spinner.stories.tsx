import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Display/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Large: Story = { args: { size: 32 } };
export const Labelled: Story = {
  args: { label: 'Loading sales' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAccessibleName('Loading sales');
  },
};

export const Small: Story = { args: { size: 12 } };
export const InText: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 8, alignItems: 'center', color: 'var(--td-accent-text)' }}>
      <Spinner size={14} /> Counting
    </p>
  ),
};
