import {
  chatDetails,
  chatEvents,
  chatJoined,
  chatUserType,
  newChatAvailable,
  type ChatParty,
} from '@tilldesk/domain/chat';
import { chatIdOf, chatSeen, oneself, openedChat, rowOf, said } from './chatBook.ts';
import type { OtherSide, World } from './World.ts';

/** Maya Chen answers, Omar Haddad asks. */
export const maya: ChatParty = { id: '01936c3a-7c00-7052-8000-0000000000a1', name: 'Maya Chen' };
export const omar: ChatParty = { id: '01936c3a-7c00-7052-8000-0000000000a2', name: 'Omar Haddad' };

/** The other side of a world's chats; without an id, its newest is meant. */
export function otherSideOf(world: World): OtherSide {
  const isStaff = chatUserType(world.own.user.userType) === 'staff';
  const at = (chatId = world.chats[0]?.chatId ?? '') => rowOf(world, chatId);
  const otherIn = (row: ReturnType<typeof at>) =>
    row.asker.id === oneself(world).id ? (row.staff ?? maya) : row.asker;
  return {
    asks(topic, content) {
      const row = openedChat({ chatId: chatIdOf(900 + world.chats.length), topic, asker: omar }, world.now);
      world.chats.unshift(row);
      said(row, omar, { content }, world.now);
      if (isStaff) world.say(newChatAvailable, chatSeen(row, world));
      return row.chatId;
    },
    joins(chatId) {
      const row = at(chatId);
      Object.assign(row, { status: 'active', staff: maya });
      if (row.asker.id === oneself(world).id) world.say(chatDetails, chatSeen(row, world));
      if (isStaff) world.say(chatJoined, { chatId: row.chatId, staff: maya });
    },
    writes(words, chatId) {
      const row = at(chatId);
      world.say(chatEvents.send.answer, { message: said(row, otherIn(row), words, world.now) });
    },
    reads(chatId) {
      const row = at(chatId);
      const { id: userId } = otherIn(row);
      row.read[userId] = row.messages.length;
      world.say(chatEvents.read.answer, { chatId: row.chatId, userId, seq: row.messages.length });
    },
    closes(chatId) {
      const row = at(chatId);
      Object.assign(row, { status: 'closed', closedAt: world.now });
      world.say(chatEvents.close.answer, { chatId: row.chatId, closedBy: otherIn(row) });
    },
  };
}
