import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Customer name', children: <TextInput />, style: { maxInlineSize: 360 } },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Customer name'));
    await expect(canvas.getByRole('textbox', { name: 'Customer name' })).toHaveFocus();
  },
};

export const WithHint: Story = {
  args: { hint: 'As printed on the receipt.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As printed on the receipt.');
  },
};

export const Rejected: Story = {
  args: { hint: 'As printed on the receipt.', error: 'Enter a name.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Customer name' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('As printed on the receipt. Enter a name.');
  },
};

export const Optional: Story = { args: { mark: 'Optional' } };
export const Inline: Story = { args: { inline: true, hint: 'As printed on the receipt.', error: 'Enter a name.' } };
export const LongText: Story = {
  args: {
    label: 'Name of the person who picks up the repaired phone when the customer cannot come to the store',
    hint: 'We ask this person for a photo identification before we hand over any device that was left with us.',
    error: 'This person has no photo identification on file, so the device cannot be handed over to them today.',
  },
};

export const LabelOf500Characters: Story = {
  args: { label: 'Customer name '.repeat(36).slice(0, 500), error: 'x'.repeat(500) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
export const EmojiAndRightToLeftName: Story = { args: { label: '📱 מסך — Screen repair', hint: 'محمد العلي' } };
export const EmptyErrorShowsNothing: Story = {
  args: { error: '', hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};
