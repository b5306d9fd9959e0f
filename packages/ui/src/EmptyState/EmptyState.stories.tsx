import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Display/EmptyState',
  component: EmptyState,
  args: { title: 'No invoices yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAWayOut: Story = {
  args: {
    icon: 'receipt',
    text: 'Invoices appear here as soon as the first sale is settled.',
    action: (
      <Button tone="primary" icon="plus">
        New sale
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { title: 'W'.repeat(500), text: 'x'.repeat(500), style: { maxInlineSize: 320 } },
};
