import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Product name', onChange: fn(), style: { maxInlineSize: 360 } },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'e.g. Tempered glass' } };
export const Filled: Story = { args: { defaultValue: 'Tempered glass, 6.1 inch' } };
export const WithCounter: Story = {
  args: { counter: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'glass');
    await expect(canvas.getByText('5/60')).toBeVisible();
  },
};
export const WithIconAndUnit: Story = { args: { icon: 'tag', end: 'pcs', defaultValue: '12' } };
export const Small: Story = { args: { size: 's', icon: 'search', placeholder: 'Filter' } };
export const Disabled: Story = { args: { defaultValue: 'Tempered glass', disabled: true } };
export const Rejected: Story = { args: { defaultValue: 'Glass', 'aria-invalid': true } };

export const TypedPastTheLimit: Story = {
  args: { maxLength: 5 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'glass');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(input, 'es');
    await expect(input).toHaveValue('glass');
    await expect(args.onChange).toHaveBeenLastCalledWith('glass');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const PastedPastTheLimit_S5_04: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('');
    return <TextInput {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('x'.repeat(100));
    await expect(input).toHaveValue('x'.repeat(60));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
  },
};

export const CustomTexts: Story = {
  args: { maxLength: 3, maxLengthText: 'Límite de caracteres alcanzado' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'cuatro');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Límite de caracteres alcanzado');
  },
};

export const ReadOnly: Story = { args: { defaultValue: 'INV-000123', readOnly: true } };

export const RightToLeftName: Story = {
  args: { defaultValue: 'שרה כהן', dir: 'rtl', counter: true, 'aria-label': 'שם הלקוח' },
};

export const UndefinedValueStaysUncontrolled: Story = {
  args: { value: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a');
    await expect(canvas.getByRole('textbox')).toHaveValue('a');
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
  },
};

export const EmojiIsNeverHalved: Story = {
  args: { maxLength: 4 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('abc😀');
    await expect(canvas.getByRole('textbox')).toHaveValue('abc');
  },
};

export const AMegabytePasted: Story = {
  args: { counter: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('0123456789'.repeat(100_000));
    await expect(canvas.getByRole('textbox')).toHaveValue('0123456789'.repeat(6));
    await expect(canvas.getByText('60/60')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
  },
};
