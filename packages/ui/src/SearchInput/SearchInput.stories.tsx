import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchInput } from './SearchInput.tsx';

const meta = {
  title: 'Forms/SearchInput',
  component: SearchInput,
  args: { 'aria-label': 'Search customers', placeholder: 'Search', onChange: fn(), style: { maxInlineSize: 280 } },
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Peña' } };
export const Small: Story = { args: { size: 's', defaultValue: 'Peña' } };

export const Cleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'ben{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
