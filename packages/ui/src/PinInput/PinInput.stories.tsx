import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { PinInput } from './PinInput.tsx';

const meta = {
  title: 'Forms/PinInput',
  component: PinInput,
  args: { 'aria-label': 'Access PIN', onChange: fn(), onComplete: fn(), onSubmit: fn() },
} satisfies Meta<typeof PinInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Begun: Story = { args: { defaultValue: '12' } };
export const Filled: Story = { args: { defaultValue: '1234' } };
export const Disabled: Story = { args: { defaultValue: '1234', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '1234', readOnly: true } };
export const Small: Story = { args: { size: 's', defaultValue: '12' } };
export const Large: Story = { args: { size: 'l', defaultValue: '12' } };
export const SixDigits: Story = { args: { length: 6, defaultValue: '1234' } };

export const InAField: Story = {
  args: { 'aria-label': undefined, emptyText: '' },
  render: (args) => (
    <Field label="Access PIN" required error="Wrong access pin or email">
      <PinInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText(/Access PIN/);
    await expect(box).toHaveAccessibleDescription('Wrong access pin or email');
    await expect(box).toBeInvalid();
  },
};

export const CoveredAndForDigits: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Access PIN');
    await expect(box).toHaveAttribute('type', 'password');
    await expect(box).toHaveAttribute('inputmode', 'numeric');
    await expect(box).toHaveAttribute('autocomplete', 'off');
  },
};

export const SentOnlyAtFourDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Access PIN');
    await userEvent.type(box, '12a3{Enter}');
    await expect(box).toHaveValue('123');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(box, '4');
    await expect(args.onComplete).toHaveBeenLastCalledWith({ digits: '1234' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ digits: '1234' });
  },
};

export const SentEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Access PIN');
    await userEvent.type(box, '{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Access PIN cannot be empty');
    await expect(box).toHaveAccessibleDescription('Access PIN cannot be empty');
    await expect(box).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(box, '1');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const send = fn();
export const FormSentOnlyAtFourDigits: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <PinInput {...args} onSubmit={undefined} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    const box = canvas.getByLabelText('Access PIN');
    await userEvent.type(box, '123{Enter}');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.type(box, '4{Enter}');
    await expect(send).toHaveBeenCalledTimes(1);
  },
};

export const AFifthDigit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Access PIN');
    await userEvent.type(box, '12345');
    await expect(box).toHaveValue('1234');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
  },
};

export const PastedWithSpaces: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Access PIN');
    await userEvent.click(box);
    await userEvent.paste(' 12-34 😀');
    await expect(box).toHaveValue('1234');
    await expect(args.onComplete).toHaveBeenLastCalledWith({ digits: '1234' });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const PastedAMegabyte: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Access PIN');
    await userEvent.click(box);
    await userEvent.paste('9'.repeat(1_000_000));
    await expect(box).toHaveValue('9999');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
  },
};

export const RightToLeft: Story = {
  args: { 'aria-label': 'رمز الدخول' },
  decorators: [
    (Drawn) => (
      <div dir="rtl">
        <Drawn />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('رمز الدخول'), '١٢٣٤');
    await expect(args.onComplete).toHaveBeenLastCalledWith({ digits: '1234' });
  },
};
