import { HISTORY_PAGE, type Chat, type ChatAttachment, type ChatMessage, type ChatParty } from '@tilldesk/domain/chat';
import { ChatRejection, type ChatHandlers, type ChatEvent, type ChatTransport } from '../client/ChatTransport.ts';

/** A chat as the desk stores it; `seenBy` returns it as one person sees it. */
type Row = Pick<Chat, 'chatId' | 'topic' | 'status' | 'requester' | 'staff' | 'createdAt' | 'closedAt'> & {
  messages: ChatMessage[];
  /** The number of the last message that each person has read. */
  read: Record<string, number>;
};

/** A person's connection to the desk, which can be cut and restored. */
export type FakeLine = ChatTransport & { disconnect: () => void; reconnect: () => void };

export type FakeChatServer = {
  lineOf: (person: ChatParty, isStaff: boolean) => FakeLine;
  /** The stored messages of all chats. */
  storedMessages: () => readonly ChatMessage[];
};

const MINUTE_MS = 60_000;

/**
 * Both sides of a support desk in memory, for stories and tests: events of one connection are delivered to the others. Its
 * clock starts at `openedAt` and advances by one minute with each event.
 */
export function createFakeChatServer(openedAt = Date.parse('2026-03-13T16:30:00.000Z')): FakeChatServer {
  const rows: Row[] = [];
  const files = new Map<string, File>();
  const subscribers = new Map<ChatHandlers, { person: ChatParty; isStaff: boolean }>();
  let at = openedAt;
  const tick = () => new Date((at += MINUTE_MS)).toISOString();

  const rowOf = (chatId: string): Row => {
    const row = rows.find((one) => one.chatId === chatId);
    if (!row) throw new ChatRejection('request.notFound', 'There is no such chat.');
    return row;
  };
  const isIn = (row: Row, { id }: ChatParty) => row.requester.id === id || row.staff?.id === id;
  const publish = (
    receives: (recipient: { person: ChatParty; isStaff: boolean }) => boolean,
    eventFor: (to: ChatParty) => ChatEvent,
  ) => {
    for (const [handlers, recipient] of Array.from(subscribers))
      if (receives(recipient)) handlers.onEvent(eventFor(recipient.person));
  };
  const publishToMembers = (row: Row, eventFor: (to: ChatParty) => ChatEvent) =>
    publish(({ person }) => isIn(row, person), eventFor);
  const publishDetails = (row: Row) => publishToMembers(row, (to) => ({ type: 'details', chat: seenBy(row, to) }));
  const calledOut = (row: Row) =>
    publish(
      ({ isStaff, person }) => isStaff && person.id !== row.requester.id,
      (to) => ({ type: 'available', chat: seenBy(row, to) }),
    );
  const assertNoOtherChat = (person: ChatParty) => {
    if (rows.some(({ requester, status }) => requester.id === person.id && status !== 'closed'))
      throw new ChatRejection(
        'chat.alreadyOpen',
        'You already have an active chat. Please close it before starting a new one.',
      );
  };

  function lineOf(person: ChatParty, isStaff: boolean): FakeLine {
    const own = new Set<ChatHandlers>();
    let isUp = true;
    /** Responds asynchronously; rejects while the connection is down. */
    const respondLater = async <T>(answer: () => T): Promise<T> => {
      await Promise.resolve();
      if (!isUp) throw new Error('The line is down.');
      return answer();
    };
    const setConnected = (up: boolean) => {
      isUp = up;
      for (const handlers of own) {
        if (up) subscribers.set(handlers, { person, isStaff });
        else subscribers.delete(handlers);
        if (up) handlers.onOpen();
        else handlers.onClose();
      }
    };
    return {
      disconnect: () => setConnected(false),
      reconnect: () => setConnected(true),
      subscribe(handlers) {
        const these = { ...handlers };
        own.add(these);
        if (isUp) subscribers.set(these, { person, isStaff });
        queueMicrotask(() => (isUp ? these.onOpen() : these.onClose()));
        return () => {
          own.delete(these);
          subscribers.delete(these);
        };
      },
      list: () =>
        respondLater(() =>
          rows
            .filter((row) => isIn(row, person) || (isStaff && row.status === 'waiting'))
            .map((row) => ({ ...seenBy(row, person), messages: [] }))
            .toSorted((one, other) => other.lastActivity.localeCompare(one.lastActivity)),
        ),
      start: ({ chatId, topic }) =>
        respondLater(() => {
          const duplicate = rows.find((row) => row.chatId === chatId);
          if (duplicate) return seenBy(duplicate, person);
          assertNoOtherChat(person);
          const row: Row = {
            chatId,
            topic,
            status: 'waiting',
            requester: person,
            staff: null,
            createdAt: tick(),
            closedAt: null,
            messages: [],
            read: {},
          };
          rows.push(row);
          publishDetails(row);
          calledOut(row);
          return seenBy(row, person);
        }),
      send: ({ chatId, clientMessageId, content, file }) =>
        respondLater(() => {
          const row = rowOf(chatId);
          if (row.status === 'closed')
            throw new ChatRejection('chat.closed', 'This chat is closed. Please reopen it to write.');
          const duplicate = row.messages.find((message) => message.clientMessageId === clientMessageId);
          if (duplicate) return duplicate;
          const id = `${chatId}-${row.messages.length + 1}`;
          const message: ChatMessage = {
            id,
            _id: id,
            chatId,
            seq: row.messages.length + 1,
            content,
            clientMessageId,
            sender: person.id,
            senderName: person.name,
            createdAt: tick(),
            file,
            attachment: attachmentOf(file === null ? undefined : files.get(file)),
          };
          row.messages.push(message);
          // A sender who had read everything before their own message has read that message too.
          if ((row.read[person.id] ?? 0) === message.seq - 1) row.read[person.id] = message.seq;
          publishToMembers(row, () => ({ type: 'message', message }));
          return message;
        }),
      close: (chatId) =>
        respondLater(() => {
          const row = rowOf(chatId);
          Object.assign(row, { status: 'closed', closedAt: tick() });
          publishToMembers(row, () => ({ type: 'closed', chatId, closedBy: person }));
        }),
      reopen: (chatId) =>
        respondLater(() => {
          const row = rowOf(chatId);
          assertNoOtherChat(row.requester);
          Object.assign(row, { status: 'waiting', closedAt: null, staff: null });
          publishDetails(row);
          calledOut(row);
          return seenBy(row, person);
        }),
      join: (chatId) =>
        respondLater(() => {
          const row = rowOf(chatId);
          if (row.staff && row.staff.id !== person.id)
            throw new ChatRejection('chat.taken', `${row.staff.name} has joined this chat already.`, {
              person: row.staff.name,
            });
          Object.assign(row, { status: 'active', staff: person });
          publishDetails(row);
          publish(
            (recipient) => recipient.isStaff,
            () => ({ type: 'joined', chatId, staff: person }),
          );
          return seenBy(row, person);
        }),
      history: ({ chatId, after, before }) =>
        respondLater(() => {
          const { messages } = rowOf(chatId);
          if (after !== undefined) {
            const later = messages.filter(({ seq }) => seq > after);
            return { messages: later.slice(0, HISTORY_PAGE), hasMore: later.length > HISTORY_PAGE };
          }
          const earlier = messages.filter(({ seq }) => before === undefined || seq < before);
          return { messages: earlier.slice(-HISTORY_PAGE), hasMore: earlier.length > HISTORY_PAGE };
        }),
      markRead: (chatId, seq) =>
        respondLater(() => {
          const row = rowOf(chatId);
          row.read[person.id] = Math.max(row.read[person.id] ?? 0, seq);
          publishToMembers(row, () => ({ type: 'read', chatId, userId: person.id, seq }));
        }),
      upload(file, onProgress) {
        const address = `desk:${files.size + 1}`;
        let isCancelled = false;
        const done = respondLater(() => {
          if (isCancelled) return null;
          files.set(address, file);
          onProgress(1);
          return address;
        });
        return {
          done,
          cancel: () => {
            isCancelled = true;
          },
        };
      },
      download: (address) =>
        respondLater(() => {
          const file = files.get(address);
          if (!file) throw new ChatRejection('file.gone', 'This file is no longer there.');
          return file;
        }),
    };
  }
  return { lineOf, storedMessages: () => rows.flatMap(({ messages }) => messages) };
}

/** Returns a chat as one person sees it: the other party and the unread count. */
function seenBy(row: Row, { id }: ChatParty): Chat {
  const { chatId, topic, status, requester, staff, createdAt, closedAt, messages, read } = row;
  const last = messages.at(-1) ?? null;
  const otherParty = requester.id === id ? staff : requester;
  const readSeq = read[id] ?? 0;
  return {
    chatId,
    topic,
    status,
    requester,
    staff,
    otherParty,
    createdAt,
    closedAt,
    messages: messages.slice(-HISTORY_PAGE),
    lastMessage: last,
    lastActivity: closedAt ?? last?.createdAt ?? createdAt,
    lastSeq: messages.length,
    readSeq,
    otherReadSeq: otherParty ? (read[otherParty.id] ?? 0) : 0,
    unread: messages.filter(({ sender, seq }) => sender !== id && seq > readSeq).length,
    context:
      requester.id === id
        ? null
        : {
            store: 'Demo Phones',
            page: '/create-invoice',
            version: '1.0.0',
          },
  };
}

const attachmentOf = (file: File | undefined): ChatAttachment | null =>
  file ? { name: file.name, size: file.size, type: file.type } : null;
