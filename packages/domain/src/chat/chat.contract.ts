import * as z from 'zod/mini';
import { requestEvent, event } from '../contract/event.ts';
import { count } from '../contract/page.ts';
import { clean, id } from '../fields/fields.ts';
import { chat, message, party } from './chat.entity.ts';
import { MESSAGE_MAX } from './chat.rules.ts';
import { chatTopics } from './chatKinds.ts';

/** The identity claimed by the client. It is not trusted: the token of the handshake determines the user. */
const shortText = z.optional(z.nullable(z.string().check(z.maxLength(100))));
const SEQ_MAX = 2_000_000_000;
const seq = count(SEQ_MAX);
/** 0 returns all messages, also for a chat without messages. */
const after = z.int().check(z.gte(0), z.lte(SEQ_MAX));
/** The right for chat: users with it may start chats, staff with it may answer. */
const support = ['Contact Support', 'read'] as const;
const about = z.optional(z.nullable(z.string().check(clean, z.maxLength(200))));

/** A chat in its new state, sent to all participants when it was started, joined or reopened (spec §7). */
export const chatDetails = event('chat_details', chat);

/**
 * Chat events with the names and payloads of spec §7, plus our own `join_chat`, `reopen_chat`, `read_chat` and
 * `get_chat_history`. Employees are users, all others are staff (spec §4).
 */
export const chatEvents = {
  /** The user's own chats; for staff also waiting chats and those they joined. Latest activity first, 100. */
  list: requestEvent(
    'get_all_user_chats',
    z.object({ userId: shortText }),
    event('all_user_chats', z.object({ chats: z.array(chat) })),
    'program',
    support,
  ),
  /**
   * Starts a chat. Rejected with `chat.alreadyOpen` while another chat of the user is waiting or active. A client that provides
   * the chat id can retry after a lost response and gets the existing chat.
   */
  start: requestEvent(
    'start_chat',
    z.object({ userId: shortText, topic: z.enum(chatTopics), chatId: z.optional(id), page: about, version: about }),
    chatDetails,
    'person',
    support,
  ),
  /**
   * Sends a message: text, a file, or both. Sent to all participants, including the sender. Duplicates with the same
   * `clientMessageId`, or without one the same text within 5 seconds, are saved once (spec §5).
   */
  send: requestEvent(
    'send_message',
    z.object({
      chatId: id,
      senderId: shortText,
      content: z._default(z.nullable(z.string().check(clean, z.maxLength(MESSAGE_MAX))), null),
      file: z._default(z.nullable(z.string().check(z.maxLength(300))), null),
      topic: shortText,
      clientMessageId: z.optional(z.nullable(id)),
    }),
    event('new_message', z.object({ message })),
    'person',
    support,
  ),
  /** Closes an active chat. Sent to all participants. */
  close: requestEvent(
    'close_chat',
    z.object({ chatId: id, userId: shortText }),
    event('chat_closed', z.object({ chatId: id, closedBy: party })),
    'person',
    support,
  ),
  /**
   * Staff: makes a waiting chat active. Of simultaneous requests one succeeds; the others get `chat.taken` with the name of the
   * staff member.
   */
  join: requestEvent('join_chat', z.object({ chatId: id }), chatDetails, 'person', support),
  /** Reopens a chat that was closed within the last 7 days: it waits again. Rejected like `start`. */
  reopen: requestEvent('reopen_chat', z.object({ chatId: id, userId: shortText }), chatDetails, 'person', support),
  /** Messages after or before the given number, oldest first; without either the newest ones. */
  history: requestEvent(
    'get_chat_history',
    z.object({ chatId: id, after: z.optional(after), before: z.optional(seq) }),
    event('chat_history', z.object({ chatId: id, messages: z.array(message), hasMore: z.boolean() })),
    'program',
    support,
  ),
  /** Marks all messages up to this one as read. Sent to all participants. */
  read: requestEvent(
    'read_chat',
    z.object({ chatId: id, seq }),
    event('chat_read', z.object({ chatId: id, userId: id, seq: z.int() })),
    'program',
    support,
  ),
} as const;

/** Sent to all staff of the business when a chat is started or reopened. */
export const newChatAvailable = event('new_chat_available', chat);

/** Sent to all staff of the business when a staff member joined a waiting chat. */
export const chatJoined = event('chat_joined', z.object({ chatId: id, staff: party }));
