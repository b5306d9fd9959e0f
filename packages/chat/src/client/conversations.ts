import type { Chat } from '@tilldesk/domain/chat';
import {
  conversationMachine,
  type ConversationEvent,
  type ConversationEmitted,
  type Outgoing,
} from '@tilldesk/domain/machines';
import { createActor, fromPromise, type Actor } from 'xstate';
import type { ChatClientOptions } from './ChatClient.ts';
import type { ChatTransport } from './ChatTransport.ts';
import { subscribeAfterTransition } from './onSettled.ts';
import type { Unsent } from './savedOutbox.ts';
import type { ClientEnvironment } from './environment.ts';

type Conversation = Actor<typeof conversationMachine>;

export type ConversationHandlers = {
  /** The state of a conversation changed. */
  onChange: (chatId: string) => void;
  /** The unsent messages changed. */
  unsentChanged: () => void;
  onConversationEvent: (chatId: string, onConversationEvent: ConversationEmitted) => void;
};

/** The running conversations: the open one, and those that still have messages to send. */
export type Conversations = {
  get: (chatId: string | null) => Conversation | undefined;
  /** Starts a conversation unless it is running. `outbox` has the unsent messages of an earlier tab. */
  start: (chat: Chat, outbox?: readonly Outgoing[]) => void;
  send: (chatId: string | null, event: ConversationEvent) => void;
  sendToAll: (event: ConversationEvent) => void;
  unsent: () => Unsent;
  /** Stops every conversation that is not open and has nothing to send. */
  stopIdle: (viewedChatId: string | null) => void;
  stop: () => void;
};

/** Creates the set of conversations that run over a transport. */
export function createConversations(
  { transport, me, isStaff }: ChatClientOptions,
  around: ClientEnvironment,
  handlers: ConversationHandlers,
): Conversations {
  const machine = wired(transport);
  const running = new Map<string, Conversation>();

  function run(chat: Chat, outbox: readonly Outgoing[] = []) {
    const { chatId } = chat;
    const conversation = running.get(chatId);
    if (conversation) {
      for (const outgoing of outbox) conversation.send({ type: 'message.write', ...outgoing });
      return;
    }
    const input = { chat, me: me.id, isStaff, outbox };
    const actor = createActor(machine, { input, clock: around.clock });
    running.set(chatId, actor);
    let known = outbox;
    subscribeAfterTransition(
      around,
      actor,
      (onConversationEvent) => handlers.onConversationEvent(chatId, onConversationEvent),
      ({ context }) => {
        if (context.outbox !== known) {
          known = context.outbox;
          handlers.unsentChanged();
        }
        handlers.onChange(chatId);
      },
    );
    actor.start();
    if (around.isConnected()) actor.send({ type: 'line.opened' });
  }

  return {
    get: (chatId) => (chatId === null ? undefined : running.get(chatId)),
    start: run,
    send: (chatId, event) => (chatId === null ? undefined : running.get(chatId)?.send(event)),
    sendToAll: (event) => running.forEach((actor) => actor.send(event)),
    unsent: () => new Map([...running].map(([chatId, actor]) => [chatId, actor.getSnapshot().context.outbox])),
    stopIdle(viewedChatId) {
      for (const [chatId, actor] of running) {
        if (chatId === viewedChatId || actor.getSnapshot().context.outbox.length > 0) continue;
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
