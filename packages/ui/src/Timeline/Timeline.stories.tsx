import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: {
    items: [
      {
        id: '1',
        title: 'Created',
        text: 'by Ben Okafor',
        at: '2026-11-21T14:02:00Z',
        timeText: '9:02 AM',
        icon: 'plus',
      },
      { id: '2', title: 'Paid in cash', at: '2026-11-21T14:05:00Z', timeText: '9:05 AM', icon: 'cash', tone: 'ok' },
      { id: '3', title: 'Refund asked for', text: 'The case does not fit.', icon: 'undo', tone: 'warn' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnInvoice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('9:05 AM')).toHaveAttribute('datetime', '2026-11-21T14:05:00Z');
  },
};
