import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Ask for the PIN', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Ask for the PIN' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true, hint: 'Before each sale, on every register.' } };
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };

export const DisabledOff: Story = { args: { disabled: true } };
export const Bare: Story = { args: { label: undefined, 'aria-label': 'Ask for the PIN' } };
export const FollowsTheApgSwitchPattern: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const track = canvas.getByRole('switch', { name: 'Ask for the PIN' });
    await userEvent.tab();
    await expect(track).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(track).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(track).not.toBeChecked();
  },
};
export const LongLabel: Story = { args: { label: 'x'.repeat(500), style: { maxInlineSize: 260 } } };
