import type { ChatHandlers, ChatTransport } from '@tilldesk/chat';
import type { Chat, ChatMessage } from '@tilldesk/domain/chat';

const ada = { id: 'ada', name: 'Ada Byron' };
const grace = { id: 'grace', name: 'Grace Hopper' };

// Any error with a code is a rejection: a page without modules needs no class for it.
const refusal = (code: string, message: string) => Object.assign(new Error(message), { code });

/**
 * A support desk in the memory of the page: staff joins immediately and echoes messages. Imports types only, so that the page
 * without a bundler can use the same file with types removed.
 */
export function openDesk(): ChatTransport {
  const listeners = new Set<ChatHandlers>();
  const chats = new Map<string, Chat>();
  let messages: ChatMessage[] = [];
  const now = () => new Date().toISOString();
  const open = (chatId: string): Chat => {
    const chat = chats.get(chatId);
    if (!chat) throw refusal('request.notFound', 'There is no such chat.');
    return chat;
  };
  const become = (chatId: string, part: Partial<Chat>): Chat => {
    const chat = { ...open(chatId), ...part, lastActivity: now() };
    chats.set(chatId, chat);
    for (const { onEvent } of listeners) onEvent({ type: 'details', chat });
    return chat;
  };
  const say = (
    chatId: string,
    sender: typeof ada,
    content: string,
    own: { clientMessageId: string; file: string | null } | null,
  ) => {
    const { clientMessageId, file } = own ?? { clientMessageId: null, file: null };
    const seq = messages.length + 1;
    const attachment = file === null ? null : { name: file.slice(5), size: 11, type: 'text/plain' };
    const message: ChatMessage = {
      id: `m${seq}`,
      _id: `m${seq}`,
      chatId,
      seq,
      content,
      sender: sender.id,
      senderName: sender.name,
      file,
      attachment,
      clientMessageId,
      createdAt: now(),
    };
    messages = [...messages, message];
    for (const { onEvent } of listeners) onEvent({ type: 'message', message });
    return message;
  };
  return {
    subscribe(handlers) {
      listeners.add(handlers);
      handlers.onOpen();
      return () => listeners.delete(handlers);
    },
    list: async () => [...chats.values()],
    async start({ chatId, topic }) {
      const chat: Chat = {
        chatId,
        topic,
        status: 'waiting',
        requester: ada,
        staff: null,
        otherParty: null,
        messages: [],
        lastMessage: null,
        lastActivity: now(),
        createdAt: now(),
        closedAt: null,
        lastSeq: 0,
        readSeq: 0,
        otherReadSeq: 0,
        unread: 0,
        context: null,
      };
      chats.set(chatId, chat);
      return chat;
    },
    async send({ chatId, clientMessageId, content, file }) {
      const { status } = open(chatId);
      const sent = say(chatId, ada, content, { clientMessageId, file });
      if (status === 'waiting') become(chatId, { status: 'active', staff: grace, otherParty: grace });
      say(chatId, grace, `You said: ${content.split('\n')[0]}`, null);
      return sent;
    },
    async close(chatId) {
      become(chatId, { status: 'closed', closedAt: now() });
      for (const { onEvent } of listeners) onEvent({ type: 'closed', chatId, closedBy: ada });
    },
    reopen: async (chatId) => become(chatId, { status: 'waiting', closedAt: null }),
    join: async () => {
      throw refusal('chat.staffOnly', 'Only staff can join a chat.');
    },
    history: async ({ after = 0 }) => ({ messages: messages.filter(({ seq }) => seq > after), hasMore: false }),
    markRead: async () => {},
    upload: (file) => ({ done: Promise.resolve(`desk:${file.name}`), cancel: () => {} }),
    download: async () => new Blob(['the receipt']),
  };
}
