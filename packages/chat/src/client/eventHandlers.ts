import type { Chat } from '@tilldesk/domain/chat';
import type { ConversationEmitted, NewChatEmitted } from '@tilldesk/domain/machines';
import type { ClientEvent } from './ChatClient.ts';
import type { ChatEvent } from './ChatTransport.ts';
import { outgoing } from './outgoing.ts';
import type { ResolvedChatOptions, ClientStores } from './clientStores.ts';

/** The handlers of everything that the transport reports. */
export type EventHandlers = {
  /** An event from the server. */
  onServerEvent: (event: ChatEvent) => void;
  /** The server's list was loaded. */
  listRead: (chats: readonly Chat[]) => void;
  onConversation: (chatId: string, event: ConversationEmitted) => void;
  newChat: (event: NewChatEmitted) => void;
};

/** Passes each event to the parts that need it, and emits the events that a person may want to see. */
export function createEventHandlers(
  options: ResolvedChatOptions,
  parts: ClientStores,
  emit: (event: ClientEvent) => void,
): EventHandlers {
  const { me, now } = options;
  const {
    list,
    conversations,
    onNewChat,
    waitingChats,
    outbox: saved,
    readMarks,
    chatOf,
    viewedChatId,
    viewChat,
  } = parts;

  /** The chat was closed: leaves it, and ends the new-chat mode in which it was started (spec §4). */
  function onClosed(chatId: string, own: boolean) {
    if (chatOf(chatId)?.requester.id === me.id) onNewChat.send({ type: 'newChat.leave' });
    emit({ type: 'closed', chatId, own });
    if (viewedChatId() === chatId) viewChat(null);
  }

  /** A person asks for support. Nobody is notified of a chat of their own. */
  function onAvailable(chat: Chat) {
    conversations.send(chat.chatId, { type: 'chat.updated', chat });
    if (chat.requester.id === me.id) return;
    waitingChats.send({ type: 'chat.available', chatId: chat.chatId, at: now() });
    emit({ type: 'available', chat });
  }

  /** Applies the read positions that the server has not received yet. */
  function applyUnconfirmedReads() {
    for (const { chatId, seq } of readMarks.unconfirmed())
      list.handleEvent({ type: 'read', chatId, userId: me.id, seq });
  }

  return {
    onServerEvent(event) {
      const before = chatOf(event.type === 'message' ? event.message.chatId : 'chatId' in event ? event.chatId : null);
      list.handleEvent(event);
      switch (event.type) {
        case 'message': {
          const { message } = event;
          const { chatId } = message;
          conversations.send(chatId, { type: 'message.received', message });
          if (message.sender !== me.id && message.seq > (before?.lastSeq ?? 0))
            emit({ type: 'newMessage', message, isOpen: chatId === viewedChatId() });
          break;
        }
        case 'details':
          conversations.send(event.chat.chatId, { type: 'chat.updated', chat: event.chat });
          onNewChat.send({ type: 'chat.updated', chat: event.chat });
          break;
        case 'available':
          onAvailable(event.chat);
          break;
        case 'closed':
          waitingChats.send({ type: 'chat.closed', chatId: event.chatId });
          if (conversations.get(event.chatId))
            conversations.send(event.chatId, { type: 'chat.ended', closedBy: event.closedBy });
          // The response to the person's own request may have arrived first.
          else if (before?.status !== 'closed') onClosed(event.chatId, event.closedBy.id === me.id);
          break;
        case 'read':
          conversations.send(event.chatId, { type: 'chat.read', userId: event.userId, seq: event.seq });
          break;
        case 'joined':
          conversations.send(event.chatId, { type: 'chat.taken', staff: event.staff });
          waitingChats.send({ type: 'chat.joined', chatId: event.chatId });
          if (event.staff.id !== me.id) emit({ type: 'taken', chatId: event.chatId, by: event.staff });
          break;
      }
    },
    listRead(chats) {
      applyUnconfirmedReads();
      for (const chat of chats) conversations.send(chat.chatId, { type: 'chat.updated', chat });
      saved.takeAbandoned((abandoned) => {
        for (const [chatId, outbox] of abandoned) {
          const chat = chatOf(chatId);
          if (chat) conversations.start(chat, outbox);
        }
        saved.save(conversations.unsent());
      });
    },
    onConversation(chatId, event) {
      switch (event.type) {
        case 'closed':
          list.handleEvent({ type: 'closed', chatId, closedBy: me });
          onClosed(chatId, event.own);
          break;
        case 'joined':
        case 'reopened': {
          const chat = conversations.get(chatId)?.getSnapshot().context.chat;
          if (chat) list.handleEvent({ type: 'details', chat });
          if (event.type === 'joined') {
            waitingChats.send({ type: 'chat.joined', chatId });
            readMarks.resendChat(chatId);
            applyUnconfirmedReads();
          }
          emit({ type: event.type, chatId });
          break;
        }
        case 'rejected':
          emit({ type: 'rejected', ...event.problem });
          break;
      }
    },
    newChat(event) {
      switch (event.type) {
        case 'started':
          list.handleEvent({ type: 'details', chat: event.chat });
          viewChat(event.chat);
          break;
        case 'introduced': {
          const chat = chatOf(event.chatId);
          const intro = outgoing(options, { content: event.content, file: null, attachment: null });
          if (chat) conversations.start(chat, [{ ...intro, failed: null }]);
          break;
        }
        case 'rejected':
          emit({ type: 'rejected', order: 'start', ...event.problem });
          break;
      }
    },
  };
}
