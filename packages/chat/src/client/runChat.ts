import { hasOpenChat } from '@tilldesk/domain/chat';
import { availabilityView, conversationView, newChatView } from '@tilldesk/domain/machines';
import type { ChatClientState, ClientEvent } from './ChatClient.ts';
import { totalUnread } from './chatList.ts';
import { createEventHandlers } from './eventHandlers.ts';
import { createOrders, type ChatOrders } from './orders.ts';
import { createBatcher } from './batcher.ts';
import { createClientStores, type ResolvedChatOptions, type ClientStores } from './clientStores.ts';
import { surroundings } from './environment.ts';

/** Time until a connection that has not opened is shown as disconnected, in milliseconds. It may still be connecting. */
const CONNECT_TIMEOUT_MS = 2_000;

export type ChatRun = { readonly orders: ChatOrders; state: () => ChatClientState; stop: () => void };

/** Runs a person's chat from start to stop. Calls `changed` whenever the state may have changed. */
export function runChat(
  options: ResolvedChatOptions,
  changed: () => void,
  emit: (event: ClientEvent) => void,
): ChatRun {
  let connection: ChatClientState['connection'] = 'connecting';
  const batcher = createBatcher(changed, emit);
  const { batch } = batcher;
  const around = surroundings(() => connection === 'connected', batch, options.clock);
  const parts = createClientStores(options, around, {
    onChange: batcher.changed,
    onListLoaded: (chats) => subscriptions.listRead(chats),
    onConversation: (chatId, event) => subscriptions.onConversation(chatId, event),
    onNewChat: (event) => subscriptions.newChat(event),
  });
  const subscriptions = createEventHandlers(options, parts, batcher.emit);
  const { list, conversations, onNewChat, waitingChats, readMarks, outbox: saved } = parts;

  const become = (next: typeof connection) => {
    connection = next;
    batcher.changed();
  };
  onNewChat.start();
  waitingChats.start();
  const cancelTimeout = around.schedule(() => {
    if (connection === 'connecting') become('disconnected');
  }, CONNECT_TIMEOUT_MS);
  let isFirstEvent = true;
  const unfollow = options.transport.subscribe({
    onOpen: (isSame = false) =>
      batch(() => {
        become('connected');
        onNewChat.send({ type: 'line.opened' });
        conversations.sendToAll({ type: 'line.opened' });
        // Many connections fall silent together when the server is busy. The list is not requested again if no event was
        // missed.
        if (!isSame || list.state().isLoading) list.reload();
        readMarks.resend();
      }),
    onClose: () =>
      batch(() => {
        // A transport that reports `closed` first is still connecting.
        if (isFirstEvent) return;
        become('disconnected');
        onNewChat.send({ type: 'line.closed' });
        conversations.sendToAll({ type: 'line.closed' });
      }),
    onEvent: (event) => batch(() => subscriptions.onServerEvent(event)),
  });
  isFirstEvent = false;

  return {
    orders: createOrders(options, parts, batcher.emit),
    state: () => ({ connection, ...stateOf(parts, options.me.id) }),
    stop() {
      cancelTimeout();
      unfollow();
      list.stop();
      conversations.stop();
      onNewChat.stop();
      waitingChats.stop();
      saved.stop();
    },
  };
}

function stateOf(
  { list, conversations, onNewChat, waitingChats, viewedChatId }: ClientStores,
  me: string,
): Omit<ChatClientState, 'connection'> {
  const { chats, isLoading, problem } = list.state();
  const onConversation = conversations.get(viewedChatId());
  return {
    chats,
    isListLoading: isLoading,
    listProblem: problem,
    newChat: newChatView(onNewChat.getSnapshot()),
    open: onConversation ? conversationView(onConversation.getSnapshot()) : null,
    pending: availabilityView(waitingChats.getSnapshot()).pending,
    unreadTotal: totalUnread(chats),
    hasOpenChat: hasOpenChat(chats, me),
  };
}
