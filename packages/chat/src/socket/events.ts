import type { Chat, ChatMessage, ChatParty, chatEvents } from '@tilldesk/domain/chat';
import type * as z from 'zod/mini';
import type { ChatEvent } from '../client/ChatTransport.ts';

// The contract is imported as types only: its schemas would add zod to the page.
type ChatRequests = typeof chatEvents;
export type RequestName = keyof ChatRequests;
export type Payload<K extends RequestName> = z.input<ChatRequests[K]['payload']>;
export type Answered<K extends RequestName> = z.output<ChatRequests[K]['answer']['payload']>;

/**
 * The names of the client's requests (spec §7; `join_chat`, `reopen_chat`, `read_chat` and `get_chat_history` are additions).
 */
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

/** The server's events: the name of each, and its payload. */
export type ChatSocketListeners = {
  new_message: (payload: { message: ChatMessage }) => void;
  chat_details: (payload: Chat) => void;
  chat_closed: (payload: { chatId: string; closedBy: ChatParty }) => void;
  chat_read: (payload: { chatId: string; userId: string; seq: number }) => void;
  new_chat_available: (payload: Chat) => void;
  chat_joined: (payload: { chatId: string; staff: ChatParty }) => void;
};

/** Returns the listeners that convert each socket event to a chat event. */
export const socketListeners = (publish: (event: ChatEvent) => void): ChatSocketListeners => ({
  new_message: ({ message }) => publish({ type: 'message', message }),
  chat_details: (chat) => publish({ type: 'details', chat }),
  chat_closed: ({ chatId, closedBy }) => publish({ type: 'closed', chatId, closedBy }),
  chat_read: ({ chatId, userId, seq }) => publish({ type: 'read', chatId, userId, seq }),
  new_chat_available: (chat) => publish({ type: 'available', chat }),
  chat_joined: ({ chatId, staff }) => publish({ type: 'joined', chatId, staff }),
});
