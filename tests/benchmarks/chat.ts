import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatTransport } from '../../packages/chat/src/client/ChatTransport.ts';
import { socketTransport } from '../../packages/chat/src/socket/socketTransport.ts';
import type { Face } from '../../packages/server/src/testing/parallel-clients.ts';
import { connectTo } from '../../packages/server/src/testing/connectTo.ts';
import { crowdedShop } from '../support/crowdedShop.ts';
import { dataFolder, startServer } from '../support/server.ts';
import { ms, percentiles, printResult } from './figures.ts';

const connected = Number(process.env['BENCH_SOCKETS'] ?? 1_000);
const CHATTING = 50;
const SECONDS = 30;
/** Warm-up before the measurement. */
const WARM_SECONDS = 5;

type Socket = ReturnType<typeof connectTo>;
type Talker = { transport: ChatTransport; chatId: string; leave: () => void };

/** Measures how long a message takes from sender to recipient with many connected users, fifty of them chatting. */
export async function chat(program: string): Promise<void> {
  const { folder, remove } = dataFolder();
  const people = await crowdedShop(folder, { requesters: connected - CHATTING / 2, staff: CHATTING / 2 });
  const server = await startServer({ TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' }, program);
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  const received = (id: string | null) => {
    const at = sentAt.get(id ?? '');
    if (at !== undefined) times.push(performance.now() - at);
  };
  const pairs = await Promise.all(
    people.staff.map(async (face, n) => {
      const [requester, staff] = [
        await enter(server.url, people.requesters[n]!, received),
        await enter(server.url, face, received),
      ];
      requester.chatId = staff.chatId = randomUUID();
      await requester.transport.start({ chatId: requester.chatId, topic: 'technical' });
      await staff.transport.join(requester.chatId);
      return [requester, staff];
    }),
  );
  const talkers = pairs.flat();
  const idle: Socket[] = [];
  for (const { token } of people.requesters.slice(CHATTING / 2)) {
    const socket = connectTo(server.url, token);
    await once(socket, 'connect');
    idle.push(socket);
  }

  const sendMessages = async ({ transport, chatId }: Talker, seconds: number, isCounted: boolean) => {
    // Each at a different time within the second.
    await pause(Math.random() * 1_000);
    const sends: Promise<unknown>[] = [];
    for (let n = 0; n < seconds; n += 1) {
      const clientMessageId = randomUUID();
      if (isCounted) sentAt.set(clientMessageId, performance.now());
      sends.push(transport.send({ chatId, clientMessageId, content: `message ${n} of somebody`, file: null }));
      await pause(1_000);
    }
    await Promise.all(sends);
  };
  await Promise.all(talkers.map((one) => sendMessages(one, WARM_SECONDS, false)));
  await Promise.all(talkers.map((one) => sendMessages(one, SECONDS, true)));
  await pause(1_000);

  const { p50, p99 } = percentiles(times);
  printResult(
    `a message among ${connected} sockets, ${CHATTING} chatting`,
    `p50 ${ms(p50)}, p99 ${ms(p99)}`,
    'p99 ≤ 50 ms',
  );
  printResult(
    'the slowest; heard of those sent',
    `${ms(Math.max(...times))}; ${times.length} of ${sentAt.size}`,
    'all',
  );
  for (const { leave } of talkers) leave();
  for (const socket of idle) socket.close();
  await server.stop();
  remove();
}

const once = (socket: Socket, event: string) =>
  new Promise<void>((resolve) => void socket.once(event, () => resolve()));

/** Opens a connection and receives the messages of others. */
function enter(url: string, { id, token }: Face, received: (clientMessageId: string | null) => void): Promise<Talker> {
  const transport = socketTransport({ url, token, userId: id });
  return new Promise((resolve) => {
    const leave = transport.subscribe({
      onOpen: () => resolve({ transport, chatId: '', leave: () => leave() }),
      onClose: () => undefined,
      onEvent: (news) => {
        if (news.type === 'message' && news.message.sender !== id) received(news.message.clientMessageId);
      },
    });
  });
}
