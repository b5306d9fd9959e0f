import type { Chat, ChatMessage, ChatTopic } from '@tilldesk/domain/chat';

/** An event that the server sends, with the payload of spec §7. */
export type ChatEvent =
  | { type: 'message'; message: ChatMessage }
  /** The new state of a chat of this person: started, joined or reopened. */
  | { type: 'details'; chat: Chat }
  | { type: 'closed'; chatId: string; closedBy: { id: string; name: string } }
  | { type: 'read'; chatId: string; userId: string; seq: number }
  /** For staff: a person asks for support. */
  | { type: 'available'; chat: Chat }
  /** For staff: a colleague joined a waiting chat. */
  | { type: 'joined'; chatId: string; staff: { id: string; name: string } };

export type ChatHandlers = {
  /**
   * The connection is open: at the start and after each interruption. `isSame`: the connection was only silent and no event was
   * missed.
   */
  onOpen: (isResumed?: boolean) => void;
  onClose: () => void;
  onEvent: (event: ChatEvent) => void;
};

/** A message to send. `clientMessageId` stays the same when it is sent again, so that the server stores it once. */
export type OutgoingMessage = { chatId: string; clientMessageId: string; content: string; file: string | null };

/** A running upload. `done` resolves to the address of the file. */
export type ChatUpload = { done: Promise<string | null>; cancel: () => void };

/**
 * The connection to a support server, which the product provides: the functions below, over any protocol. A rejected request throws a
 * `ChatRejection`. Any other error counts as a lost connection, and the request is retried.
 */
export type ChatTransport = {
  /** Subscribes to the connection and reports its state at once. Returns a function that unsubscribes. */
  subscribe: (handlers: ChatHandlers) => () => void;
  list: () => Promise<Chat[]>;
  /** `chatId` is created by the client: a request that is repeated after a lost response returns the same chat. */
  start: (request: { chatId: string; topic: ChatTopic }) => Promise<Chat>;
  send: (message: OutgoingMessage) => Promise<ChatMessage>;
  close: (chatId: string) => Promise<void>;
  reopen: (chatId: string) => Promise<Chat>;
  /** Staff only. */
  join: (chatId: string) => Promise<Chat>;
  /** Returns messages after or before a number, oldest first. Returns the newest ones when neither is given. */
  history: (request: {
    chatId: string;
    after?: number;
    before?: number;
  }) => Promise<{ messages: ChatMessage[]; hasMore: boolean }>;
  markRead: (chatId: string, seq: number) => Promise<void>;
  /** Without it, no attachment is offered. `onProgress` receives the uploaded share, 0 to 1. */
  upload?: (file: File, onProgress: (share: number) => void) => ChatUpload;
  /** Returns the bytes of a sent file. */
  download?: (address: string) => Promise<Blob>;
};

/** A request that the server rejected. `code` is from the catalogue of problems; `message` is the server's English sentence. */
export class ChatRejection extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(code: string, message: string, params: Readonly<Record<string, string | number>> = {}) {
    super(message);
    this.name = 'ChatRejection';
    this.code = code;
    this.params = params;
  }
}
