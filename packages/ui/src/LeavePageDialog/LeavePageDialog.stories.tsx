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

export const English_S2_09: Story = {
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

export const FollowsTheApgAlertDialogPattern: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('alertdialog', { name: 'Leave Page?' })).toHaveAccessibleDescription(
      'Unsaved changes will be lost.',
    );
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const LongText: Story = { args: { title: 'W'.repeat(500), text: 'x'.repeat(500) } };
