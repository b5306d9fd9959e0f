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
