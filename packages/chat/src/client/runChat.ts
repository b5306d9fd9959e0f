import { hasOpenChat } from '@tilldesk/domain/chat';
import { availabilityView, conversationView, newChatView } from '@tilldesk/domain/machines';
import type { ChatClientState, ClientNews } from './ChatClient.ts';
import { unreadOf } from './chatList.ts';
import { createHearing } from './hearing.ts';
import { createOrders, type ChatOrders } from './orders.ts';
import { oneByOne } from './oneByOne.ts';
import { createParts, type ChatRunOptions, type Parts } from './parts.ts';
import { surroundings } from './surroundings.ts';

/** A line that has not opened by then is called disconnected, though it may still be on its way; in milliseconds. */
const PATIENCE_MS = 2_000;

export type ChatRun = { readonly orders: ChatOrders; state: () => ChatClientState; stop: () => void };

/** Runs a person's chat from a start to its stop: `changed` is told whenever it may stand otherwise. */
export function runChat(options: ChatRunOptions, changed: () => void, say: (news: ClientNews) => void): ChatRun {
  let connection: ChatClientState['connection'] = 'connecting';
  const telling = oneByOne(changed, say);
  const { together } = telling;
  const around = surroundings(() => connection === 'connected', together, options.clock);
  const parts = createParts(options, around, {
    changed: telling.changed,
    listRead: (chats) => hearing.listRead(chats),
    talk: (chatId, news) => hearing.talk(chatId, news),
    newChat: (news) => hearing.newChat(news),
  });
  const hearing = createHearing(options, parts, telling.say);
  const { list, talks, newChat, calls, marks, kept } = parts;

  const become = (next: typeof connection) => {
    connection = next;
    telling.changed();
  };
  newChat.start();
  calls.start();
  const endPatience = around.later(() => {
    if (connection === 'connecting') become('disconnected');
  }, PATIENCE_MS);
  let isFirstWord = true;
  const unfollow = options.transport.follow({
    opened: (isSame = false) =>
      together(() => {
        become('connected');
        newChat.send({ type: 'line.opened' });
        talks.tellAll({ type: 'line.opened' });
        // Lines of many fall silent together when the server is busy: what was not missed is not asked of it again.
        if (!isSame || list.state().isLoading) list.ask();
        marks.sayAgain();
      }),
    closed: () =>
      together(() => {
        // A line that says at once that it is closed is on its way.
        if (isFirstWord) return;
        become('disconnected');
        newChat.send({ type: 'line.closed' });
        talks.tellAll({ type: 'line.closed' });
      }),
    news: (news) => together(() => hearing.line(news)),
  });
  isFirstWord = false;

  return {
    orders: createOrders(options, parts, telling.say),
    state: () => ({ connection, ...stateOf(parts, options.me.id) }),
    stop() {
      endPatience();
      unfollow();
      list.stop();
      talks.stop();
      newChat.stop();
      calls.stop();
      kept.stop();
    },
  };
}

function stateOf({ list, talks, newChat, calls, lookedAt }: Parts, me: string): Omit<ChatClientState, 'connection'> {
  const { chats, isLoading, problem } = list.state();
  const talk = talks.get(lookedAt());
  return {
    chats,
    isListLoading: isLoading,
    listProblem: problem,
    newChat: newChatView(newChat.getSnapshot()),
    open: talk ? conversationView(talk.getSnapshot()) : null,
    pending: availabilityView(calls.getSnapshot()).pending,
    unreadTotal: unreadOf(chats),
    hasOpenChat: hasOpenChat(chats, me),
  };
}
