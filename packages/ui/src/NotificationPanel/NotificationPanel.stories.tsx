import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';
import type { NotificationItem } from './NotificationRow.tsx';

const items: NotificationItem[] = [
  {
    id: '1',
    title: 'Low stock: USB-C cable 1 m',
    text: '4 left. The reorder point is 5.',
    icon: 'box',
    tone: 'warn',
    timeText: '2 min ago',
    at: '2026-03-14T16:38:00.000Z',
    unread: true,
    href: '#stock',
  },
  {
    id: '2',
    title: 'Cash difference at Till 1',
    text: 'Noah Klein closed the drawer $12.40 short.',
    icon: 'drawer',
    tone: 'bad',
    timeText: '1 hr ago',
    at: '2026-03-14T15:40:00.000Z',
    unread: true,
  },
  {
    id: '3',
    title: 'Your password was changed',
    text: 'If this was not you, tell your administrator now.',
    icon: 'key',
    timeText: 'yesterday',
    at: '2026-03-13T15:40:00.000Z',
  },
];

const meta = {
  title: 'Shell/NotificationPanel',
  component: NotificationPanel,
  args: {
    title: 'Notifications',
    items,
    unread: 2,
    page: 1,
    pages: 1,
    onPage: fn(),
    onSelect: fn(),
    onReadAll: fn(),
  },
} satisfies Meta<typeof NotificationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cash difference at Till 1.*Unread$/ }));
    await expect(args.onSelect.mock.calls.map(([item]) => item.id)).toEqual(['2']);
    await expect(canvas.getByRole('link', { name: /^Low stock/ })).toHaveAttribute('href', '#stock');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};

export const AllRead: Story = {
  args: { items: items.map((item) => ({ ...item, unread: false })), unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    await expect(canvas.queryByText('Unread')).toEqual(null);
  },
};

export const Paged: Story = {
  args: { page: 2, pages: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage.mock.calls).toEqual([[1], [3]]);
  },
};

export const LastPage: Story = {
  args: { page: 3, pages: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { items: [], unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
  },
};

export const Loading: Story = { args: { items: undefined, unread: 0 } };

export const Failed: Story = {
  args: { items: undefined, unread: 0, notice: <Alert tone="bad">Failed to fetch notifications</Alert> },
};

export const NotConnected: Story = { args: { notice: <Alert tone="warn">Socket is not connected</Alert> } };

export const LongText: Story = {
  args: { items: [{ id: '1', title: 'W'.repeat(200), text: 'x '.repeat(200), unread: true }] },
};
