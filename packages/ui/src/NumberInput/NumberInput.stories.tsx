import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberInput } from './NumberInput.tsx';

const meta = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  args: { 'aria-label': 'Quantity', onChange: fn(), style: { maxInlineSize: 120 } },
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithUnit: Story = { args: { defaultValue: 12, unit: 'pcs' } };
export const Disabled: Story = { args: { defaultValue: 12, disabled: true } };

export const ByArrowKeys: Story = {
  args: { defaultValue: 9, max: 20 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(box).toHaveAttribute('aria-valuenow', '20');
  },
};

export const OutOfRange: Story = {
  args: { min: 5, max: 50 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton');
    await userEvent.type(box, '12a');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.type(box, '0');
    await expect(box).toHaveValue('50');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(box, '3');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};
