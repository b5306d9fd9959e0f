import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChoiceTiles } from './ChoiceTiles.tsx';

const meta = {
  title: 'Counter/ChoiceTiles',
  component: ChoiceTiles<string>,
  args: {
    label: 'Kind of payment',
    value: 'cash',
    options: [
      { value: 'cash', label: 'Cash', icon: 'cash', hint: 'F6' },
      { value: 'card', label: 'Card', icon: 'card', hint: 'F7' },
    ],
    onChange: fn(),
    style: { maxInlineSize: 720 },
  },
} satisfies Meta<typeof ChoiceTiles<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Cash');
    await userEvent.click(canvas.getByRole('button', { name: 'Card F7' }));
    await expect(args.onChange).toHaveBeenCalledWith('card');
  },
};
export const ByTheKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('card');
  },
};
export const NonePressed: Story = { args: { value: null } };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Cash/ })).toBeDisabled();
  },
};
export const OneDisabled: Story = {
  args: {
    options: [...meta.args.options, { value: 'credit', label: 'Store credit', icon: 'receipt', disabled: true }],
  },
};
export const Narrow: Story = { args: { style: { maxInlineSize: 340 } } };
export const LongText: Story = { args: { options: [{ value: 'cash', label: 'x'.repeat(500), icon: 'cash' }] } };
