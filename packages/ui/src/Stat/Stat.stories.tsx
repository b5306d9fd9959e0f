import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
export const LongText: Story = { args: { value: '$999,999,999,999.99', hint: 'x'.repeat(200) } };
