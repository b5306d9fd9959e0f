import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: 'edit', label: 'Edit customer', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit customer' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Secondary: Story = { args: { tone: 'secondary' } };
export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit customer' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Primary: Story = { args: { tone: 'primary', icon: 'plus', label: 'New customer' } };
export const Danger: Story = { args: { tone: 'danger', icon: 'trash', label: 'Delete customer' } };
export const Pressed: Story = { args: { 'aria-pressed': true } };
export const LongLabel: Story = { args: { label: 'W'.repeat(500) } };
