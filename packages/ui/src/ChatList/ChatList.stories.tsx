import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { listTexts } from '../ChatWindow/testing/chatTexts.ts';
import { zone } from '../ChatWindow/testing/conversation.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChatList } from './ChatList.tsx';
import type { ChatSummary } from './chatSummary.ts';

const chats: ChatSummary[] = [
  {
    id: '1',
    name: 'Mateo Cruz',
    topic: 'Technical Support',
    preview: 'Page 3. The newest version is always at https://support.example.com/printers',
    at: '2026-03-14T20:38:00.000Z',
    unread: 2,
    status: 'active',
    statusText: 'Active',
  },
  {
    id: '2',
    name: 'Support',
    topic: 'Billing & Payments',
    preview: 'Can the invoice go to another address?',
    at: '2026-03-14T13:05:00.000Z',
    unread: 0,
    status: 'waiting',
    statusText: 'Waiting',
  },
  {
    id: '3',
    name: 'Noah Klein',
    topic: 'Training & Support',
    preview: 'You are welcome!',
    at: '2026-03-02T13:05:00.000Z',
    unread: 0,
    status: 'closed',
    statusText: 'Closed',
  },
  {
    id: '4',
    name: 'Ines Duarte',
    topic: 'General Inquiry',
    preview: 'Happy holidays',
    at: '2025-12-24T13:05:00.000Z',
    unread: 0,
    status: 'closed',
    statusText: 'Closed',
  },
];

const meta = {
  title: 'Chat/ChatList',
  component: ChatList,
  args: { chats, connection: 'connected', onOpen: fn(), onRetry: fn(), texts: listTexts, ...zone },
  decorators: [(Story) => <div style={{ display: 'flex', maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ChatList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected_S2_20: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected');
    await expect(canvas.getAllByRole('listitem').map((row) => row.querySelector('time')?.textContent)).toEqual([
      '4:38 PM',
      '9:05 AM',
      'Mar 2',
      '12/24/25',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Mateo Cruz.*Active · Technical Support.*2 unread/ }));
    await expect(args.onOpen.mock.calls).toEqual([['1']]);
  },
};

export const Disconnected_S2_20: Story = {
  args: { connection: 'disconnected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Disconnected');
  },
};

export const Connecting: Story = {
  args: { connection: 'connecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connecting…');
  },
};

export const PreviewCutAbove40_S9_20: Story = {
  args: {
    chats: [40, 41].map((length, at) => ({
      ...chats[0]!,
      id: `${at}`,
      preview: '1234567890'.repeat(5).slice(0, length),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1234567890'.repeat(4))).toBeVisible();
    await expect(canvas.getByText(`${'1234567890'.repeat(4)}…`)).toBeVisible();
  },
};

export const OneIsOpen: Story = {
  args: { openId: '2', actions: <IconButton icon="plus" size="s" label="New chat" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Support');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Mateo Cruz/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen.mock.calls).toEqual([['2']]);
  },
};

export const Empty_S2_24: Story = {
  args: { chats: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Recent Chats' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { chats: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading chats' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { chats: null, connection: 'disconnected', problem: 'The chats could not be loaded' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chats could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: {
    chats: [
      { ...chats[0]!, name: 'W'.repeat(200), preview: 'x'.repeat(500), topic: 'T'.repeat(100), unread: 120 },
      { ...chats[1]!, name: '', preview: '😀'.repeat(5_000) },
      { ...chats[2]!, name: 'ليلى حداد', preview: 'الطابعة لا تعمل' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${'😀'.repeat(40)}…`)).toBeVisible();
    await expect(canvas.getByText('9+')).toBeVisible();
  },
};

export const Hundred: Story = {
  args: { chats: Array.from({ length: 100 }, (_, at) => ({ ...chats[at % 4]!, id: `c${at}` })) },
  decorators: [(Story) => <div style={{ display: 'flex', blockSize: 400 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toEqual(100);
  },
};
