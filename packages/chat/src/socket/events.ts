import type { Chat, ChatMessage, ChatParty, chatEvents } from '@tilldesk/domain/chat';
import type * as z from 'zod/mini';
import type { ChatEvent } from '../client/ChatTransport.ts';

// The contract is imported as types alone: its schemas would bring zod into a page that only wants to chat.
type ChatRequests = typeof chatEvents;
export type RequestName = keyof ChatRequests;
export type Payload<K extends RequestName> = z.input<ChatRequests[K]['payload']>;
export type Answered<K extends RequestName> = z.output<ChatRequests[K]['answer']['payload']>;

/** What a client asks by (spec §7; `join_chat`, `reopen_chat`, `read_chat` and `get_chat_history` are ours). */
export const requestNames = {
  list: 'get_all_user_chats',
  start: 'start_chat',
  send: 'send_message',
  close: 'close_chat',
  join: 'join_chat',
  reopen: 'reopen_chat',
  history: 'get_chat_history',
  read: 'read_chat',
} as const satisfies { [K in RequestName]: ChatRequests[K]['name'] };

/** What a client hears without asking: the name of each event, and what it carries. */
export type ChatSocketListeners = {
  new_message: (payload: { message: ChatMessage }) => void;
  chat_details: (payload: Chat) => void;
  chat_closed: (payload: { chatId: string; closedBy: ChatParty }) => void;
  chat_read: (payload: { chatId: string; userId: string; seq: number }) => void;
  new_chat_available: (payload: Chat) => void;
  chat_joined: (payload: { chatId: string; staff: ChatParty }) => void;
};

/** The listeners that turn each event into the chat's news. */
export const socketListeners = (publish: (event: ChatEvent) => void): ChatSocketListeners => ({
  new_message: ({ message }) => publish({ type: 'message', message }),
  chat_details: (chat) => publish({ type: 'details', chat }),
  chat_closed: ({ chatId, closedBy }) => publish({ type: 'closed', chatId, closedBy }),
  chat_read: ({ chatId, userId, seq }) => publish({ type: 'read', chatId, userId, seq }),
  new_chat_available: (chat) => publish({ type: 'available', chat }),
  chat_joined: ({ chatId, staff }) => publish({ type: 'joined', chatId, staff }),
});
