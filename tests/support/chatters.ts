import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatClient } from '../../packages/chat/src/client/ChatClient.ts';
import type { ChatTransport } from '../../packages/chat/src/client/ChatTransport.ts';
import { createChatClient } from '../../packages/chat/src/client/createChatClient.ts';
import { socketTransport } from '../../packages/chat/src/socket/socketTransport.ts';
import type { ChatMessage } from '../../packages/domain/src/exports/chat.ts';
import type { Face } from '../../packages/server/src/testing/parallel-clients.ts';

/** Times without a connection: from, to; milliseconds of `performance.now()`. A current one has no end. */
type Gap = { from: number; to: number | null };

/** One window of one person: the real client with its own connection, and its results. */
export type Chatter = {
  face: Face;
  chatId: string;
  client: ChatClient;
  transport: ChatTransport;
  /** Messages written here in order, with or without a connection. */
  written: string[];
  /** What the server acknowledged to this window. */
  acknowledged: ChatMessage[];
  gaps: Gap[];
  /** Problems of the displayed state, at any time. */
  faults: string[];
  leave: () => void;
};

/** Opens a window; `url` is that of the server or of a proxy to it. */
export function openChatter(url: string, face: Face, isStaff: boolean): Chatter {
  const line = socketTransport({ url, token: face.token, userId: face.id });
  const acknowledged: ChatMessage[] = [];
  const gaps: Gap[] = [];
  const faults: string[] = [];
  const transport: ChatTransport = {
    ...line,
    subscribe: (handlers) =>
      line.subscribe({
        ...handlers,
        onOpen: () => {
          Object.assign(gaps.at(-1) ?? {}, { to: performance.now() });
          handlers.onOpen();
        },
        onClose: () => {
          gaps.push({ from: performance.now(), to: null });
          handlers.onClose();
        },
      }),
    send: async (message) => {
      const saved = await line.send(message);
      acknowledged.push(saved);
      return saved;
    },
  };
  const client = createChatClient({ transport, me: face, isStaff });
  const stop = client.start();
  const unsubscribe = client.subscribe(() => faults.push(...orderFaultsIn(client)));
  const leave = () => {
    unsubscribe();
    stop();
  };
  return { face, chatId: '', client, transport, written: [], acknowledged, gaps, faults, leave };
}

/** Invalid states: a gap, a duplicate, or a message before an older one. */
function orderFaultsIn(client: ChatClient): string[] {
  const messages = client.getSnapshot().open?.messages ?? [];
  const first = messages[0]?.seq ?? 1;
  const wrongIndex = messages.findIndex(({ seq }, n) => seq !== first + n);
  return wrongIndex < 0 ? [] : [`${messages[wrongIndex]?.seq} stands at the place of ${first + wrongIndex}`];
}

/** Starts a chat of the first window with the second, and shows it in all; the other windows belong to the first person. */
export async function beginChat(windows: Chatter[]): Promise<Chatter[]> {
  const [requester, staff] = windows;
  const chatId = randomUUID();
  await until('everybody has a line', () => windows.every(isConnected));
  await requester?.transport.start({ chatId, topic: 'technical' });
  await staff?.transport.join(chatId);
  for (const one of windows) {
    one.chatId = chatId;
    await until('the chat is listed', () => one.client.getSnapshot().chats.some((chat) => chat.chatId === chatId));
    one.client.openChat(chatId);
  }
  await until('the chat is shown', () => windows.every(({ client }) => client.getSnapshot().open?.isLoading === false));
  return windows;
}

const isConnected = ({ client }: Chatter): boolean => client.getSnapshot().connection === 'connected';

/**
 * Writes messages in a window, `every` milliseconds apart on average; each fifth is the same short word, which must not be
 * treated as a duplicate. With `reads` the window sends read markers.
 */
export async function exchangeMessages(chatter: Chatter, count: number, every: number, reads: boolean): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await pause(Math.random() * 2 * every);
    const content = n % 5 === 4 ? 'ok' : `${chatter.face.name} says ${n}`;
    chatter.client.write({ content, file: null, attachment: null });
    chatter.written.push(content);
    const last = chatter.client.getSnapshot().open?.messages.at(-1)?.seq;
    if (reads && last !== undefined) chatter.client.readUpTo(last);
  }
}

/** Waits until everything is delivered: every window is connected, with nothing unsent and all messages of its chat. */
export async function settled(chatters: readonly Chatter[]): Promise<void> {
  const expectedCounts = new Map<string, number>();
  for (const { chatId, written } of chatters)
    expectedCounts.set(chatId, (expectedCounts.get(chatId) ?? 0) + written.length);
  const isDone = (one: Chatter) => {
    const { open } = one.client.getSnapshot();
    return (
      isConnected(one) && open?.outbox.length === 0 && open.messages.length >= (expectedCounts.get(one.chatId) ?? 0)
    );
  };
  // Missing messages after this time are reported in the result.
  await until('all is said and heard', () => chatters.every(isDone), 90_000).catch(() => undefined);
}

/** Waits for a condition; throws its description if not met within `patience` milliseconds. */
async function until(what: string, condition: () => boolean, patience = 60_000): Promise<void> {
  const end = performance.now() + patience;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`never came about: ${what}`);
    await pause(20);
  }
}
