import { hasOpenChat } from '@tilldesk/domain/chat';
import type { ConversationEvent } from '@tilldesk/domain/machines';
import type { ChatClient, ClientEvent } from './ChatClient.ts';
import { outgoing } from './outgoing.ts';
import type { ResolvedChatOptions, ClientStores } from './clientStores.ts';

/** The actions of a person in a running chat. */
export type ChatOrders = Omit<ChatClient, 'start' | 'getSnapshot' | 'subscribe' | 'onEvent' | 'upload' | 'fileAt'>;

/** Creates the actions; each one calls the part that is responsible for it. */
export function createOrders(
  options: ResolvedChatOptions,
  parts: ClientStores,
  emit: (event: ClientEvent) => void,
): ChatOrders {
  const { me, newId } = options;
  const { list, conversations, onNewChat, readMarks, chatOf, viewedChatId, viewChat } = parts;
  const sendToOpen = (event: ConversationEvent) => conversations.send(viewedChatId(), event);
  return {
    openChat(chatId) {
      const chat = chatOf(chatId);
      if (chat) viewChat(chat);
    },
    leaveChat: () => viewChat(null),
    loadList: list.reload,
    beginNewChat() {
      if (hasOpenChat(list.state().chats, me.id)) emit({ type: 'rejected', order: 'start', ...alreadyOpen });
      else onNewChat.send({ type: 'newChat.begin' });
    },
    leaveNewChat: () => onNewChat.send({ type: 'newChat.leave' }),
    submitTopic: (details) => onNewChat.send({ type: 'details.submit', details: { ...details, chatId: newId() } }),
    write: (messageDraft) => sendToOpen({ type: 'message.write', ...outgoing(options, messageDraft) }),
    retry: (clientMessageId) => sendToOpen({ type: 'message.retry', clientMessageId }),
    drop: (clientMessageId) => sendToOpen({ type: 'message.drop', clientMessageId }),
    close: () => sendToOpen({ type: 'chat.close' }),
    withdraw: () => sendToOpen({ type: 'chat.withdraw' }),
    reopen: () => sendToOpen({ type: 'chat.reopen' }),
    join: () => sendToOpen({ type: 'chat.join' }),
    loadEarlier: () => sendToOpen({ type: 'earlier.ask' }),
    readUpTo(seq) {
      const chat = chatOf(viewedChatId());
      if (!chat || seq <= chat.readSeq) return;
      // The mark is sent first, because the list with the unread count may be requested after it.
      readMarks.send(chat.chatId, seq);
      list.handleEvent({ type: 'read', chatId: chat.chatId, userId: me.id, seq });
    },
    clearProblem() {
      sendToOpen({ type: 'problem.seen' });
      onNewChat.send({ type: 'problem.seen' });
    },
  };
}

/** The server's sentence (spec §5). */
const alreadyOpen = {
  code: 'chat.alreadyOpen',
  message: 'You already have an active chat. Please close it before starting a new one.',
  params: {},
};
