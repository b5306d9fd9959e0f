import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Post this invoice?',
    text: 'Stock and money are booked at once. A posted invoice is corrected by a refund.',
    confirmLabel: 'Post invoice',
    cancelLabel: 'Cancel',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Post invoice' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'Delete draft?', text: 'The draft and its lines go.', confirmLabel: 'Delete' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Delete draft?' })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /Post invoice/ }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const FollowsTheApgAlertDialogPattern: Story = {
  args: { tone: 'danger' },
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Post this invoice?' });
    await expect(dialog.matches(':modal')).toEqual(true);
    await expect(dialog).toHaveAccessibleDescription(
      'Stock and money are booked at once. A posted invoice is corrected by a refund.',
    );
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Post invoice' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const BusyDanger: Story = { args: { tone: 'danger', busy: true } };

export const LongText: Story = {
  args: {
    title: 'W'.repeat(500),
    text: 'x'.repeat(500),
    confirmLabel: 'W'.repeat(200),
    cancelLabel: 'Keep the draft 📝',
  },
};
