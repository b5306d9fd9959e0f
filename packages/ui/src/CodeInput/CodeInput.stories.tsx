import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { CodeInput } from './CodeInput.tsx';

const meta = {
  title: 'Forms/CodeInput',
  component: CodeInput,
  args: { 'aria-label': 'Code', onChange: fn(), onComplete: fn(), onSubmit: fn() },
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Begun: Story = { args: { defaultValue: '1234' } };
export const Filled: Story = { args: { defaultValue: '123456' } };
export const Disabled: Story = { args: { defaultValue: '123456', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '123456', readOnly: true } };
export const Large: Story = { args: { defaultValue: '1234', size: 'l' } };
export const EightDigits: Story = { args: { length: 8, defaultValue: '1234567' } };

export const Rejected: Story = {
  args: { 'aria-label': undefined, defaultValue: '123456' },
  render: (args) => (
    <Field label="Code" hint="Six digits from your authenticator." error="This code has expired.">
      <CodeInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Code' });
    await expect(box).toHaveAccessibleDescription('Six digits from your authenticator. This code has expired.');
  },
};

export const OfferedByThePhone: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Code' });
    await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(box).toHaveAttribute('inputmode', 'numeric');
  },
};

export const PastedWithASpace: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('123 456');
    await expect(box).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenLastCalledWith({ digits: '123456' });
  },
};

export const ADigitCorrectedInTheMiddle: Story = {
  args: { defaultValue: '123456' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(box);
    box.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}x9');
    await expect(box).toHaveValue('129456');
    await expect(box.selectionStart).toBe(3);
    await expect(args.onComplete).toHaveBeenLastCalledWith({ digits: '129456' });
  },
};

export const SentEmpty: Story = {
  args: { emptyText: 'Escriba el código' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Escriba el código');
  },
};

export const PastedAMegabyte: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('7'.repeat(1_000_000));
    await expect(box).toHaveValue('777777');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
  },
};
