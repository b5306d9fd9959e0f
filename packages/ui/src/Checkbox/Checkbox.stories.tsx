import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Print the receipt', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Print the receipt'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
export const Checked: Story = { args: { defaultChecked: true, hint: 'On the thermal printer at this register.' } };
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
export const Bare: Story = { args: { label: undefined, 'aria-label': 'Select row' } };
export const SomeOfThem: Story = {
  args: { label: 'All rows', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Rejected: Story = { args: { label: 'I have counted the drawer', 'aria-invalid': true } };
export const DisabledUnchecked: Story = { args: { disabled: true } };
export const LongLabel: Story = {
  args: { label: 'x'.repeat(500), hint: 'y '.repeat(250), style: { maxInlineSize: 260 } },
};
