import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../Badge/Badge.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Display/ProgressBar',
  component: ProgressBar,
  args: { label: 'Counting stock', value: 45 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Counting stock' })).toHaveAttribute('aria-valuenow', '45');
  },
};
export const Done: Story = { args: { value: 120, tone: 'ok' } };
export const Unknown: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Empty: Story = { args: { value: 0 } };
export const OverTheEnds: Story = {
  args: { value: -5, max: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};
export const EveryTone: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tones.map((tone) => (
        <ProgressBar key={tone} label={`Tone ${tone}`} value={60} tone={tone} />
      ))}
    </div>
  ),
};
