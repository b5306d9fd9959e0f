import { hasOpenChat } from '@tilldesk/domain/chat';
import type { ConversationEvent } from '@tilldesk/domain/machines';
import type { ChatClient, ClientNews } from './ChatClient.ts';
import { outgoing } from './outgoing.ts';
import type { ChatRunOptions, Parts } from './parts.ts';

/** What a person may want of a chat while it runs. */
export type ChatOrders = Omit<ChatClient, 'start' | 'getSnapshot' | 'subscribe' | 'hear' | 'upload' | 'fileAt'>;

/** Passes a person's orders on to the part that takes them. */
export function createOrders(options: ChatRunOptions, parts: Parts, say: (news: ClientNews) => void): ChatOrders {
  const { me, newId } = options;
  const { list, talks, newChat, marks, chatOf, lookedAt, lookAt } = parts;
  const tell = (event: ConversationEvent) => talks.tell(lookedAt(), event);
  return {
    openChat(chatId) {
      const chat = chatOf(chatId);
      if (chat) lookAt(chat);
    },
    leaveChat: () => lookAt(null),
    askList: list.ask,
    beginNewChat() {
      if (hasOpenChat(list.state().chats, me.id)) say({ type: 'refused', order: 'start', ...alreadyOpen });
      else newChat.send({ type: 'newChat.begin' });
    },
    leaveNewChat: () => newChat.send({ type: 'newChat.leave' }),
    submitTopic: (details) => newChat.send({ type: 'details.submit', details: { ...details, chatId: newId() } }),
    write: (words) => tell({ type: 'message.write', ...outgoing(options, words) }),
    retry: (clientMessageId) => tell({ type: 'message.retry', clientMessageId }),
    drop: (clientMessageId) => tell({ type: 'message.drop', clientMessageId }),
    close: () => tell({ type: 'chat.close' }),
    withdraw: () => tell({ type: 'chat.withdraw' }),
    reopen: () => tell({ type: 'chat.reopen' }),
    join: () => tell({ type: 'chat.join' }),
    askEarlier: () => tell({ type: 'earlier.ask' }),
    readUpTo(seq) {
      const chat = chatOf(lookedAt());
      if (!chat || seq <= chat.readSeq) return;
      // The server is told first: the list may be asked for what is unread after it.
      marks.say(chat.chatId, seq);
      list.hear({ type: 'read', chatId: chat.chatId, userId: me.id, seq });
    },
    seeProblem() {
      tell({ type: 'problem.seen' });
      newChat.send({ type: 'problem.seen' });
    },
  };
}

/** As the server says it (spec §5). */
const alreadyOpen = {
  code: 'chat.alreadyOpen',
  message: 'You already have an active chat. Please close it before starting a new one.',
  params: {},
};
