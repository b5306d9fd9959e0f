import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { DateRangeInput } from './DateRangeInput.tsx';
import { datePresets } from './datePresets.ts';
import english from './presets.stories.json' with { type: 'json' };

const presets = datePresets({ today: '2026-11-21', weekStartsOn: 1 }).map((preset) => ({
  ...preset,
  label: english[preset.id],
}));
const november = { from: '2026-11-01', to: '2026-11-30' };

const meta = {
  title: 'Forms/DateRangeInput',
  component: DateRangeInput,
  args: { 'aria-label': 'Days', onChange: fn(), presets },
} satisfies Meta<typeof DateRangeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const APreset: Story = {
  args: { defaultValue: november },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Range' })).toHaveDisplayValue('This month');
  },
};
export const OtherDays: Story = {
  args: { defaultValue: { from: '2026-11-03', to: '2026-11-09' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Range' })).toHaveDisplayValue('Custom');
  },
};
export const OpenAtTheEnd: Story = { args: { defaultValue: { from: '2026-11-03', to: '' } } };
export const WithoutPresets: Story = { args: { presets: [], defaultValue: november } };
export const Small: Story = { args: { size: 's', defaultValue: november } };
export const Disabled: Story = { args: { disabled: true, defaultValue: november } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: november } };
export const Narrow: Story = { args: { defaultValue: november, style: { maxInlineSize: 200 } } };
export const InAField: Story = {
  args: { 'aria-label': undefined, defaultValue: november },
  render: (args) => (
    <Field label="Days of the report" error="No sales in these days.">
      <DateRangeInput {...args} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Days of the report' })).toHaveAccessibleDescription(
      'No sales in these days.',
    );
    await expect(canvas.getByLabelText('To')).toBeInvalid();
    await userEvent.click(canvas.getByText('Days of the report'));
    await expect(canvas.getByLabelText('From')).toHaveFocus();
  },
};

export const APresetChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Last week');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-15' });
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-09');
  },
};

export const TheFirstDayAfterTheLast: Story = {
  args: { defaultValue: november },
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-12-05' } });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The first day is after the last day');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('The first day is after the last day');
    await expect(canvas.getByLabelText('From')).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-12-24' } });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-12-05', to: '2026-12-24' });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const AYearBeingTyped: Story = {
  args: { defaultValue: november },
  play: async ({ args, canvas }) => {
    for (const value of ['0002-12-24', '0020-12-24', '0202-12-24']) {
      await fireEvent.change(canvas.getByLabelText('To'), { target: { value } });
      await expect(canvas.queryByRole('alert')).toBeNull();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2027-12-24' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2027-12-24' });
  },
};

export const SetFromOutside: Story = {
  args: { reversedText: 'El primer día es posterior al último' },
  render: function Outside(args) {
    const [range, setRange] = useState(november);
    return (
      <>
        <DateRangeInput {...args} value={range} onChange={setRange} />
        <button type="button" onClick={() => setRange({ from: '2026-01-01', to: '2026-12-31' })}>
          The whole year
        </button>
        <button type="button" onClick={() => setRange(november)}>
          November
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-12-05' } });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('El primer día es posterior al último');
    await userEvent.click(canvas.getByRole('button', { name: 'The whole year' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-01-01');
    // A range that could not be reported does not reappear with the range on which it was typed.
    await userEvent.click(canvas.getByRole('button', { name: 'November' }));
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-01');
  },
};

export const LongNames: Story = {
  args: {
    presets: [{ id: 'long', label: 'أيام '.repeat(100), ...november }],
    defaultValue: november,
    style: { maxInlineSize: 320 },
  },
};
