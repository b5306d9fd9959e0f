import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { Badge, tones } from './Badge.tsx';

const meta = { title: 'Display/Badge', component: Badge, args: { children: 'Paid' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const WithDot: Story = { args: { tone: 'ok', dot: true, children: 'Open' } };
export const EveryTone: Story = {
  render: () => (
    <Toolbar label="Tones">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Toolbar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('warn')).toHaveAttribute('data-tone', 'warn');
  },
};
