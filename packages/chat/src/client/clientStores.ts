import type { Chat } from '@tilldesk/domain/chat';
import {
  availabilityMachine,
  newChatMachine,
  type ConversationEmitted,
  type NewChatEmitted,
} from '@tilldesk/domain/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import type { ChatClientOptions } from './ChatClient.ts';
import { createChatListStore, type ChatListStore } from './chatListStore.ts';
import { createConversations, type Conversations } from './conversations.ts';
import { subscribeAfterTransition } from './onSettled.ts';
import { createSavedOutbox, type SavedOutbox } from './savedOutbox.ts';
import { createReadMarks, type ReadMarks } from './readMarks.ts';
import type { ClientEnvironment } from './environment.ts';

export type ResolvedChatOptions = ChatClientOptions & Required<Pick<ChatClientOptions, 'storage' | 'newId' | 'now'>>;

/** The parts of a running chat. */
export type ClientStores = {
  readonly list: ChatListStore;
  readonly conversations: Conversations;
  readonly onNewChat: Actor<typeof newChatMachine>;
  /** The chats that wait for staff. */
  readonly waitingChats: Actor<typeof availabilityMachine>;
  readonly outbox: SavedOutbox;
  readonly readMarks: ReadMarks;
  /** Returns a chat of the list. */
  readonly chatOf: (chatId: string | null) => Chat | undefined;
  readonly viewedChatId: () => string | null;
  readonly viewChat: (chat: Chat | null) => void;
};

export type ClientStoreHandlers = {
  /** Some state may have changed. */
  onChange: () => void;
  onListLoaded: (chats: readonly Chat[]) => void;
  onConversation: (chatId: string, event: ConversationEmitted) => void;
  onNewChat: (event: NewChatEmitted) => void;
};

/** Creates the parts. Nothing runs until `newChat` and `calls` are started and the transport is followed. */
export function createClientStores(
  options: ResolvedChatOptions,
  environment: ClientEnvironment,
  handlers: ClientStoreHandlers,
): ClientStores {
  const { transport, me, storage, newId, now } = options;
  const { clock } = environment;
  let viewedChatId: string | null = null;
  const saved = createSavedOutbox(storage, me.id, newId());
  const list = createChatListStore(options, environment, { onChange: handlers.onChange, read: handlers.onListLoaded });
  const calls = createActor(
    availabilityMachine.provide({ actors: { readTime: fromPromise(() => Promise.resolve(now())) } }),
    { clock },
  );
  const newChat = createActor(
    newChatMachine.provide({ actors: { startChat: fromPromise(({ input }) => transport.start(input)) } }),
    { clock },
  );
  const talks = createConversations(options, environment, {
    onChange(chatId) {
      if (chatId === viewedChatId) clearPendingCall();
      stopIdleConversations();
    },
    unsentChanged: () => saved.save(talks.unsent()),
    onConversationEvent: handlers.onConversation,
  });
  subscribeAfterTransition(environment, newChat, handlers.onNewChat, handlers.onChange);
  subscribeAfterTransition(environment, calls, () => undefined, handlers.onChange);

  /** Stops conversations that are not open and have nothing to send. */
  function stopIdleConversations() {
    talks.stopIdle(viewedChatId);
    handlers.onChange();
  }

  /** Removes the open chat from the waiting chats once its messages are read. */
  function clearPendingCall() {
    const context = talks.get(viewedChatId)?.getSnapshot().context;
    const isWaiting = calls.getSnapshot().context.pending.some(({ chatId }) => chatId === viewedChatId);
    if (isWaiting && context?.thread.isRead) calls.send({ type: 'history.read', chatId: context.chat.chatId });
  }

  return {
    list,
    conversations: talks,
    onNewChat: newChat,
    waitingChats: calls,
    outbox: saved,
    readMarks: createReadMarks(transport, environment),
    chatOf: (chatId) => list.state().chats.find((one) => one.chatId === chatId),
    viewedChatId: () => viewedChatId,
    viewChat(chat) {
      viewedChatId = chat?.chatId ?? null;
      if (chat) talks.start(chat);
      stopIdleConversations();
    },
  };
}
