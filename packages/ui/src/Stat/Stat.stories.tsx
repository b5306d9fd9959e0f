import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../Badge/Badge.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Display/Stat',
  component: Stat,
  args: { label: 'Sales today', value: '$4,812.35', style: { maxInlineSize: 260 } },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Risen: Story = {
  args: { delta: { text: '12.4%', direction: 'up', tone: 'ok' }, hint: 'Compared with last Saturday' },
};
export const Fallen: Story = {
  args: { delta: { text: '3.1%', direction: 'down', tone: 'bad' }, hint: 'Compared with last Saturday' },
};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('$4,812.35')).toBeNull();
  },
};
export const LeadsToWhatItCounts: Story = {
  args: { href: '#invoices', hint: '19 invoices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Sales today/ })).toHaveAttribute('href', '#invoices');
  },
};

export const Unchanged: Story = { args: { delta: { text: '0%', direction: 'flat' } } };
export const EveryTone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {tones.map((tone) => (
        <Stat key={tone} {...args} label={tone} delta={{ text: '3%', direction: 'up', tone }} />
      ))}
    </div>
  ),
};
/** Two side by side on a phone: six digits with cents fit on one line. */
export const SixFiguresOnAPhone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, inlineSize: 326 }}>
      <Stat {...args} label="Counted" value="$323,950.35" />
      <Stat {...args} label="Expected" value="$1,324,381.60" />
    </div>
  ),
  play: async ({ canvas }) => {
    const isOneLine = (text: string) => canvas.getByText(text).getBoundingClientRect().height < 40;
    await expect(['$323,950.35', '$1,324,381.60'].map(isOneLine)).toEqual([true, true]);
  },
};
export const LongText: Story = {
  args: { label: 'W'.repeat(500), value: '$999,999,999,999.99'.repeat(5), hint: 'x'.repeat(500) },
};
