import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LeavePageDialog } from './LeavePageDialog.tsx';

const meta = {
  title: 'Overlays/LeavePageDialog',
  component: LeavePageDialog,
  args: { open: true, onLeave: fn(), onCancel: fn() },
} satisfies Meta<typeof LeavePageDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('alertdialog', { name: 'Leave Page?' }));
    await waitFor(() => expect(dialog.getByText('Unsaved changes will be lost.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave Page' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Spanish: Story = {
  args: {
    title: '¿Salir de la página?',
    text: 'Se perderán los cambios sin guardar.',
    cancelLabel: 'Cancelar',
    leaveLabel: 'Salir de la página',
  },
};
