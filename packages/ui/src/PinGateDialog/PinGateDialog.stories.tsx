import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PinGateDialog } from './PinGateDialog.tsx';

const meta = {
  title: 'Overlays/PinGateDialog',
  component: PinGateDialog,
  args: { open: true, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof PinGateDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const gate = () => within(screen.getByRole('dialog', { name: 'Access PIN' }));
const pin = () => gate().getByLabelText(/^Access PIN/);
const submit = () => gate().getByRole('button', { name: 'Submit' });

export const Empty: Story = {
  play: async () => {
    await waitFor(() => expect(pin()).toHaveFocus());
    await expect(submit()).toBeDisabled();
  },
};

export const SubmitsAtExactlyFourDigits: Story = {
  play: async ({ args }) => {
    await userEvent.type(pin(), '12a3');
    await expect(pin()).toHaveValue('123');
    await expect(submit()).toBeDisabled();
    await userEvent.type(pin(), '45');
    await expect(pin()).toHaveValue('1234');
    await expect(submit()).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ pin: '1234', email: '' });
  },
};

export const AnEmptyPinIsNamed: Story = {
  play: async ({ args }) => {
    await userEvent.click(pin());
    await userEvent.keyboard('{Enter}');
    await expect(gate().getByRole('alert')).toHaveTextContent('Access PIN cannot be empty');
    await expect(pin()).toBeInvalid();
    await userEvent.type(pin(), '1');
    await expect(gate().queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await expect(gate().getByRole('alert')).toHaveTextContent('Access PIN cannot be empty');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PastedDigits: Story = {
  play: async () => {
    await userEvent.click(pin());
    await userEvent.paste('98-76 54 '.repeat(1000));
    await expect(pin()).toHaveValue('9876');
  },
};

export const Denied: Story = {
  args: { error: true },
  play: async () => {
    await expect(gate().getByRole('alert')).toHaveTextContent('Access denied');
    await userEvent.type(pin(), '1');
    await expect(gate().queryByRole('alert')).toBeNull();
  },
};

export const DeniedByTheServer: Story = { args: { error: 'This PIN was changed today. Ask your administrator.' } };

export const ForAdministrators: Story = {
  args: { withEmail: true },
  play: async ({ args }) => {
    await userEvent.type(pin(), '1234');
    await expect(submit()).toBeDisabled();
    await userEvent.type(gate().getByLabelText(/^Email/), ' admin@demo.test ');
    await userEvent.click(submit());
    await expect(args.onSubmit).toHaveBeenCalledWith({ pin: '1234', email: 'admin@demo.test' });
  },
};

export const WrongPinOrEmail: Story = {
  args: { withEmail: true, defaultEmail: 'admin@demo.test', error: true },
  play: async () => {
    await expect(gate().getByRole('alert')).toHaveTextContent('Wrong access pin or email');
    await waitFor(() => expect(pin()).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(gate().getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const FollowsTheApgDialogPattern: Story = {
  args: { open: false },
  render: function Gated(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Cash In/Out</Button>
        <PinGateDialog {...args} open={open} onCancel={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Cash In/Out' });
    await userEvent.click(opener);
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'This page is protected. Enter your access PIN to go on.',
    );
    await waitFor(() => expect(pin()).toHaveFocus());
    await userEvent.type(pin(), '12');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(pin()).toHaveValue('');
    await userEvent.click(gate().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Spanish: Story = {
  args: {
    withEmail: true,
    texts: {
      title: 'PIN de acceso',
      text: 'Esta página está protegida. Introduce tu PIN de acceso para continuar.',
      email: 'Correo electrónico',
      pin: 'PIN de acceso',
      submit: 'Enviar',
      cancel: 'Cancelar',
    },
  },
};

export const LongText: Story = {
  args: { texts: { text: 'W'.repeat(500), submit: 'Check this PIN and open the page for me' }, error: 'x'.repeat(500) },
};
