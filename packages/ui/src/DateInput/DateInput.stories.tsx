import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
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
export const Small: Story = { args: { defaultValue: '2026-11-21', size: 's' } };
export const Disabled: Story = { args: { defaultValue: '2026-11-21', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '2026-11-21', readOnly: true } };
export const BeforeTheFirstDay: Story = {
  args: { defaultValue: '2026-11-01', min: '2026-11-21' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText<HTMLInputElement>('Due date').validity.rangeUnderflow).toBe(true);
  },
};
export const Rejected: Story = {
  args: { 'aria-label': undefined, defaultValue: '2026-11-01' },
  render: (args) => (
    <Field label="Due date" error="The due date is before the invoice.">
      <DateInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Due date')).toHaveAccessibleDescription('The due date is before the invoice.');
  },
};
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Due date'), { target: { value: '2026-12-24' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
  },
};
export const WithoutAValue: Story = { args: { value: undefined } };
export const WhatIsNoDay: Story = {
  args: { defaultValue: '2026-02-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Due date')).toHaveValue('');
  },
};
