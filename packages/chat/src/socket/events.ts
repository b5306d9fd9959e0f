import type { Chat, ChatMessage, ChatParty, chatEvents } from '@tilldesk/domain/chat';
import type * as z from 'zod/mini';
import type { ChatNews } from '../client/ChatTransport.ts';

// The contract is imported as types alone: its schemas would bring zod into a page that only wants to chat.
type Asks = typeof chatEvents;
export type AskName = keyof Asks;
export type Said<K extends AskName> = z.input<Asks[K]['payload']>;
export type Answered<K extends AskName> = z.output<Asks[K]['answer']['payload']>;

/** What a client asks by (spec §7; `join_chat`, `reopen_chat`, `read_chat` and `get_chat_history` are ours). */
export const askNames = {
  list: 'get_all_user_chats',
  start: 'start_chat',
  send: 'send_message',
  close: 'close_chat',
  join: 'join_chat',
  reopen: 'reopen_chat',
  history: 'get_chat_history',
  read: 'read_chat',
} as const satisfies { [K in AskName]: Asks[K]['name'] };

/** What a client hears without asking: the name of each event, and what it carries. */
export type Heard = {
  new_message: (said: { message: ChatMessage }) => void;
  chat_details: (said: Chat) => void;
  chat_closed: (said: { chatId: string; closedBy: ChatParty }) => void;
  chat_read: (said: { chatId: string; userId: string; seq: number }) => void;
  new_chat_available: (said: Chat) => void;
  chat_joined: (said: { chatId: string; staff: ChatParty }) => void;
};

/** The listeners that turn each event into the chat's news. */
export const hearing = (tell: (news: ChatNews) => void): Heard => ({
  new_message: ({ message }) => tell({ type: 'message', message }),
  chat_details: (chat) => tell({ type: 'details', chat }),
  chat_closed: ({ chatId, closedBy }) => tell({ type: 'closed', chatId, closedBy }),
  chat_read: ({ chatId, userId, seq }) => tell({ type: 'read', chatId, userId, seq }),
  new_chat_available: (chat) => tell({ type: 'available', chat }),
  chat_joined: ({ chatId, staff }) => tell({ type: 'joined', chatId, staff }),
});
