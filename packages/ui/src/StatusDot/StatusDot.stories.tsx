import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../Badge/Badge.tsx';
import { StatusDot } from './StatusDot.tsx';

const meta = {
  title: 'Display/StatusDot',
  component: StatusDot,
  args: { children: 'Connected', tone: 'ok' },
} satisfies Meta<typeof StatusDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {};
export const Announced: Story = {
  args: { role: 'status', tone: 'bad', children: 'Disconnected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Disconnected');
  },
};
export const EveryTone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {tones.map((tone) => (
        <StatusDot key={tone} {...args} tone={tone}>
          Tone {tone}
        </StatusDot>
      ))}
    </div>
  ),
};
/** On a wide screen the text is visible; below 1024 px it is for screen readers only. */
export const Shy: Story = { args: { shy: true, title: 'Connected' } };
