import type { ChatTopic } from '@tilldesk/domain/chat';
import type { Event } from '@tilldesk/domain/contract';
import type { Notification, OwnSession } from '@tilldesk/domain/shop';
import type * as z from 'zod/mini';
import type { ChatRow, MessageDraft } from './ChatRow.ts';
import type { FakePrinter } from './fakePrinter.ts';
import type { Shop } from './Shop.ts';

/** Whoever talks with the person of a story: of the staff for who asks, and the other way round. */
export type ChatCounterpart = {
  /** Somebody asks; answers the chat's id. */
  startsChat: (topic: ChatTopic, content: string) => string;
  /** One of the staff joins a waiting chat. */
  joins: (chatId?: string) => void;
  writes: (messageDraft: MessageDraft, chatId?: string) => void;
  /** They have read everything. */
  reads: (chatId?: string) => void;
  closes: (chatId?: string) => void;
};

/** What becomes of a file that the app uploads. */
export type Uploading = 'taken' | 'refused' | 'broken' | 'held';

/** What lies beyond the document while a story is shown. */
export type FakeServer = {
  readonly shop: Shop;
  readonly own: OwnSession;
  readonly now: string;
  /** Says on the socket that something changed. */
  changed: (resource: string, id: string) => void;
  /** Tells the person something on the socket. */
  tell: (notification: Notification) => void;
  /** What the person was told, newest first. */
  notifications: Notification[];
  /** Whether the server fails at every event that is said. */
  failsOnLine: boolean;
  /** Says an event of the contract on the socket. */
  say: <N extends string, P extends z.ZodMiniType>(event: Event<N, P>, payload: z.input<P>) => void;
  /** Chats, the newest first. */
  chats: ChatRow[];
  /** Whoever the person talks with. */
  readonly other: ChatCounterpart;
  uploads: Uploading;
  /** What hangs on this browser. */
  readonly printer: FakePrinter;
  /** What was uploaded, by its address. */
  readonly files: Map<string, File>;
  /** Drops the socket, as when the network goes. */
  cut: (reason: string) => void;
  /** Brings the socket back. */
  mend: () => void;
  /** From now on every call answers that the session is over. */
  endSession: () => void;
  /** Lets time pass as while the machine sleeps, and wakes the page. */
  pass: (ms: number) => void;
  readonly isSessionOver: boolean;
  /** Addresses that the app left for. */
  readonly left: string[];
  /** What no server of the contract would have been asked or have answered; a story with one fails. */
  readonly faults: string[];
  close: () => void;
};
