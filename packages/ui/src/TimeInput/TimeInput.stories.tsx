import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { TimeInput } from './TimeInput.tsx';

const meta = {
  title: 'Forms/TimeInput',
  component: TimeInput,
  args: { 'aria-label': 'Opens at', onChange: fn(), style: { maxInlineSize: 140 } },
} satisfies Meta<typeof TimeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '09:30' } };
export const Afternoon: Story = { args: { defaultValue: '21:45' } };
export const Small: Story = { args: { defaultValue: '09:30', size: 's' } };
export const Large: Story = { args: { defaultValue: '09:30', size: 'l' } };
export const Disabled: Story = { args: { defaultValue: '09:30', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '09:30', readOnly: true } };
export const OutsideTheOpeningHours: Story = {
  args: { defaultValue: '23:00', min: '08:00', max: '20:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText<HTMLInputElement>('Opens at').validity.rangeOverflow).toBe(true);
  },
};
export const InAField: Story = {
  args: { 'aria-label': undefined, defaultValue: '09:30' },
  render: (args) => (
    <Field label="Opens at" error="The store opens before it closes.">
      <TimeInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Opens at')).toHaveAccessibleDescription('The store opens before it closes.');
    await expect(canvas.getByLabelText('Opens at')).toBeInvalid();
  },
};
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Opens at'), { target: { value: '17:05' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('17:05');
    await fireEvent.change(canvas.getByLabelText('Opens at'), { target: { value: '' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
export const WithoutAValue: Story = { args: { value: undefined } };
export const WhatIsNoTime: Story = {
  args: { defaultValue: '25:99' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Opens at')).toHaveValue('');
  },
};
