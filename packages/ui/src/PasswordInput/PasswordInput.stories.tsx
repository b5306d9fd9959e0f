import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
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

export const Empty: Story = {};
export const ReadOnly: Story = { args: { defaultValue: 'correct horse', readOnly: true } };
export const Large: Story = { args: { defaultValue: 'correct horse', size: 'l' } };
export const InAField: Story = {
  args: { 'aria-label': undefined, defaultValue: 'horse' },
  render: (args) => (
    <Field label="Password" required error="A password has 8 characters or more.">
      <PasswordInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      'A password has 8 characters or more.',
    );
  },
};
export const CustomLabels: Story = { args: { showLabel: 'Mostrar', hideLabel: 'Ocultar', defaultValue: 'caballo' } };

export const CapsLock: Story = {
  args: { capsLockText: 'Caps lock is on' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Password');
    await userEvent.click(box);
    await userEvent.keyboard('{CapsLock}A');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Caps lock is on');
    await expect(box).toBeValid();
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{CapsLock}A');
    await expect(box).toHaveAccessibleDescription('Caps lock is on');
  },
};

export const PastedAMegabyte: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Password');
    await userEvent.click(box);
    await userEvent.paste('😀'.repeat(250_000));
    await expect(box).toHaveValue('😀'.repeat(64));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
  },
};
