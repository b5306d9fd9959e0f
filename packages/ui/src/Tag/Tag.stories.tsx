import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tones } from '../Badge/Badge.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { Tag } from './Tag.tsx';

const remove = fn();
const meta = { title: 'Display/Tag', component: Tag, args: { children: 'Status: paid' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fixed: Story = {};
export const EveryTone: Story = {
  render: () => (
    <Toolbar label="Tones">
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Toolbar>
  ),
};
export const Removable: Story = {
  args: { tone: 'accent', onRemove: remove, removeLabel: 'Remove the filter Status: paid' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Status: paid' }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: { children: 'W'.repeat(500), onRemove: remove, removeLabel: 'Remove', style: { maxInlineSize: 200 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};
export const Emoji: Story = { args: { children: '📱 ليلى حداد', tone: 'ok' } };
