import * as z from 'zod/mini';
import { id, instant } from '../fields/fields.ts';
import { chatStatuses, chatTopics } from './chatKinds.ts';

/** Messages of a chat are numbered 1, 2, 3 … without gaps, so that clients can detect missing ones. */
const seq = z.int().check(z.gte(1));

/** A participant of a chat. */
export const party = z.object({ id, name: z.string() });
export type ChatParty = z.output<typeof party>;

/** The file of a message: name, size in bytes, and content type. */
export const attachment = z.object({ name: z.string(), size: z.int(), type: z.string() });
export type ChatAttachment = z.output<typeof attachment>;

/** A message (spec §3) with its number in the chat. `sender` is a user id. */
export const message = z.object({
  id,
  _id: id,
  chatId: id,
  seq,
  /** May be empty if there is a file. */
  content: z.string(),
  sender: id,
  senderName: z.string(),
  /** The URL of its file, which requires a token. */
  file: z.nullable(z.string()),
  attachment: z.nullable(attachment),
  /** Id set by the sender's client: messages with the same id are saved once. */
  clientMessageId: z.nullable(id),
  createdAt: instant({ required: true }),
});
export type ChatMessage = z.output<typeof message>;

/** A chat (spec §3) as seen by one user: the other party and unread messages depend on the reader. */
export const chat = z.object({
  chatId: id,
  topic: z.enum(chatTopics),
  status: z.enum(chatStatuses),
  /** The requester, and the staff member who answers or answered last; null before one joined. */
  requester: party,
  staff: z.nullable(party),
  /** The other participant, from the reader's view; null before staff joined. */
  otherParty: z.nullable(party),
  /** The newest messages, oldest first; empty in a list of chats. */
  messages: z.array(message),
  lastMessage: z.nullable(message),
  lastActivity: instant({ required: true }),
  createdAt: instant({ required: true }),
  closedAt: z.nullable(instant({ required: true })),
  /** The number of the newest message; 0 without any. */
  lastSeq: z.int(),
  /** Number of the last message read by the reader, and by the other party. */
  readSeq: z.int(),
  otherReadSeq: z.int(),
  /** Messages of others after `readSeq`, as the server counts them. */
  unread: z.int(),
  /** Where the requester was in the app; visible to staff only, null for all others. */
  context: z.nullable(z.object({ store: z.string(), page: z.nullable(z.string()), version: z.nullable(z.string()) })),
});
export type Chat = z.output<typeof chat>;
