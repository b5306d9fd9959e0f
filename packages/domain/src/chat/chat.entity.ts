import * as z from 'zod/mini';
import { id, instant } from '../fields/fields.ts';
import { chatStatuses, chatTopics } from './chatKinds.ts';

/** Messages of a chat are numbered 1, 2, 3 … without a gap: who holds one knows which are missing. */
const seq = z.int().check(z.gte(1));

/** Somebody in a chat. */
export const party = z.object({ id, name: z.string() });
export type ChatParty = z.output<typeof party>;

/** What is known of a message's file: its name, its bytes, and the type of its content. */
export const attachment = z.object({ name: z.string(), size: z.int(), type: z.string() });
export type ChatAttachment = z.output<typeof attachment>;

/** A message (spec §3) with its place in the chat. `sender` is a user's id; whose it is, the reader compares. */
export const message = z.object({
  id,
  _id: id,
  chatId: id,
  seq,
  /** May be empty where there is a file. */
  content: z.string(),
  sender: id,
  senderName: z.string(),
  /** The address of its file, which opens with a token alone. */
  file: z.nullable(z.string()),
  attachment: z.nullable(attachment),
  /** What the sender's program called it: the same one is never kept twice. */
  clientMessageId: z.nullable(id),
  createdAt: instant({ required: true }),
});
export type ChatMessage = z.output<typeof message>;

/** A chat (spec §3), as one person sees it: who the other is and what is unread differ by reader. */
export const chat = z.object({
  chatId: id,
  topic: z.enum(chatTopics),
  status: z.enum(chatStatuses),
  /** Who asked, and who of the staff answers or answered last; null while nobody has joined. */
  asker: party,
  staff: z.nullable(party),
  /** The other one, for the reader; null while nobody has joined. */
  otherParty: z.nullable(party),
  /** The newest of them, oldest first; empty in a list of chats. */
  messages: z.array(message),
  lastMessage: z.nullable(message),
  lastActivity: instant({ required: true }),
  createdAt: instant({ required: true }),
  closedAt: z.nullable(instant({ required: true })),
  /** The number of the newest message; 0 without any. */
  lastSeq: z.int(),
  /** Up to which the reader has read, and up to which the other has. */
  readSeq: z.int(),
  otherReadSeq: z.int(),
  /** Messages of others after `readSeq`, as the server counts them. */
  unread: z.int(),
  /** Where the asker was when asking; for the staff alone, null for everybody else. */
  context: z.nullable(z.object({ store: z.string(), page: z.nullable(z.string()), version: z.nullable(z.string()) })),
});
export type Chat = z.output<typeof chat>;
