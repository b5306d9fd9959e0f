import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    'aria-label': 'Tax',
    onChange: fn(),
    choices: [
      { id: 'taxed', label: 'Taxed' },
      { id: 'exempt', label: 'Exempt', hint: 'Needs a certificate on file.' },
      { id: 'none', label: 'Not taxable' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = { args: { defaultValue: 'taxed' } };
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'taxed' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'taxed' } };
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Taxed'));
    await expect(args.onChange).toHaveBeenLastCalledWith('taxed');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('exempt');
    await expect(canvas.getByRole('radio', { name: /Exempt/ })).toBeChecked();
  },
};
export const InAField: Story = {
  render: (args) => (
    <Field label="Tax of this sale" error="Choose one.">
      <RadioGroup {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Tax of this sale' });
    await expect(group).toHaveAccessibleDescription('Choose one.');
  },
};

export const NoneChosen: Story = {};
export const OneDisabled: Story = {
  args: {
    defaultValue: 'taxed',
    choices: [
      { id: 'taxed', label: 'Taxed' },
      { id: 'exempt', label: 'Exempt', disabled: true },
    ],
  },
};
export const NoChoices: Story = { args: { choices: [] } };
export const FollowsTheApgRadioGroupPattern: Story = {
  args: { defaultValue: 'exempt' },
  play: async ({ args, canvas, userEvent }) => {
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio(/Exempt/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/Not taxable/)).toHaveFocus();
    await expect(radio(/Not taxable/)).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(/Taxed/)).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('none');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('exempt');
    await userEvent.tab();
    await expect(radio(/Exempt/)).not.toHaveFocus();
  },
};
export const SpaceChoosesTheFirst: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('taxed');
    await expect(canvas.getByRole('radio', { name: 'Taxed' })).toBeChecked();
  },
};
export const EqualIdsAndLabels: Story = {
  args: {
    choices: [
      { id: 'a', label: 'Taxed' },
      { id: 'a', label: 'Taxed again' },
      { id: 'b', label: 'Taxed' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('radio', { name: 'Taxed' });
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    if (second) await userEvent.click(second);
    await expect(args.onChange).toHaveBeenLastCalledWith('b');
  },
};
export const LongAndForeignLabels: Story = {
  args: {
    style: { maxInlineSize: 260 },
    choices: [
      { id: 'long', label: 'x'.repeat(500), hint: 'y '.repeat(250) },
      { id: 'emoji', label: '😀📱' },
      { id: 'arabic', label: 'معفى من الضريبة' },
    ],
  },
};
