import {
  chatEvents,
  chatJoined,
  chatUserType,
  HISTORY_PAGE,
  newChatAvailable,
  type ChatMessage,
} from '@tilldesk/domain/chat';
import { Problem } from '@tilldesk/domain/problems';
import { chatSeen, oneself, openedChat, rowOf, addMessage } from '../chatBook.ts';
import type { ChatRow } from '../ChatRow.ts';
import { on, type FakeEvent } from '../fakeEvent.ts';
import type { FakeServer } from '../FakeServer.ts';

const isStaff = ({ own: currentSession }: FakeServer) => chatUserType(currentSession.user.userType) === 'staff';
const isOwn = ({ requester }: ChatRow, fakeServer: FakeServer) => requester.id === oneself(fakeServer).id;

/** Responses of the fake server for chats: the requester's and the staff's side of the signed-in user. */
export const chatAnswers: readonly FakeEvent[] = [
  on(chatEvents.list, (_, fakeServer) => ({
    chats: fakeServer.chats
      .filter(
        (row) => isOwn(row, fakeServer) || (isStaff(fakeServer) && (row.status === 'waiting' || isIn(row, fakeServer))),
      )
      .map((row) => ({ ...chatSeen(row, fakeServer), messages: [] }))
      .toSorted((a, b) => b.lastActivity.localeCompare(a.lastActivity)),
  })),
  on(
    chatEvents.start,
    ({ chatId, topic }, fakeServer) => {
      const known = fakeServer.chats.find((row) => row.chatId === chatId);
      if (known) return chatSeen(known, fakeServer);
      assertNoOpenChat(fakeServer);
      const row = openedChat(
        { chatId: chatId ?? crypto.randomUUID(), topic, requester: oneself(fakeServer) },
        fakeServer.now,
      );
      fakeServer.chats.unshift(row);
      if (isStaff(fakeServer)) fakeServer.say(newChatAvailable, chatSeen(row, fakeServer));
      return chatSeen(row, fakeServer);
    },
    true,
  ),
  on(
    chatEvents.send,
    ({ chatId, content, file, clientMessageId }, fakeServer) => {
      const row = rowOf(fakeServer, chatId);
      const known = clientMessageId == null ? undefined : byClient(row, clientMessageId);
      if (known) return { message: known };
      if (row.status === 'closed') throw new Problem('chat.closed');
      if (!isOwn(row, fakeServer) && !isIn(row, fakeServer)) throw new Problem('chat.notJoined');
      if ((content ?? '').trim() === '' && file === null) throw new Problem('chat.empty');
      const messageDraft = {
        content: content?.trim() ?? '',
        file,
        attachment: attached(fakeServer, file),
        clientMessageId,
      };
      return { message: addMessage(row, oneself(fakeServer), messageDraft, fakeServer.now) };
    },
    true,
  ),
  on(
    chatEvents.close,
    ({ chatId }, fakeServer) => {
      const row = rowOf(fakeServer, chatId);
      const isWithdrawn = row.status === 'waiting' && isOwn(row, fakeServer);
      if (row.status !== 'active' && !isWithdrawn) throw new Problem('chat.notActive');
      Object.assign(row, { status: 'closed', closedAt: fakeServer.now });
      return { chatId, closedBy: oneself(fakeServer) };
    },
    true,
  ),
  on(
    chatEvents.join,
    ({ chatId }, fakeServer) => {
      const row = rowOf(fakeServer, chatId);
      if (!isStaff(fakeServer) || isOwn(row, fakeServer)) throw new Problem('chat.staffOnly');
      if (row.status === 'active') throw new Problem('chat.taken', { person: row.staff?.name ?? '' });
      if (row.status === 'closed') throw new Problem('chat.closed');
      Object.assign(row, { status: 'active', staff: oneself(fakeServer) });
      fakeServer.say(chatJoined, { chatId, staff: oneself(fakeServer) });
      return chatSeen(row, fakeServer);
    },
    true,
  ),
  on(
    chatEvents.reopen,
    ({ chatId }, fakeServer) => {
      const row = rowOf(fakeServer, chatId);
      if (row.status !== 'closed') throw new Problem('chat.notClosed');
      if (isOwn(row, fakeServer)) assertNoOpenChat(fakeServer);
      Object.assign(row, { status: 'waiting', closedAt: null });
      return chatSeen(row, fakeServer);
    },
    true,
  ),
  on(chatEvents.history, ({ chatId, after, before }, fakeServer) => {
    const { messages } = rowOf(fakeServer, chatId);
    if (after !== undefined) return { chatId, ...firstOf(messages.filter(({ seq }) => seq > after)) };
    return { chatId, ...lastOf(messages.filter(({ seq }) => before === undefined || seq < before)) };
  }),
  on(
    chatEvents.read,
    ({ chatId, seq }, fakeServer) => {
      const row = rowOf(fakeServer, chatId);
      const { id: userId } = oneself(fakeServer);
      const upTo = Math.max(row.read[userId] ?? 0, Math.min(seq, row.messages.length));
      row.read[userId] = upTo;
      return { chatId, userId, seq: upTo };
    },
    true,
  ),
];

const isIn = ({ staff }: ChatRow, fakeServer: FakeServer) => staff?.id === oneself(fakeServer).id;

function assertNoOpenChat(fakeServer: FakeServer): void {
  const isOpen = fakeServer.chats.some((row) => isOwn(row, fakeServer) && row.status !== 'closed');
  if (isOpen) throw new Problem('chat.alreadyOpen');
}

const byClient = ({ messages }: ChatRow, id: string): ChatMessage | undefined =>
  messages.find(({ clientMessageId }) => clientMessageId === id);

const firstOf = (messages: ChatMessage[]) => ({
  messages: messages.slice(0, HISTORY_PAGE),
  hasMore: messages.length > HISTORY_PAGE,
});
const lastOf = (messages: ChatMessage[]) => ({
  messages: messages.slice(-HISTORY_PAGE),
  hasMore: messages.length > HISTORY_PAGE,
});

/** Returns the stored data of an uploaded file. */
function attached({ files }: FakeServer, address: string | null) {
  const file = address === null ? undefined : files.get(address);
  return file === undefined ? null : { name: file.name, size: file.size, type: file.type };
}
