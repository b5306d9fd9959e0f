import type { ChatComposerTexts } from '../../ChatComposer/ChatComposer.tsx';
import type { ChatListTexts } from '../../ChatList/ChatList.tsx';
import type { SupportWidgetTexts } from '../../SupportWidget/SupportWidget.tsx';
import type { TopicFormTexts } from '../../TopicForm/TopicForm.tsx';
import type { ChatWindowTexts } from '../chatWindowTexts.ts';

/** The texts of the stories. Texts that the spec defines are quoted exactly. */
export const windowTexts: ChatWindowTexts = {
  back: 'Back to all chats',
  empty: 'Write the first message',
  loading: 'Loading messages',
  earlier: 'Earlier messages',
  newest: (count) => (count === 0 ? 'To the newest' : count === 1 ? '1 new message' : `${count} new messages`),
  delivery: {
    queued: 'Waiting for the connection',
    sending: 'Sending…',
    sent: 'Sent',
    read: 'Read',
    failed: 'Not sent',
  },
  retry: 'Try again',
  discard: 'Remove',
  size: (megabytes) => `${megabytes} MB`,
  save: (name) => `Save ${name}`,
  fileFailed: 'The file could not be loaded',
  closed: 'This chat session has ended. Need more help? You can Reopen the chat anytime.',
  reopen: 'Reopen',
};

export const composerTexts: ChatComposerTexts = {
  message: 'Message',
  placeholder: 'Write a message…',
  hint: 'Press Enter to send, Shift+Enter for a new line',
  attach: 'Attach a file',
  send: 'Send',
  size: (megabytes) => `${megabytes} MB`,
  uploading: (name) => `Uploading ${name}`,
  remove: (name) => `Remove ${name}`,
  maxLength: 'Maximum character limit reached',
};

export const listTexts: ChatListTexts = {
  label: 'Recent chats',
  connection: { connecting: 'Connecting…', connected: 'Connected', disconnected: 'Disconnected' },
  empty: 'No Recent Chats',
  loading: 'Loading chats',
  unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  retry: 'Try again',
};

export const widgetTexts: SupportWidgetTexts = {
  chatWithUs: 'Chat With Us',
  tabs: 'Support',
  newChat: 'New chat',
  recentChats: 'Recent chats',
  back: 'Back to all chats',
  minimize: 'Minimize',
  close: 'Close',
  active: 'Active chat',
};

export const formTexts: TopicFormTexts = {
  topic: 'What is it about?',
  name: 'Name',
  email: 'Email',
  start: 'Start chat',
  maxLength: 'Maximum character limit reached',
};
