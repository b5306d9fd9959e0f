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
import { onSettled } from './onSettled.ts';
import { createSavedOutbox, type SavedOutbox } from './savedOutbox.ts';
import { createReadMarks, type ReadMarks } from './readMarks.ts';
import type { Surroundings } from './environment.ts';

export type ChatRunOptions = ChatClientOptions & Required<Pick<ChatClientOptions, 'storage' | 'newId' | 'now'>>;

/** The parts of a running chat. */
export type Parts = {
  readonly list: ChatListStore;
  readonly talks: Conversations;
  readonly newChat: Actor<typeof newChatMachine>;
  /** The chats that wait for staff. */
  readonly calls: Actor<typeof availabilityMachine>;
  readonly kept: SavedOutbox;
  readonly marks: ReadMarks;
  /** Returns a chat of the list. */
  readonly chatOf: (chatId: string | null) => Chat | undefined;
  readonly viewedChatId: () => string | null;
  readonly viewChat: (chat: Chat | null) => void;
};

export type PartsListeners = {
  /** Some state may have changed. */
  changed: () => void;
  listRead: (chats: readonly Chat[]) => void;
  onConversation: (chatId: string, event: ConversationEmitted) => void;
  newChat: (event: NewChatEmitted) => void;
};

/** Creates the parts. Nothing runs until `newChat` and `calls` are started and the transport is followed. */
export function createParts(options: ChatRunOptions, around: Surroundings, handlers: PartsListeners): Parts {
  const { transport, me, storage, newId, now } = options;
  const { clock } = around;
  let viewedChatId: string | null = null;
  const saved = createSavedOutbox(storage, me.id, newId());
  const list = createChatListStore(options, around, { changed: handlers.changed, read: handlers.listRead });
  const calls = createActor(
    availabilityMachine.provide({ actors: { readTime: fromPromise(() => Promise.resolve(now())) } }),
    { clock },
  );
  const newChat = createActor(
    newChatMachine.provide({ actors: { startChat: fromPromise(({ input }) => transport.start(input)) } }),
    { clock },
  );
  const talks = createConversations(options, around, {
    changed(chatId) {
      if (chatId === viewedChatId) clearPendingCall();
      settle();
    },
    unsentChanged: () => saved.keep(talks.unsent()),
    onConversationEvent: handlers.onConversation,
  });
  onSettled(around, newChat, handlers.newChat, handlers.changed);
  onSettled(around, calls, () => undefined, handlers.changed);

  /** Stops conversations that are not open and have nothing to send. */
  function settle() {
    talks.rest(viewedChatId);
    handlers.changed();
  }

  /** Removes the open chat from the waiting chats once its messages are read. */
  function clearPendingCall() {
    const onConversation = talks.get(viewedChatId)?.getSnapshot().context;
    const isCalled = calls.getSnapshot().context.pending.some(({ chatId }) => chatId === viewedChatId);
    if (isCalled && onConversation?.thread.isRead)
      calls.send({ type: 'history.heard', chatId: onConversation.chat.chatId });
  }

  return {
    list,
    talks,
    newChat,
    calls,
    kept: saved,
    marks: createReadMarks(transport, around),
    chatOf: (chatId) => list.state().chats.find((one) => one.chatId === chatId),
    viewedChatId: () => viewedChatId,
    viewChat(chat) {
      viewedChatId = chat?.chatId ?? null;
      if (chat) talks.run(chat);
      settle();
    },
  };
}
