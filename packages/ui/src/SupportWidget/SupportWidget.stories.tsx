import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ChatComposer } from '../ChatComposer/ChatComposer.tsx';
import { ChatLauncher } from '../ChatLauncher/ChatLauncher.tsx';
import { ChatList } from '../ChatList/ChatList.tsx';
import { ChatWindow } from '../ChatWindow/ChatWindow.tsx';
import { composerTexts, formTexts, listTexts, widgetTexts, windowTexts } from '../ChatWindow/testing/chatTexts.ts';
import { conversation, picture, zone } from '../ChatWindow/testing/conversation.ts';
import { StatusDot } from '../StatusDot/StatusDot.tsx';
import { TopicForm } from '../TopicForm/TopicForm.tsx';
import { SupportWidget, type SupportTab, type SupportWidgetProps } from './SupportWidget.tsx';

const topics = ['General Inquiry', 'Technical Support', 'Billing & Payments', 'Sales & Products'].map((label) => ({
  id: label,
  label,
  description: 'Anything that fits nowhere else.',
}));

const views = {
  newChat: (
    <TopicForm
      topics={topics}
      initial={{ name: 'Ana Peña', email: 'ana@example.com' }}
      problemsOf={() => ({})}
      onStart={fn()}
      texts={formTexts}
    />
  ),
  recentChats: <ChatList chats={[]} connection="connected" onOpen={fn()} texts={listTexts} {...zone} />,
  chat: (
    <ChatWindow
      label="Messages with Mateo Cruz"
      entries={conversation}
      loadFile={picture}
      texts={windowTexts}
      {...zone}
    >
      <ChatComposer onSend={fn()} onFiles={fn()} texts={composerTexts} />
    </ChatWindow>
  ),
};

/** The widget with its launcher, as on a page. */
function Page({ state: first, tab: firstTab, ...props }: SupportWidgetProps) {
  const [state, setState] = useState(first);
  const [tab, setTab] = useState<SupportTab | null>(firstTab);
  const launcher = useRef<HTMLButtonElement>(null);
  return (
    <main style={{ minBlockSize: 640 }}>
      <button type="button">Elsewhere</button>
      <ChatLauncher ref={launcher} label="Open the chat" hidden={state !== 'closed'} onClick={() => setState('open')} />
      <SupportWidget
        {...props}
        state={state}
        onState={(next) => {
          props.onState(next);
          setState(next);
        }}
        tab={tab}
        onTab={setTab}
        launcher={launcher}
      >
        {tab === null ? views.chat : views[tab]}
      </SupportWidget>
    </main>
  );
}

const meta = {
  title: 'Chat/SupportWidget',
  component: SupportWidget,
  args: {
    state: 'open',
    onState: fn(),
    tab: null,
    onTab: fn(),
    chatName: 'Mateo Cruz',
    texts: widgetTexts,
    children: null,
  },
  render: (args) => <Page {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
} satisfies Meta<typeof SupportWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const inChat = {
  status: <StatusDot tone="ok">Connected</StatusDot>,
  actions: <Button size="s">Close Chat</Button>,
  onBack: fn(),
};

export const OpenChat_S2_23: Story = {
  args: { ...inChat, isActive: true },
  play: async ({ args, canvas, userEvent }) => {
    const panel = canvas.getByRole('dialog', { name: 'Mateo Cruz' });
    await expect(panel).toBeVisible();
    await expect(canvas.queryByRole('tablist')).toEqual(null);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all chats' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const PanelAndPane_S9_21: Story = {
  args: inChat,
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog').getBoundingClientRect();
    await expect([panel.height, canvas.getByRole('log').clientHeight]).toEqual([540, 400]);
  },
};

export const TwoTabs_S2_24: Story = {
  args: { tab: 'newChat', chatName: null },
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Chat With Us' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Start chat' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'New chat' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Recent chats', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'No Recent Chats' })).toBeVisible();
  },
};

export const MinimizedWithAnActiveChat_S2_23: Story = {
  args: { ...inChat, state: 'minimized', isActive: true, unread: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('button', { name: /Mateo Cruz/ });
    await expect(canvas.getByTitle('Active chat')).toBeVisible();
    await expect(card).toHaveTextContent('2');
    await userEvent.click(card);
    await expect(canvas.getByRole('dialog', { name: 'Mateo Cruz' })).toBeVisible();
    await expect(args.onState.mock.calls).toEqual([['open']]);
  },
};

export const MinimizedWithoutAChat_S2_23: Story = {
  args: { state: 'minimized', chatName: null, tab: 'newChat' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chat With Us' })).toBeVisible();
    await expect(canvas.queryByTitle('Active chat')).toEqual(null);
  },
};

export const Closed_S2_23: Story = {
  args: { state: 'closed', chatName: null, tab: 'newChat' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toEqual(null);
    await expect(canvas.getByRole('button', { name: 'Open the chat' })).toBeVisible();
  },
};

export const FocusMovesInAndBack: Story = {
  args: { state: 'closed', chatName: null, tab: 'newChat' },
  play: async ({ args, canvas, userEvent }) => {
    const launcher = canvas.getByRole('button', { name: 'Open the chat' });
    launcher.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(/Name/), ' Cruz');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Chat With Us' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(/Name/)).toHaveValue('Ana Peña Cruz');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(launcher).toHaveFocus();
    await expect(args.onState.mock.calls).toEqual([['minimized'], ['open'], ['closed']]);
  },
};

export const FocusStaysWhenElementIsRemoved: Story = {
  args: { chatName: null, tab: 'recentChats' },
  render: function Chosen(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <SupportWidget {...args} tab={isOpen ? null : 'recentChats'} chatName={isOpen ? 'Mateo Cruz' : null}>
        {isOpen ? (
          views.chat
        ) : (
          <button type="button" onClick={() => setIsOpen(true)}>
            Mateo Cruz
          </button>
        )}
      </SupportWidget>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mateo Cruz' }));
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  },
};

export const OpenedByThePageItself: Story = {
  args: { chatName: null, tab: 'recentChats', autoFocus: false },
  play: async ({ canvas, userEvent }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  },
};

export const LongName: Story = { args: { ...inChat, chatName: 'W'.repeat(300) } };
export const LongNameMinimized: Story = { args: { chatName: 'W'.repeat(300), state: 'minimized', isActive: true } };
