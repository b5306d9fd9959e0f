import type { Chat } from '@tilldesk/domain/chat';
import {
  conversationMachine,
  type ConversationEvent,
  type ConversationNews,
  type Outgoing,
} from '@tilldesk/domain/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import type { ChatClientOptions } from './ChatClient.ts';
import type { ChatTransport } from './ChatTransport.ts';
import { hearSettled } from './hearSettled.ts';
import type { Unsent } from './keptOutbox.ts';
import type { Surroundings } from './surroundings.ts';

type Conversation = Actor<typeof conversationMachine>;

export type ConversationEars = {
  /** A conversation stands otherwise. */
  changed: (chatId: string) => void;
  /** What waits to be sent is not what it was. */
  unsentChanged: () => void;
  news: (chatId: string, news: ConversationNews) => void;
};

/** The conversations that run: the one that is looked at, and those that still have something to send. */
export type Conversations = {
  get: (chatId: string | null) => Conversation | undefined;
  /** Runs one, unless it runs; `outbox` is what an earlier tab has left of it. */
  run: (chat: Chat, outbox?: readonly Outgoing[]) => void;
  tell: (chatId: string | null, event: ConversationEvent) => void;
  tellAll: (event: ConversationEvent) => void;
  unsent: () => Unsent;
  /** Stops all that nobody looks at and that have nothing to send. */
  rest: (lookedAt: string | null) => void;
  stop: () => void;
};

/** Runs conversations over a transport. */
export function createConversations(
  { transport, me, isStaff }: ChatClientOptions,
  around: Surroundings,
  ears: ConversationEars,
): Conversations {
  const machine = wired(transport);
  const running = new Map<string, Conversation>();

  function run(chat: Chat, outbox: readonly Outgoing[] = []) {
    const { chatId } = chat;
    const held = running.get(chatId);
    if (held) {
      for (const outgoing of outbox) held.send({ type: 'message.write', ...outgoing });
      return;
    }
    const input = { chat, me: me.id, isStaff, outbox };
    const actor = createActor(machine, { input, clock: around.clock });
    running.set(chatId, actor);
    let known = outbox;
    hearSettled(
      around,
      actor,
      (news) => ears.news(chatId, news),
      ({ context }) => {
        if (context.outbox !== known) {
          known = context.outbox;
          ears.unsentChanged();
        }
        ears.changed(chatId);
      },
    );
    actor.start();
    if (around.hasLine()) actor.send({ type: 'line.opened' });
  }

  return {
    get: (chatId) => (chatId === null ? undefined : running.get(chatId)),
    run,
    tell: (chatId, event) => (chatId === null ? undefined : running.get(chatId)?.send(event)),
    tellAll: (event) => running.forEach((actor) => actor.send(event)),
    unsent: () => new Map([...running].map(([chatId, actor]) => [chatId, actor.getSnapshot().context.outbox])),
    rest(lookedAt) {
      for (const [chatId, actor] of running) {
        if (chatId === lookedAt || actor.getSnapshot().context.outbox.length > 0) continue;
        running.delete(chatId);
        actor.stop();
      }
    },
    stop() {
      running.forEach((actor) => actor.stop());
      running.clear();
    },
  };
}

const wired = (transport: ChatTransport) =>
  conversationMachine.provide({
    actors: {
      readHistory: fromPromise(({ input }) => transport.history(input)),
      sendMessage: fromPromise(({ input }) => transport.send(input)),
      closeChat: fromPromise(({ input }) => transport.close(input.chatId)),
      reopenChat: fromPromise(({ input }) => transport.reopen(input.chatId)),
      joinChat: fromPromise(({ input }) => transport.join(input.chatId)),
    },
  });
