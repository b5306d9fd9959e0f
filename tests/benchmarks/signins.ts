import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../packages/server/src/database/engine.ts';
import { asOwner } from '../../packages/server/src/database/transaction.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';
import { ms, percentiles, printResult, timed } from './figures.ts';
import { kolmogorovSmirnov } from './kolmogorov.ts';

const people = 1_000;
const password = 'a-long-password';
const perSecond = 20;
const seconds = 15;
const attemptsPerKind = 1_000;

/**
 * Sign-ins by argon2id with OWASP's parameters while other requests are served, and whether the time distinguishes known from
 * unknown accounts (E-18): a thousand of each, in random order.
 */
export async function signins(program: string): Promise<void> {
  const { folder, remove } = dataFolder();
  const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };
  const admin = '--business B --store b --email owner@b.test --name O --password'.split(' ');
  runCommand(['create-admin', ...admin, password], env);
  const server = await startServer(env, program);
  const parameters = await createPeople(folder);
  printResult('passwords', parameters, 'OWASP: m=19456,t=2,p=1');
  printResult('accounts', String(people), '');

  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const health = () => sendAttempts(server.url, agent, 'GET', '/health');
  await timed(50, health);
  printResult('/health, nobody signs in', formatTimes(await openLoop(seconds / 3, 100, health)), '');

  const signIn = (n: number) =>
    sendAttempts(server.url, agent, 'POST', '/auth/login', { ...store, email: emailOf(n % people), password });
  for (let n = 0; n < 20; n++) await signIn(n);
  const [pings, entries] = await Promise.all([openLoop(seconds, 100, health), openLoop(seconds, perSecond, signIn)]);
  printResult(`/health during ${perSecond} sign-ins a second, ${seconds} s`, formatTimes(pings), 'p99 ≤ 50 ms');
  printResult('… a sign-in meanwhile', formatTimes(entries), '');
  agent.destroy();

  await compare('a wrong password', server.url, '/auth/login', (email) => ({
    ...store,
    email,
    password: 'not the one',
  }));
  await compare('a forgotten password', server.url, '/auth/forgot-password', (email) => ({ store: 'b', email }));
  await compare('a code without a challenge', server.url, '/auth/verifyTwoFactor', (email) => ({
    email,
    code: '000000',
  }));
  await server.stop();
  remove();
}

const store = { store: 'b', platform: 'tilldesk' };
const emailOf = (n: number): string => `person-${n}@b.test`;

/** Creates a thousand users with the owner's password; returns the parameters of its hash. */
async function createPeople(folder: string): Promise<string> {
  const log = { info: () => undefined, warn: () => undefined };
  const db = await openDatabase({ dataFolder: folder, log, joinRunningServer: true });
  try {
    const [row] = await asOwner(db, async (tx) => {
      await tx.raw(
        `with made as (
           insert into users (business_id, id, email, name, username, user_type, role_id, password_hash, created_at, updated_at)
           select business_id, gen_random_uuid(), 'person-' || n || '@b.test', name, username, user_type, role_id,
             password_hash, created_at, updated_at from users, generate_series(0, ${people - 1}) n
           returning business_id, id)
         insert into user_stores (business_id, user_id, store_id)
         select made.business_id, made.id, stores.id from made join stores on stores.business_id = made.business_id`,
      );
      return tx.raw<{ hash: string }>(`select password_hash as hash from users limit 1`);
    });
    return row?.hash.split('$').slice(1, 4).join(' ') ?? '';
  } finally {
    await db.close();
  }
}

/** Starts `work` at a fixed rate per second, independent of running ones; returns the milliseconds of each. */
async function openLoop(lasting: number, rate: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const begun = performance.now();
  for (let n = 0; n < lasting * rate; n++) {
    await pause(Math.max(0, begun + (n * 1000) / rate - performance.now()));
    const start = performance.now();
    pending.push(work(n).then(() => void times.push(performance.now() - start)));
  }
  await Promise.all(pending);
  return times;
}

/** Sends requests for known and unknown accounts in random order, each from a different address, and compares the times. */
async function compare(what: string, url: string, path: string, body: (email: string) => object): Promise<void> {
  const times: [number[], number[]] = [[], []];
  const answers = new Set<string>();
  const coins = Array.from({ length: attemptsPerKind * 2 }, (_, n) => n % 2).toSorted(() => Math.random() - 0.5);
  for (const [n, coin] of coins.entries()) {
    const email = coin === 0 ? emailOf(n % people) : `nobody-${randomBytes(4).toString('hex')}@b.test`;
    // A new connection each, from one of the sixteen million loopback addresses.
    const from = `127.${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
    const start = performance.now();
    answers.add(await sendAttempts(url, undefined, 'POST', path, body(email), from));
    times[coin === 0 ? 0 : 1].push(performance.now() - start);
  }
  const { distance, p } = kolmogorovSmirnov(...times);
  const medians = times.map((t) => ms(percentiles(t).p50)).join(' / ');
  printResult(
    `E-18 ${what}: ${attemptsPerKind} known / unknown`,
    `${medians}, KS ${distance.toFixed(3)}, p ${p.toFixed(2)}`,
    'p > 0.01',
  );
  printResult('… different answers', String(answers.size), '1');
}

/** Sends one request; returns its status and text. */
function sendAttempts(
  url: string,
  agent: Agent | undefined,
  method: string,
  path: string,
  body?: object,
  from?: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { method, headers: { 'content-type': 'application/json' }, agent: agent ?? false };
    const sent = request(`${url}/api${path}`, { ...options, ...(from ? { localAddress: from } : {}) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(`${answer.statusCode} ${Buffer.concat(chunks).toString('utf8')}`));
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

const formatTimes = (times: readonly number[]): string => {
  const { p50, p99 } = percentiles(times);
  return `p50 ${ms(p50)}, p99 ${ms(p99)} (${times.length})`;
};
