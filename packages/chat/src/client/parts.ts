import type { Chat } from '@tilldesk/domain/chat';
import {
  availabilityMachine,
  newChatMachine,
  type ConversationNews,
  type NewChatNews,
} from '@tilldesk/domain/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import type { ChatClientOptions } from './ChatClient.ts';
import { createChatListKeeper, type ChatListKeeper } from './chatListKeeper.ts';
import { createConversations, type Conversations } from './conversations.ts';
import { hearSettled } from './hearSettled.ts';
import { createKeptOutbox, type KeptOutbox } from './keptOutbox.ts';
import { createReadMarks, type ReadMarks } from './readMarks.ts';
import type { Surroundings } from './surroundings.ts';

export type ChatRunOptions = ChatClientOptions & Required<Pick<ChatClientOptions, 'storage' | 'newId' | 'now'>>;

/** What a running chat is made of. */
export type Parts = {
  readonly list: ChatListKeeper;
  readonly talks: Conversations;
  readonly newChat: Actor<typeof newChatMachine>;
  /** Whom the staff is called to. */
  readonly calls: Actor<typeof availabilityMachine>;
  readonly kept: KeptOutbox;
  readonly marks: ReadMarks;
  /** A chat of the list. */
  readonly chatOf: (chatId: string | null) => Chat | undefined;
  readonly lookedAt: () => string | null;
  readonly lookAt: (chat: Chat | null) => void;
};

export type PartsEars = {
  /** Something may stand otherwise. */
  changed: () => void;
  listRead: (chats: readonly Chat[]) => void;
  talk: (chatId: string, news: ConversationNews) => void;
  newChat: (news: NewChatNews) => void;
};

/** Makes the parts; nothing runs before `newChat` and `calls` are started and the line is followed. */
export function createParts(options: ChatRunOptions, around: Surroundings, ears: PartsEars): Parts {
  const { transport, me, storage, newId, now } = options;
  const { clock } = around;
  let lookedAt: string | null = null;
  const kept = createKeptOutbox(storage, me.id, newId());
  const list = createChatListKeeper(options, around, { changed: ears.changed, read: ears.listRead });
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
      if (chatId === lookedAt) noteRead();
      settle();
    },
    unsentChanged: () => kept.keep(talks.unsent()),
    news: ears.talk,
  });
  hearSettled(around, newChat, ears.newChat, ears.changed);
  hearSettled(around, calls, () => undefined, ears.changed);

  /** What nobody looks at and has nothing to send need not run. */
  function settle() {
    talks.rest(lookedAt);
    ears.changed();
  }

  /** Whoever reads a chat knows of it. */
  function noteRead() {
    const talk = talks.get(lookedAt)?.getSnapshot().context;
    const isCalled = calls.getSnapshot().context.pending.some(({ chatId }) => chatId === lookedAt);
    if (isCalled && talk?.thread.isRead) calls.send({ type: 'history.heard', chatId: talk.chat.chatId });
  }

  return {
    list,
    talks,
    newChat,
    calls,
    kept,
    marks: createReadMarks(transport, around),
    chatOf: (chatId) => list.state().chats.find((one) => one.chatId === chatId),
    lookedAt: () => lookedAt,
    lookAt(chat) {
      lookedAt = chat?.chatId ?? null;
      if (chat) talks.run(chat);
      settle();
    },
  };
}
