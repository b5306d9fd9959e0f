import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { connectTo } from '../../packages/server/src/testing/connectTo.ts';
import { dataFolder } from '../support/server.ts';
import { ms, percentiles, printResult } from './figures.ts';

/** Messages between the benchmark and the process under test. */
export type Order = { what: 'memory' } | { what: 'tell'; to: number } | { what: 'stop' };
export type Answer = { what: 'ready'; url: string; tokens: string[] } | { what: 'memory'; used: number; rss: number };

const host = fileURLToPath(new URL('./sockets-host.ts', import.meta.url));
const count = Number(process.env['BENCH_SOCKETS'] ?? 1_000);
const NOTIFICATIONS = 500;
/** Warm-up before the measurement. */
const WARM = 50;
const KB = 1024;

/** Many users connected to one process: memory of an idle socket, and latency of a notification to one of them. */
export async function sockets(): Promise<void> {
  const { folder, remove } = dataFolder();
  const child = fork(host, [folder, String(count)], { execArgv: ['--expose-gc'] });
  const ready = await nextAnswer(child, 'ready');
  const before = await memory(child);
  const begun = performance.now();
  const open = await connect(ready.url, ready.tokens);
  printResult(`${count} sockets connect`, ms(performance.now() - begun), '');
  await settled();
  const after = await memory(child);
  const each = (bytes: number) => `${(bytes / KB / count).toFixed(1)} KB`;
  printResult('memory of one idle socket, after collection', each(after.used - before.used), '≤ 40 KB');
  printResult('the same, by what the process holds', each(after.rss - before.rss), '');

  const times: number[] = [];
  for (let n = 0; n < WARM + NOTIFICATIONS; n += 1) {
    const to = (n * 7_919) % count;
    const socket = open[to];
    if (!socket) throw new Error('sockets: nobody there');
    const arrived = new Promise<void>((resolve) => void socket.once('new_notification', () => resolve()));
    const start = performance.now();
    child.send({ what: 'tell', to } satisfies Order);
    await arrived;
    if (n >= WARM) times.push(performance.now() - start);
  }
  const { p50, p99 } = percentiles(times);
  printResult('a notification is kept and reaches its one', `p50 ${ms(p50)}, p99 ${ms(p99)}`, 'p99 ≤ 50 ms');

  for (const socket of open) socket.close();
  const exited = new Promise((resolve) => void child.once('exit', resolve));
  child.send({ what: 'stop' } satisfies Order);
  await exited;
  remove();
}

/** Opens all sockets, a hundred at a time. */
async function connect(url: string, tokens: readonly string[]): Promise<ReturnType<typeof connectTo>[]> {
  const open: ReturnType<typeof connectTo>[] = [];
  for (let from = 0; from < tokens.length; from += 100) {
    const some = tokens.slice(from, from + 100).map((token) => {
      const socket = connectTo(url, token);
      open.push(socket);
      return new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
    });
    await Promise.all(some);
  }
  return open;
}

/** Waits for some pings of the server, so that idle sockets are in a normal state. */
const settled = () => new Promise((resolve) => void setTimeout(resolve, 5_000));

async function memory(child: ChildProcess) {
  const reply = nextAnswer(child, 'memory');
  child.send({ what: 'memory' } satisfies Order);
  return reply;
}

/** The next message of a kind; an exit of the process is an error. */
function nextAnswer<W extends Answer['what']>(child: ChildProcess, what: W): Promise<Extract<Answer, { what: W }>> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`sockets: the process ended with ${code}`));
    const onAnswer = (reply: Answer) => {
      if (reply.what !== what) return;
      child.off('message', onAnswer);
      child.off('exit', ended);
      resolve(reply as Extract<Answer, { what: W }>);
    };
    child.on('message', onAnswer);
    child.once('exit', ended);
  });
}
