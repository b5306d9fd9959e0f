import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../Badge/Badge.tsx';
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

export const EveryTone: Story = {
  args: { items: tones.map((tone) => ({ id: tone, title: tone, tone, icon: 'tag' as const })) },
};
export const Empty: Story = { args: { items: [] } };
export const One: Story = { args: { items: [{ id: '1', title: 'Created' }] } };
export const LongText: Story = {
  args: {
    style: { maxInlineSize: 320 },
    items: [
      { id: '1', title: 'W'.repeat(500), text: 'x'.repeat(500), timeText: 'November 21, 2026, 9:02 AM' },
      { id: '2', title: 'Paid 💵', text: 'ليلى حداد' },
    ],
  },
};
