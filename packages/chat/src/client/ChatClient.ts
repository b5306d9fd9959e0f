import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { Chat, ChatAttachment, ChatMessage, ChatParty, ChatProblem, ChatTopic } from '@tilldesk/domain/chat';
import type { ConversationView, NewChatView } from '@tilldesk/domain/machines';
import type { ChatTransport } from './ChatTransport.ts';

export type ChatClientOptions = {
  transport: ChatTransport;
  /** The person who uses this browser. Another person needs another client. */
  me: { readonly id: string; readonly name: string; readonly email: string };
  /** Whether the person is staff and answers chats. Staff can also ask for support themselves. */
  isStaff: boolean;
  /** Storage for messages that are not sent yet, such as `localStorage`. Without it they are lost when the page is closed. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The clock of the timers. Tests pass xstate's `SimulatedClock`. */
  clock?: NonNullable<ActorOptions<AnyActorLogic>['clock']>;
  /** Creates ids for chats, messages and tabs. UUIDv7 by default. */
  newId?: () => string;
  /** Returns the current time in milliseconds since 1970. The device's clock by default. */
  now?: () => number;
};

/** The state of the client, as a page renders it. The object and its parts keep their identity while nothing changes. */
export type ChatClientState = {
  /** `connecting` until the connection first opens or closes, for at most two seconds. */
  connection: 'connecting' | 'connected' | 'disconnected';
  /** The chats from the server, updated with the events received since; latest activity first. Empty until they are loaded. */
  chats: readonly Chat[];
  /** True until the chats are loaded. */
  isListLoading: boolean;
  listProblem: ChatProblem | null;
  newChat: NewChatView;
  /** The conversation that is open in the page. */
  open: ConversationView | null;
  /** Ids of the chats that wait for staff. Empty for everyone else. */
  pending: readonly string[];
  unreadTotal: number;
  /** True while the person has a chat of their own that is not closed. They cannot start another one. */
  hasOpenChat: boolean;
};

/** An event that the page shows in words of its own. */
export type ClientEvent =
  | { type: 'closed'; chatId: string; own: boolean }
  | ({ type: 'rejected'; order: ClientOrder } & ChatProblem)
  /** Another person sent a message. */
  | { type: 'newMessage'; message: ChatMessage; isOpen: boolean }
  /** For staff: a person asks for support. */
  | { type: 'available'; chat: Chat }
  /** For staff: a colleague joined a waiting chat. */
  | { type: 'taken'; chatId: string; by: ChatParty }
  /** The person joined the chat. */
  | { type: 'joined'; chatId: string }
  | { type: 'reopened'; chatId: string };

export type ClientOrder = 'start' | 'close' | 'reopen' | 'join' | 'read' | 'earlier';

export type ChatClient = {
  /** Connects and loads the list. Returns a function that stops the client, which can be started again afterwards. */
  start: () => () => void;
  getSnapshot: () => ChatClientState;
  /** Calls `listener` when the state changes. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** Calls `listener` for each event. Returns a function that unsubscribes it. */
  onEvent: (listener: (event: ClientEvent) => void) => () => void;

  /** Opens a chat of the list. Does nothing when the id is not in the list. */
  openChat: (chatId: string) => void;
  /** Goes back to the list. Unsent messages of the chat are still sent. */
  leaveChat: () => void;
  /** Loads the list again, for example after `listProblem`. */
  loadList: () => void;

  /** Fails with `chat.alreadyOpen` while the person has an open chat. */
  beginNewChat: () => void;
  /** Resets the form of the new chat. A chat that was started in the meantime is in the list. */
  leaveNewChat: () => void;
  /** `intro` is the composed first message. It is sent one second after the chat starts. */
  submitTopic: (details: { topic: ChatTopic; name: string; email: string; intro: string }) => void;

  /**
   * Sends a message in the open chat. Does nothing without text and file. The message is stored until it is sent, once and in
   * order.
   */
  write: (written: { content: string; file: string | null; attachment: ChatAttachment | null }) => void;
  retry: (clientMessageId: string) => void;
  drop: (clientMessageId: string) => void;
  close: () => void;
  /** Cancels the person's own chat while it is waiting. */
  withdraw: () => void;
  reopen: () => void;
  join: () => void;
  loadEarlier: () => void;
  /** Marks the messages of the open chat as read, up to this number. */
  readUpTo: (seq: number) => void;
  /** Clears the problem of the open chat, or of the new one. */
  clearProblem: () => void;

  /** The transport's `upload`; absent when the transport takes no files. */
  upload: ChatTransport['upload'];
  /** The transport's `fileAt`; absent when the address of a file can be opened as it is. */
  fileAt: ChatTransport['download'];
};
