import {
  chatDetails,
  chatEvents,
  chatJoined,
  chatUserType,
  newChatAvailable,
  type ChatParty,
} from '@tilldesk/domain/chat';
import { chatIdOf, chatSeen, oneself, openedChat, rowOf, addMessage } from './chatBook.ts';
import type { ChatCounterpart, FakeServer } from './FakeServer.ts';

/** Maya Chen replies, Omar Haddad asks. */
export const maya: ChatParty = { id: '01936c3a-7c00-7052-8000-0000000000a1', name: 'Maya Chen' };
export const omar: ChatParty = { id: '01936c3a-7c00-7052-8000-0000000000a2', name: 'Omar Haddad' };

/** Returns the other party of a fake server's chats; without an id, of its newest chat. */
export function chatCounterpartOf(fakeServer: FakeServer): ChatCounterpart {
  const isStaff = chatUserType(fakeServer.own.user.userType) === 'staff';
  const at = (chatId = fakeServer.chats[0]?.chatId ?? '') => rowOf(fakeServer, chatId);
  const otherIn = (row: ReturnType<typeof at>) =>
    row.requester.id === oneself(fakeServer).id ? (row.staff ?? maya) : row.requester;
  return {
    startsChat(topic, content) {
      const row = openedChat(
        { chatId: chatIdOf(900 + fakeServer.chats.length), topic, requester: omar },
        fakeServer.now,
      );
      fakeServer.chats.unshift(row);
      addMessage(row, omar, { content }, fakeServer.now);
      if (isStaff) fakeServer.say(newChatAvailable, chatSeen(row, fakeServer));
      return row.chatId;
    },
    joins(chatId) {
      const row = at(chatId);
      Object.assign(row, { status: 'active', staff: maya });
      if (row.requester.id === oneself(fakeServer).id) fakeServer.say(chatDetails, chatSeen(row, fakeServer));
      if (isStaff) fakeServer.say(chatJoined, { chatId: row.chatId, staff: maya });
    },
    writes(messageDraft, chatId) {
      const row = at(chatId);
      fakeServer.say(chatEvents.send.answer, { message: addMessage(row, otherIn(row), messageDraft, fakeServer.now) });
    },
    reads(chatId) {
      const row = at(chatId);
      const { id: userId } = otherIn(row);
      row.read[userId] = row.messages.length;
      fakeServer.say(chatEvents.read.answer, { chatId: row.chatId, userId, seq: row.messages.length });
    },
    closes(chatId) {
      const row = at(chatId);
      Object.assign(row, { status: 'closed', closedAt: fakeServer.now });
      fakeServer.say(chatEvents.close.answer, { chatId: row.chatId, closedBy: otherIn(row) });
    },
  };
}
