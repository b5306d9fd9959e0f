import * as z from 'zod/mini';
import { requestEvent, event } from '../contract/event.ts';
import { count } from '../contract/page.ts';
import { clean, id } from '../fields/fields.ts';
import { chat, message, party } from './chat.entity.ts';
import { MESSAGE_MAX } from './chat.rules.ts';
import { chatTopics } from './chatKinds.ts';

/** Who a client says it is. It is read and not believed: who somebody is, the token of the handshake says. */
const shortText = z.optional(z.nullable(z.string().check(z.maxLength(100))));
const SEQ_MAX = 2_000_000_000;
const seq = count(SEQ_MAX);
/** After 0 comes everything: a chat in which nothing was said yet is read on like any other. */
const after = z.int().check(z.gte(0), z.lte(SEQ_MAX));
/** The one right of chat: those who have it may ask, and those of them who are staff may answer. */
const support = ['Contact Support', 'read'] as const;
const about = z.optional(z.nullable(z.string().check(clean, z.maxLength(200))));

/** A chat in its new standing, told to everybody in it: started, joined or reopened (spec §7). */
export const chatDetails = event('chat_details', chat);

/**
 * What people say and ask of chats, by the spec's names and payloads (spec §7), with `join_chat`, `reopen_chat`,
 * `read_chat` and `get_chat_history` of our own. Employees are users, everybody else is staff (spec §4).
 */
export const chatEvents = {
  /** The chats one asked for; for staff also those that wait, and those they were in. The latest activity first, 100. */
  list: requestEvent(
    'get_all_user_chats',
    z.object({ userId: shortText }),
    event('all_user_chats', z.object({ chats: z.array(chat) })),
    'program',
    support,
  ),
  /**
   * Begins a chat: refused with `chat.alreadyOpen` while another one of the person is waiting or active. A client that
   * names the chat may ask again after a lost answer: it is answered with what stands.
   */
  start: requestEvent(
    'start_chat',
    z.object({ userId: shortText, topic: z.enum(chatTopics), chatId: z.optional(id), page: about, version: about }),
    chatDetails,
    'person',
    support,
  ),
  /**
   * Says something: text or a file, or both. Answered to everybody in the chat, the sender too. The same
   * `clientMessageId` is kept once; without one, the same words within 5 seconds are (spec §5).
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
  /** Ends an active chat. Answered to everybody in it. */
  close: requestEvent(
    'close_chat',
    z.object({ chatId: id, userId: shortText }),
    event('chat_closed', z.object({ chatId: id, closedBy: party })),
    'person',
    support,
  ),
  /** Staff: makes a waiting chat active. Of several at once one gets it; the others hear `chat.taken` and who did. */
  join: requestEvent('join_chat', z.object({ chatId: id }), chatDetails, 'person', support),
  /** Opens a chat that was closed within the last 7 days: it waits again. Refused like `start`. */
  reopen: requestEvent('reopen_chat', z.object({ chatId: id, userId: shortText }), chatDetails, 'person', support),
  /** Messages after or before the one with this number, oldest first; the newest ones without either. */
  history: requestEvent(
    'get_chat_history',
    z.object({ chatId: id, after: z.optional(after), before: z.optional(seq) }),
    event('chat_history', z.object({ chatId: id, messages: z.array(message), hasMore: z.boolean() })),
    'program',
    support,
  ),
  /** Everything up to this message was seen. Answered to everybody in the chat. */
  read: requestEvent(
    'read_chat',
    z.object({ chatId: id, seq }),
    event('chat_read', z.object({ chatId: id, userId: id, seq: z.int() })),
    'program',
    support,
  ),
} as const;

/** Somebody asks: told to all staff of the business, when a chat is started or reopened. */
export const newChatAvailable = event('new_chat_available', chat);

/** Somebody of the staff took a waiting chat: told to all staff of the business. */
export const chatJoined = event('chat_joined', z.object({ chatId: id, staff: party }));
