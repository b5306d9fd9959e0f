import type { ActorOptions, AnyActorLogic } from 'xstate';
import type { Chat, ChatAttachment, ChatMessage, ChatParty, ChatProblem, ChatTopic } from '@tilldesk/domain/chat';
import type { ConversationView, NewChatView } from '@tilldesk/domain/machines';
import type { ChatTransport } from './ChatTransport.ts';

export type ChatClientOptions = {
  transport: ChatTransport;
  /** Who is at this browser. Another person is another client. */
  me: { readonly id: string; readonly name: string; readonly email: string };
  /** Whether the person answers chats; they may ask too. */
  isStaff: boolean;
  /** Where messages are kept that were not sent yet, as `localStorage`; without it they live as long as the page. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Turned by tests: xstate's `SimulatedClock`. */
  clock?: NonNullable<ActorOptions<AnyActorLogic>['clock']>;
  /** Names chats, messages and tabs; UUIDv7 unless it is given. */
  newId?: () => string;
  /** Milliseconds since 1970; the device's clock unless it is given. */
  now?: () => number;
};

/** How the client stands, as a page draws it. The same object, and the same parts, as long as nothing changed. */
export type ChatClientState = {
  /** `connecting` until the line first opened, closed, or did neither for two seconds. */
  connection: 'connecting' | 'connected' | 'disconnected';
  /** As the server told them, with what was heard since; the latest activity first. Empty until they were read. */
  chats: readonly Chat[];
  /** They have not been read yet. */
  isListLoading: boolean;
  listProblem: ChatProblem | null;
  newChat: NewChatView;
  /** The conversation that is looked at. */
  open: ConversationView | null;
  /** Ids of chats that wait for somebody of the staff; empty for everybody else. */
  pending: readonly string[];
  unreadTotal: number;
  /** The person asks in a chat that is not over: no other may be begun. */
  hasOpenChat: boolean;
};

/** What happened, to be said by whoever has the words. */
export type ClientEvent =
  | { type: 'closed'; chatId: string; own: boolean }
  | ({ type: 'refused'; order: ClientOrder } & ChatProblem)
  /** Somebody else wrote. */
  | { type: 'newMessage'; message: ChatMessage; isOpen: boolean }
  /** To staff: somebody asks. */
  | { type: 'available'; chat: Chat }
  /** To staff: a colleague took a chat. */
  | { type: 'taken'; chatId: string; by: ChatParty }
  /** The person joined the chat. */
  | { type: 'joined'; chatId: string }
  | { type: 'reopened'; chatId: string };

export type ClientOrder = 'start' | 'close' | 'reopen' | 'join' | 'read' | 'earlier';

export type ChatClient = {
  /** Follows the line and reads the list. Answers how to stop; then it may be started again. */
  start: () => () => void;
  getSnapshot: () => ChatClientState;
  /** Answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Hears what happens. Answers how to stop. */
  onEvent: (listener: (event: ClientEvent) => void) => () => void;

  /** Looks at a chat of the list; nothing happens with an id that is not in it. */
  openChat: (chatId: string) => void;
  /** Back to the list. What was written there and not sent goes on being sent. */
  leaveChat: () => void;
  /** Reads the list once more, as after `listProblem`. */
  loadList: () => void;

  /** Refused with `chat.alreadyOpen` while the person has an open chat. */
  beginNewChat: () => void;
  /** Resets everything of the new chat; one that was started meanwhile stands in the list. */
  leaveNewChat: () => void;
  /** `intro` is the first message, composed: it is sent one second after the chat has begun. */
  submitTopic: (details: { topic: ChatTopic; name: string; email: string; intro: string }) => void;

  /** In the open chat. Nothing without text and file; kept until it is sent, once, in order. */
  write: (written: { content: string; file: string | null; attachment: ChatAttachment | null }) => void;
  retry: (clientMessageId: string) => void;
  drop: (clientMessageId: string) => void;
  close: () => void;
  /** Cancels one's own chat while it waits. */
  withdraw: () => void;
  reopen: () => void;
  join: () => void;
  loadEarlier: () => void;
  /** The messages of the open chat up to this number were seen. */
  readUpTo: (seq: number) => void;
  /** The refusal of the open chat, or of the new one, was read. */
  seeProblem: () => void;

  /** The transport's; absent where it takes no files. */
  upload: ChatTransport['upload'];
  /** The transport's; absent where files open by their address alone. */
  fileAt: ChatTransport['fileAt'];
};
