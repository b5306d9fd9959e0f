import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationBell } from './NotificationBell.tsx';

const meta = {
  title: 'Shell/NotificationBell',
  component: NotificationBell,
  args: { label: 'Notifications, 3 unread', unread: 3, onClick: fn() },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3')).toBeVisible();
    // The number overlaps the button and does not block the press.
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 unread' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const NothingUnread: Story = {
  args: { label: 'Notifications', unread: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toEqual('');
  },
};

/** The same for the messages of a chat. */
export const OfChats: Story = { args: { icon: 'chat', label: 'Chats, 3 unread' } };

export const NineAndMore: Story = {
  args: { label: 'Notifications, 10 unread', unread: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeVisible();
  },
};

export const AnnouncesNewNotifications: Story = {
  args: { announcement: 'New notification: Low stock: USB-C cable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('New notification: Low stock: USB-C cable');
  },
};
