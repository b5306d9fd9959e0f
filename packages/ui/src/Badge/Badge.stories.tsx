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

export const Count: Story = {
  args: { tone: 'accent', count: 7, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7')).toBeVisible();
  },
};
export const NineAndMore: Story = {
  args: { tone: 'bad', children: undefined },
  render: (args) => (
    <Toolbar label="Unread">
      {[0, 9, 10, 5000].map((count) => (
        <Badge key={count} {...args} count={count} data-testid="unread" />
      ))}
    </Toolbar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByTestId('unread').map((badge) => badge.textContent)).toEqual(['9', '9+', '9+']);
  },
};
export const CustomLimit: Story = {
  args: { count: 120, max: 99, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
export const LongText: Story = { args: { children: 'W'.repeat(500) } };
export const AnyScript: Story = { args: { children: 'مدفوع 💵' } };
