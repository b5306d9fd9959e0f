import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tag } from './Tag.tsx';

const remove = fn();
const meta = { title: 'Display/Tag', component: Tag, args: { children: 'Status: paid' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fixed: Story = {};
export const Removable: Story = {
  args: { tone: 'accent', onRemove: remove, removeLabel: 'Remove the filter Status: paid' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Status: paid' }));
    await expect(remove).toHaveBeenCalledTimes(1);
  },
};
