import {
  chatEvents,
  chatJoined,
  chatUserType,
  HISTORY_PAGE,
  newChatAvailable,
  type ChatMessage,
} from '@tilldesk/domain/chat';
import { Problem } from '@tilldesk/domain/problems';
import { chatSeen, oneself, openedChat, rowOf, said } from './chatBook.ts';
import type { ChatRow } from './ChatRow.ts';
import { on, type FakeEvent } from './fakeEvent.ts';
import type { World } from './World.ts';

const isStaff = ({ own }: World) => chatUserType(own.user.userType) === 'staff';
const isOwn = ({ asker }: ChatRow, world: World) => asker.id === oneself(world).id;

/** How the fake server keeps chats: the asker's and the staff's side of whoever is signed in. */
export const chatAnswers: readonly FakeEvent[] = [
  on(chatEvents.list, (_, world) => ({
    chats: world.chats
      .filter((row) => isOwn(row, world) || (isStaff(world) && (row.status === 'waiting' || isIn(row, world))))
      .map((row) => ({ ...chatSeen(row, world), messages: [] }))
      .toSorted((a, b) => b.lastActivity.localeCompare(a.lastActivity)),
  })),
  on(
    chatEvents.start,
    ({ chatId, topic }, world) => {
      const known = world.chats.find((row) => row.chatId === chatId);
      if (known) return chatSeen(known, world);
      refuseASecond(world);
      const row = openedChat({ chatId: chatId ?? crypto.randomUUID(), topic, asker: oneself(world) }, world.now);
      world.chats.unshift(row);
      if (isStaff(world)) world.say(newChatAvailable, chatSeen(row, world));
      return chatSeen(row, world);
    },
    true,
  ),
  on(
    chatEvents.send,
    ({ chatId, content, file, clientMessageId }, world) => {
      const row = rowOf(world, chatId);
      const known = clientMessageId == null ? undefined : byClient(row, clientMessageId);
      if (known) return { message: known };
      if (row.status === 'closed') throw new Problem('chat.closed');
      if (!isOwn(row, world) && !isIn(row, world)) throw new Problem('chat.notJoined');
      if ((content ?? '').trim() === '' && file === null) throw new Problem('chat.empty');
      const words = { content: content?.trim() ?? '', file, attachment: attached(world, file), clientMessageId };
      return { message: said(row, oneself(world), words, world.now) };
    },
    true,
  ),
  on(
    chatEvents.close,
    ({ chatId }, world) => {
      const row = rowOf(world, chatId);
      const isWithdrawn = row.status === 'waiting' && isOwn(row, world);
      if (row.status !== 'active' && !isWithdrawn) throw new Problem('chat.notActive');
      Object.assign(row, { status: 'closed', closedAt: world.now });
      return { chatId, closedBy: oneself(world) };
    },
    true,
  ),
  on(
    chatEvents.join,
    ({ chatId }, world) => {
      const row = rowOf(world, chatId);
      if (!isStaff(world) || isOwn(row, world)) throw new Problem('chat.staffOnly');
      if (row.status === 'active') throw new Problem('chat.taken', { person: row.staff?.name ?? '' });
      if (row.status === 'closed') throw new Problem('chat.closed');
      Object.assign(row, { status: 'active', staff: oneself(world) });
      world.say(chatJoined, { chatId, staff: oneself(world) });
      return chatSeen(row, world);
    },
    true,
  ),
  on(
    chatEvents.reopen,
    ({ chatId }, world) => {
      const row = rowOf(world, chatId);
      if (row.status !== 'closed') throw new Problem('chat.notClosed');
      if (isOwn(row, world)) refuseASecond(world);
      Object.assign(row, { status: 'waiting', closedAt: null });
      return chatSeen(row, world);
    },
    true,
  ),
  on(chatEvents.history, ({ chatId, after, before }, world) => {
    const { messages } = rowOf(world, chatId);
    if (after !== undefined) return { chatId, ...firstOf(messages.filter(({ seq }) => seq > after)) };
    return { chatId, ...lastOf(messages.filter(({ seq }) => before === undefined || seq < before)) };
  }),
  on(
    chatEvents.read,
    ({ chatId, seq }, world) => {
      const row = rowOf(world, chatId);
      const { id: userId } = oneself(world);
      const upTo = Math.max(row.read[userId] ?? 0, Math.min(seq, row.messages.length));
      row.read[userId] = upTo;
      return { chatId, userId, seq: upTo };
    },
    true,
  ),
];

const isIn = ({ staff }: ChatRow, world: World) => staff?.id === oneself(world).id;

function refuseASecond(world: World): void {
  const isOpen = world.chats.some((row) => isOwn(row, world) && row.status !== 'closed');
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

/** What the server knows of a file that was uploaded. */
function attached({ files }: World, address: string | null) {
  const file = address === null ? undefined : files.get(address);
  return file === undefined ? null : { name: file.name, size: file.size, type: file.type };
}
