import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
