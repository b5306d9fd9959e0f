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

export const Large: Story = { args: { size: 'l', defaultValue: 'Peña' } };
export const Disabled: Story = { args: { defaultValue: 'Peña', disabled: true } };
export const ReadOnly: Story = {
  args: { defaultValue: 'Peña', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const WithoutAValue: Story = { args: { value: undefined } };

const box: { current: HTMLInputElement | null } = { current: null };
export const HandsOutItsInput: Story = {
  args: { ref: box },
  play: async ({ canvas }) => {
    await expect(box.current).toBe(canvas.getByRole('searchbox'));
  },
};

export const PastedAMegabyte: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('x'.repeat(1_000_000));
    await expect(args.onChange).toHaveBeenLastCalledWith('x'.repeat(60));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
  },
};
