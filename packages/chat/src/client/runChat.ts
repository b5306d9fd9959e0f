import { hasOpenChat } from '@tilldesk/domain/chat';
import { availabilityView, conversationView, newChatView } from '@tilldesk/domain/machines';
import type { ChatClientState, ClientEvent } from './ChatClient.ts';
import { unreadOf } from './chatList.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createOrders, type ChatOrders } from './orders.ts';
import { oneByOne } from './sequential.ts';
import { createParts, type ChatRunOptions, type Parts } from './parts.ts';
import { surroundings } from './environment.ts';

/** Time until a connection that has not opened is shown as disconnected, in milliseconds. It may still be connecting. */
const CONNECT_TIMEOUT_MS = 2_000;

export type ChatRun = { readonly orders: ChatOrders; state: () => ChatClientState; stop: () => void };

/** Runs a person's chat from start to stop. Calls `changed` whenever the state may have changed. */
export function runChat(options: ChatRunOptions, changed: () => void, emit: (event: ClientEvent) => void): ChatRun {
  let connection: ChatClientState['connection'] = 'connecting';
  const batcher = oneByOne(changed, emit);
  const { batch } = batcher;
  const around = surroundings(() => connection === 'connected', batch, options.clock);
  const parts = createParts(options, around, {
    changed: batcher.changed,
    listRead: (chats) => subscriptions.listRead(chats),
    onConversation: (chatId, event) => subscriptions.onConversation(chatId, event),
    newChat: (event) => subscriptions.newChat(event),
  });
  const subscriptions = createSubscriptions(options, parts, batcher.say);
  const { list, talks, newChat, calls, marks, kept: saved } = parts;

  const become = (next: typeof connection) => {
    connection = next;
    batcher.changed();
  };
  newChat.start();
  calls.start();
  const cancelTimeout = around.schedule(() => {
    if (connection === 'connecting') become('disconnected');
  }, CONNECT_TIMEOUT_MS);
  let isFirstEvent = true;
  const unfollow = options.transport.follow({
    opened: (isSame = false) =>
      batch(() => {
        become('connected');
        newChat.send({ type: 'line.opened' });
        talks.sendToAll({ type: 'line.opened' });
        // Many connections fall silent together when the server is busy. The list is not requested again if no event was
        // missed.
        if (!isSame || list.state().isLoading) list.reload();
        marks.resend();
      }),
    closed: () =>
      batch(() => {
        // A transport that reports `closed` first is still connecting.
        if (isFirstEvent) return;
        become('disconnected');
        newChat.send({ type: 'line.closed' });
        talks.sendToAll({ type: 'line.closed' });
      }),
    onEvent: (event) => batch(() => subscriptions.line(event)),
  });
  isFirstEvent = false;

  return {
    orders: createOrders(options, parts, batcher.say),
    state: () => ({ connection, ...stateOf(parts, options.me.id) }),
    stop() {
      cancelTimeout();
      unfollow();
      list.stop();
      talks.stop();
      newChat.stop();
      calls.stop();
      saved.stop();
    },
  };
}

function stateOf(
  { list, talks, newChat, calls, viewedChatId }: Parts,
  me: string,
): Omit<ChatClientState, 'connection'> {
  const { chats, isLoading, problem } = list.state();
  const onConversation = talks.get(viewedChatId());
  return {
    chats,
    isListLoading: isLoading,
    listProblem: problem,
    newChat: newChatView(newChat.getSnapshot()),
    open: onConversation ? conversationView(onConversation.getSnapshot()) : null,
    pending: availabilityView(calls.getSnapshot()).pending,
    unreadTotal: unreadOf(chats),
    hasOpenChat: hasOpenChat(chats, me),
  };
}
