import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tones } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Display/Alert',
  component: Alert,
  args: { children: 'The drawer was not closed yesterday.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const EveryTone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {tones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} title={`Tone ${tone}`} />
      ))}
    </div>
  ),
};
export const Closable: Story = {
  args: {
    tone: 'warn',
    title: 'Stock is low',
    actions: <Button size="s">Order more</Button>,
    onClose: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Refused: Story = {
  args: { tone: 'bad', children: 'The card was refused.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The card was refused.');
  },
};
