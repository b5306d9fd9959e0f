import type { Chat } from '@tilldesk/domain/chat';
import type { ConversationNews, NewChatNews } from '@tilldesk/domain/machines';
import type { ClientNews } from './ChatClient.ts';
import type { ChatNews } from './ChatTransport.ts';
import { outgoing } from './outgoing.ts';
import type { ChatRunOptions, Parts } from './parts.ts';

/** What becomes of everything that is heard. */
export type Hearing = {
  /** What the line tells by itself. */
  line: (news: ChatNews) => void;
  /** The server's list, as it was read. */
  listRead: (chats: readonly Chat[]) => void;
  talk: (chatId: string, news: ConversationNews) => void;
  newChat: (news: NewChatNews) => void;
};

/** Passes on to the parts what concerns them, and says what a person may want to know. */
export function createHearing(options: ChatRunOptions, parts: Parts, say: (news: ClientNews) => void): Hearing {
  const { me, now } = options;
  const { list, talks, newChat, calls, kept, marks, chatOf, lookedAt, lookAt } = parts;

  /** A chat is over: it is left, and with it the mode in which it was begun (spec §4). */
  function end(chatId: string, own: boolean) {
    if (chatOf(chatId)?.asker.id === me.id) newChat.send({ type: 'newChat.leave' });
    say({ type: 'closed', chatId, own });
    if (lookedAt() === chatId) lookAt(null);
  }

  /** Somebody asks; nobody is called to what they ask themselves. */
  function call(chat: Chat) {
    talks.tell(chat.chatId, { type: 'chat.told', chat });
    if (chat.asker.id === me.id) return;
    calls.send({ type: 'chat.available', chatId: chat.chatId, at: now() });
    say({ type: 'available', chat });
  }

  /** What was read is read, though the server has not heard of it yet. */
  function keepUnconfirmed() {
    for (const { chatId, seq } of marks.unconfirmed()) list.hear({ type: 'read', chatId, userId: me.id, seq });
  }

  return {
    line(news) {
      const before = chatOf(news.type === 'message' ? news.message.chatId : 'chatId' in news ? news.chatId : null);
      list.hear(news);
      switch (news.type) {
        case 'message': {
          const { message } = news;
          const { chatId } = message;
          talks.tell(chatId, { type: 'message.heard', message });
          if (message.sender !== me.id && message.seq > (before?.lastSeq ?? 0))
            say({ type: 'newMessage', message, isOpen: chatId === lookedAt() });
          break;
        }
        case 'details':
          talks.tell(news.chat.chatId, { type: 'chat.told', chat: news.chat });
          newChat.send({ type: 'chat.told', chat: news.chat });
          break;
        case 'available':
          call(news.chat);
          break;
        case 'closed':
          calls.send({ type: 'chat.closed', chatId: news.chatId });
          if (talks.get(news.chatId)) talks.tell(news.chatId, { type: 'chat.ended', closedBy: news.closedBy });
          // The answer to one's own order may have come before.
          else if (before?.status !== 'closed') end(news.chatId, news.closedBy.id === me.id);
          break;
        case 'read':
          talks.tell(news.chatId, { type: 'chat.read', userId: news.userId, seq: news.seq });
          break;
        case 'joined':
          talks.tell(news.chatId, { type: 'chat.taken', staff: news.staff });
          calls.send({ type: 'chat.joined', chatId: news.chatId });
          if (news.staff.id !== me.id) say({ type: 'taken', chatId: news.chatId, by: news.staff });
          break;
      }
    },
    listRead(chats) {
      keepUnconfirmed();
      for (const chat of chats) talks.tell(chat.chatId, { type: 'chat.told', chat });
      kept.takeOver((left) => {
        for (const [chatId, outbox] of left) {
          const chat = chatOf(chatId);
          if (chat) talks.run(chat, outbox);
        }
        kept.keep(talks.unsent());
      });
    },
    talk(chatId, news) {
      switch (news.type) {
        case 'closed':
          list.hear({ type: 'closed', chatId, closedBy: me });
          end(chatId, news.own);
          break;
        case 'joined':
        case 'reopened': {
          const chat = talks.get(chatId)?.getSnapshot().context.chat;
          if (chat) list.hear({ type: 'details', chat });
          if (news.type === 'joined') {
            calls.send({ type: 'chat.joined', chatId });
            marks.sayAnew(chatId);
            keepUnconfirmed();
          }
          say({ type: news.type, chatId });
          break;
        }
        case 'refused':
          say({ type: 'refused', ...news.problem });
          break;
      }
    },
    newChat(news) {
      switch (news.type) {
        case 'started':
          list.hear({ type: 'details', chat: news.chat });
          lookAt(news.chat);
          break;
        case 'introduced': {
          const chat = chatOf(news.chatId);
          const intro = outgoing(options, { content: news.content, file: null, attachment: null });
          if (chat) talks.run(chat, [{ ...intro, failed: null }]);
          break;
        }
        case 'refused':
          say({ type: 'refused', order: 'start', ...news.problem });
          break;
      }
    },
  };
}
