import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordInput } from './PasswordInput.tsx';

const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': 'Password', style: { maxInlineSize: 320 } },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Covered: Story = { args: { defaultValue: 'correct horse' } };
export const Disabled: Story = { args: { defaultValue: 'correct horse', disabled: true } };

export const Uncovered: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Password');
    await userEvent.click(box);
    await userEvent.paste('p'.repeat(128));
    await expect(box).toHaveValue('p'.repeat(128));
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show what is typed' }));
    await expect(box).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide what is typed' }));
    await expect(box).toHaveAttribute('type', 'password');
  },
};
