import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Display/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: 240 } };
export const Block: Story = { args: { width: '100%', height: 120 } };

export const Paragraph: Story = {
  render: () => (
    <div role="status" aria-label="Loading the customer" style={{ display: 'grid', gap: 8, maxInlineSize: 320 }}>
      <Skeleton />
      <Skeleton width="90%" />
      <Skeleton width="60%" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAccessibleName('Loading the customer');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};
