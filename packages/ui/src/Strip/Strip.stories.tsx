import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tones } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Figure } from '../Figure/Figure.tsx';
import { Strip } from './Strip.tsx';

const meta = {
  title: 'Display/Strip',
  component: Strip,
  args: { children: '3 invoices ticked', style: { maxInlineSize: 480 } },
} satisfies Meta<typeof Strip>;
export default meta;
type Story = StoryObj<typeof meta>;

const untick = fn();

export const Plain: Story = {};
export const WithAButton: Story = {
  args: {
    tone: 'accent',
    end: (
      <Button size="s" tone="quiet" onClick={untick}>
        Untick all
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Untick all' }));
    await expect(untick).toHaveBeenCalledTimes(1);
  },
};
export const StillDue: Story = {
  args: { tone: 'warn', role: 'status', children: 'Still due', end: <Figure value="$1,775.25" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Still due$1,775.25');
  },
};
export const EveryTone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {tones.map((tone) => (
        <Strip key={tone} {...args} tone={tone}>
          Tone {tone}
        </Strip>
      ))}
    </div>
  ),
};
export const LongText: Story = { args: { children: 'x'.repeat(500), end: <Button size="s">Untick all</Button> } };
