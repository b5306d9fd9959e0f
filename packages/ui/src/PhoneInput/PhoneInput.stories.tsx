import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { PhoneInput } from './PhoneInput.tsx';

const meta = {
  title: 'Forms/PhoneInput',
  component: PhoneInput,
  args: { 'aria-label': 'Phone', onChange: fn(), style: { maxInlineSize: 240 } },
} satisfies Meta<typeof PhoneInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '(305) 555-0101' } };
export const Filled: Story = { args: { defaultValue: '+1 305 555 0101', icon: 'call' } };
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('Ana: +1 (305) 555-0101 home');
    await expect(args.onChange).toHaveBeenLastCalledWith('+1 (305) 555-0101 ');
    await expect(box).toHaveValue('+1 (305) 555-0101 ');
  },
};

export const Small: Story = { args: { defaultValue: '+1 305 555 0101', size: 's' } };
export const Disabled: Story = { args: { defaultValue: '+1 305 555 0101', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '+1 305 555 0101', readOnly: true } };
export const WithoutAValue: Story = { args: { value: undefined } };
export const InAField: Story = {
  args: { 'aria-label': undefined, defaultValue: '305' },
  render: (args) => (
    <Field label="Phone" error="Another customer has this number.">
      <PhoneInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'Another customer has this number.',
    );
  },
};
export const ALetterInTheMiddle: Story = {
  args: { defaultValue: '305 555' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(box);
    box.setSelectionRange(3, 3);
    await userEvent.keyboard('x9');
    await expect(box).toHaveValue('3059 555');
    await expect(box.selectionStart).toBe(4);
  },
};
export const PastedAMegabyte: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('call 😀 '.repeat(125_000) + '5'.repeat(70));
    await expect(box).toHaveValue('5'.repeat(60));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
  },
};
