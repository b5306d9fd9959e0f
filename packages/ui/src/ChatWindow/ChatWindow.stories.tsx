import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ChatComposer } from '../ChatComposer/ChatComposer.tsx';
import { StatusDot } from '../StatusDot/StatusDot.tsx';
import type { ChatEntry } from './chatEntry.ts';
import { ChatWindow } from './ChatWindow.tsx';
import { composerTexts, windowTexts } from './testing/chatTexts.ts';
import { conversation, picture, zone } from './testing/conversation.ts';

const composer = (disabled = false) => (
  <ChatComposer disabled={disabled} onSend={fn()} onFiles={fn()} texts={composerTexts} />
);

const onSeen = fn<(id: string) => void>();
const onRetry = fn<(id: string) => void>();
const onDrop = fn<(id: string) => void>();

const meta = {
  title: 'Chat/ChatWindow',
  component: ChatWindow,
  args: {
    label: 'Messages with Mateo Cruz',
    title: 'Mateo Cruz',
    status: <StatusDot tone="ok">Connected</StatusDot>,
    actions: <Button size="s">Close Chat</Button>,
    entries: conversation,
    loadFile: picture,
    onBack: fn(),
    onRetry,
    onDrop,
    onSeen,
    onEarlier: fn(),
    onReopen: fn(),
    texts: windowTexts,
    children: composer(),
    ...zone,
  },
  decorators: [
    (Story) => <div style={{ display: 'grid', maxInlineSize: 400, border: '1px solid var(--td-line)' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ChatWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changes the last entry only. */
const ending = (last: Partial<ChatEntry>) => [...conversation.slice(0, -1), { ...conversation.at(-1)!, ...last }];

export const Active_S2_21: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const log = canvas.getByRole('log', { name: 'Messages with Mateo Cruz' });
    await expect([...log.querySelectorAll('h3')].map((day) => day.textContent)).toEqual(['Yesterday', 'Today']);
    await expect(canvas.getByText('That was it, it prints once again. Thank you!')).toBeVisible();
    await expect(canvas.getAllByText('Read').length).toEqual(1);
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
    await waitFor(() => expect(onSeen.mock.calls).toEqual([['7']]));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all chats' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const OwnBySender_S3_02: Story = {
  play: async ({ canvas }) => {
    const rowOf = (pattern: RegExp) => canvas.getByText(pattern).closest('[data-own]')?.getAttribute('data-own');
    await expect([rowOf(/^Hello! The receipt/), rowOf(/^Hi Ana/)]).toEqual(['true', 'false']);
  },
};

export const PaneAndPanel_S9_21: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas, canvasElement }) => {
    const panel = canvasElement.querySelector('section')!.getBoundingClientRect().height;
    await expect([canvas.getByRole('log').clientHeight, panel]).toEqual([400, 540]);
  },
};

export const Delivery: Story = {
  args: {
    entries: [
      ...conversation.slice(0, 3),
      ...(['queued', 'sending'] as const).map((delivery, at) => ({
        ...conversation[6]!,
        id: `d${at}`,
        content: `This one is ${delivery}.`,
        delivery,
      })),
    ],
    status: <StatusDot tone="bad">Disconnected</StatusDot>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the connection')).toBeVisible();
    await expect(canvas.getByText('Sending…')).toBeVisible();
    await expect(canvas.getByText('Read')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { entries: ending({ delivery: 'failed', problem: 'The file is gone.' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The file is gone.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect([onRetry.mock.calls, onDrop.mock.calls]).toEqual([[['7']], [['7']]]);
  },
};

export const Closed_S4_22: Story = {
  args: { isClosed: true, children: composer(true), actions: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('This chat session has ended. Need more help? You can Reopen the chat anytime.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await expect(args.onReopen).toHaveBeenCalledOnce();
  },
};

export const Reopening_S4_23: Story = {
  args: { isClosed: true, isReopening: true, children: composer(true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reopen' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { entries: [], status: <StatusDot tone="warn">Waiting for somebody to join</StatusDot> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Write the first message' })).toBeVisible();
    await expect(onSeen).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { entries: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading messages' })).toBeVisible();
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-busy', 'true');
  },
};

const hostile: readonly [string, string][] = [
  ['h1', '<img src=x onerror="alert(1)"><script>alert(1)</script> &amp; **bold**'],
  ['h2', 'javascript:alert(1) data:text/html,x ftp://example.com www.example.com'],
  ['h3', '(see https://example.com/a_(b)?q=1&r=2#x), and http://example.org.'],
  ['h4', 'مرحبا، الطابعة TM-T88 لا تعمل اليوم!'],
  ['h5', '😀'.repeat(5_000)],
  ['h6', 'W'.repeat(600)],
  ['h7', '  two\n\n   spaces'],
];

export const TextStaysText: Story = {
  args: {
    entries: hostile.map(([id, content], at) => ({ ...conversation[at % 2]!, id, content, isOwn: at % 2 === 1 })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^<img src=x/)).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('[role=log] :is(img, script)').length).toEqual(0);
    const links = canvas.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')]);
    await expect(links).toEqual([
      ['https://example.com/a_(b)?q=1&r=2#x', 'noopener noreferrer'],
      ['http://example.org', 'noopener noreferrer'],
    ]);
    await expect(getComputedStyle(canvas.getByText(/^مرحبا/)).direction).toEqual('rtl');
    await expect(canvas.getByText(/two/).textContent).toEqual('  two\n\n   spaces');
  },
};

export const LongNames: Story = {
  args: {
    title: 'W'.repeat(300),
    status: 'S'.repeat(300),
    entries: ending({
      isOwn: false,
      sender: 'W'.repeat(300),
      file: { name: `${'f'.repeat(255)}.docx`, size: 10_485_760, kind: 'document', address: '/files/1' },
    }),
  },
};
