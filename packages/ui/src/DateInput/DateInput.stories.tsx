import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateInput } from './DateInput.tsx';

const meta = {
  title: 'Forms/DateInput',
  component: DateInput,
  args: { 'aria-label': 'Due date', onChange: fn(), style: { maxInlineSize: 180 } },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-11-21' } };
export const Disabled: Story = { args: { defaultValue: '2026-11-21', disabled: true } };
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Due date'), { target: { value: '2026-12-24' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
  },
};
