import type { Chat, ChatMessage, ChatTopic } from '@tilldesk/domain/chat';

/** What the line tells by itself, each as the event of the spec's section 7 carries it. */
export type ChatEvent =
  | { type: 'message'; message: ChatMessage }
  /** A chat of one's own in its new standing: started, joined or reopened. */
  | { type: 'details'; chat: Chat }
  | { type: 'closed'; chatId: string; closedBy: { id: string; name: string } }
  | { type: 'read'; chatId: string; userId: string; seq: number }
  /** To staff: somebody asks. */
  | { type: 'available'; chat: Chat }
  /** To staff: one of them took a waiting chat. */
  | { type: 'joined'; chatId: string; staff: { id: string; name: string } };

export type ChatHandlers = {
  /** The line is open: at the beginning, and after every gap. `isSame`: it was silent, and nothing was missed. */
  opened: (isSame?: boolean) => void;
  closed: () => void;
  onEvent: (onEvent: ChatEvent) => void;
};

/** What is sent: `clientMessageId` stays the same when it is sent again, so that it is kept once. */
export type OutgoingMessage = { chatId: string; clientMessageId: string; content: string; file: string | null };

/** A file on its way; `done` answers its address. */
export type ChatUpload = { done: Promise<string | null>; cancel: () => void };

/**
 * What a product gives the chat to speak through: ten functions over any line. Whatever rejects does so with a `ChatRefusal`;
 * anything else is taken for a line that is down, and tried again.
 */
export type ChatTransport = {
  /** Follows the line; says at once how it stands. Answers how to stop. */
  follow: (handlers: ChatHandlers) => () => void;
  list: () => Promise<Chat[]>;
  /** `chatId` is the client's: asked again after a lost answer, it is the same chat. */
  start: (request: { chatId: string; topic: ChatTopic }) => Promise<Chat>;
  send: (message: OutgoingMessage) => Promise<ChatMessage>;
  close: (chatId: string) => Promise<void>;
  reopen: (chatId: string) => Promise<Chat>;
  /** Staff alone. */
  join: (chatId: string) => Promise<Chat>;
  /** Messages after or before a number, oldest first; the newest without either. */
  history: (request: {
    chatId: string;
    after?: number;
    before?: number;
  }) => Promise<{ messages: ChatMessage[]; hasMore: boolean }>;
  read: (chatId: string, seq: number) => Promise<void>;
  /** Without it no file is offered. `onProgress` hears the share that has gone, 0 to 1. */
  upload?: (file: File, onProgress: (share: number) => void) => ChatUpload;
  /** The bytes of a file that was sent. */
  fileAt?: (address: string) => Promise<Blob>;
};

/** Why the other side refused: `code` of the book of problems, and its sentence in English. */
export class ChatRejection extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(code: string, message: string, params: Readonly<Record<string, string | number>> = {}) {
    super(message);
    this.name = 'ChatRefusal';
    this.code = code;
    this.params = params;
  }
}
