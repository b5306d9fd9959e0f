import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoneyInput } from './MoneyInput.tsx';

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  args: { 'aria-label': 'Price', onChange: fn(), style: { maxInlineSize: 160 } },
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 123_450 } };
export const Disabled: Story = { args: { defaultValue: 123_450, disabled: true } };
export const Large: Story = { args: { defaultValue: 2000, size: 'l' } };
export const InEuros: Story = { args: { defaultValue: 123_450, currency: 'EUR', locale: 'es-ES' } };

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('$1,234.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.tab();
    await expect(box).toHaveValue('$1,234.50');
    await userEvent.click(box);
    await expect(box).toHaveValue('1234.50');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const NotMoreThanDue: Story = {
  args: { max: 5000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '75');
    await expect(args.onChange).toHaveBeenLastCalledWith(5000);
    await expect(canvas.getByRole('textbox')).toHaveValue('50.00');
  },
};

export const Refund: Story = {
  args: { negative: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '-12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(-1250);
  },
};
