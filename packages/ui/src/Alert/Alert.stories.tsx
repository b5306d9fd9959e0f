import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
export const Rejected: Story = {
  args: { tone: 'bad', children: 'The card was rejected.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The card was rejected.');
  },
};

export const FollowsTheApgAlertPattern: Story = {
  args: { tone: 'bad', children: 'The card was rejected.' },
  render: function Refusing(args) {
    const [rejected, setRejected] = useState(false);
    return (
      <>
        <Button onClick={() => setRejected(true)}>Charge</Button>
        {rejected && <Alert {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const charge = canvas.getByRole('button', { name: 'Charge' });
    await userEvent.click(charge);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The card was rejected.');
    await expect(charge).toHaveFocus();
  },
};
export const Queued: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The drawer was not closed yesterday.');
  },
};
export const LongText: Story = {
  args: {
    tone: 'warn',
    title: 'W'.repeat(500),
    children: 'x'.repeat(500),
    onClose: fn(),
    style: { maxInlineSize: 320 },
  },
};
