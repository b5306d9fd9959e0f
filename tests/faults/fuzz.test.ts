import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '../../packages/server/src/demo/random.ts';
import { ok, signIn as enter } from '../support/api.ts';
import { countedIn } from '../support/figures.ts';
import { fuzzedCall, kindOfPath, type FuzzedCall } from '../support/fuzz/fuzzed.ts';
import { createKnownRecords } from '../support/fuzz/known.ts';
import { operationsOf, type Operation } from '../support/fuzz/schema.ts';
import { dataFolder, runCommand, startServer, type RunningServer } from '../support/server.ts';
import { managerPin, managerSecret, people } from '../support/people.ts';
import { totp } from '../support/totp.ts';
import { sizeOf } from '../support/sizes.ts';

/** Number of calls; more with TILLDESK_CALLS. The same seed generates the same calls for the same responses. */
const calls = sizeOf('TILLDESK_CALLS', { usual: 1_500, full: 3_000 });
const seed = Number(process.env['TILLDESK_SEED'] ?? 1);

/** Parallel calls; they are generated before any of them gets a response. */
const AT_ONCE = 6;
/** Progress output of long runs. A multiple of the parallel calls. */
const PROGRESS_EVERY = 12_000;
/** Milliseconds after which a call counts as hanging. */
const PATIENCE_MS = 60_000;

const requesters = ['admin', 'manager', 'cashier'] as const;
type CallerRole = (typeof requesters)[number];

const { folder, remove } = dataFolder();
// Each unauthenticated call uses a different address, so that limits by address do not block others.
const env = { TILLDESK_DATA: folder, TILLDESK_TRUSTED_PROXIES: 'loopback', TILLDESK_LOG: 'error' };
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(env);
  // A user whose session was ended by a call signs in again immediately: a code is valid once in half a minute.
  const { store, email, password } = people.manager;
  const manager = await enter(server.url, store, email, password, async () => totp(managerSecret, Date.now()));
  await ok(manager('POST', '/employees/check', { email, accessPin: managerPin }));
  await ok(manager('POST', '/profile/two-factor/off', { currentPassword: password }));
});
afterAll(async () => {
  await server.stop();
  remove();
});

type Answer = { status: number; body: unknown };

async function send({ operation, url, headers, body }: FuzzedCall, more: Record<string, string>): Promise<Answer> {
  const answer = await fetch(server.url + url, {
    method: operation.method,
    headers: { ...headers, ...more },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  const text = await answer.text();
  try {
    return { status: answer.status, body: JSON.parse(text) };
  } catch {
    return { status: answer.status, body: null };
  }
}

test(`${calls} calls from the OpenAPI document, 45 % of them bent, are answered without a failure of the server`, async ({
  task,
}) => {
  const random = createRandom(seed, 'fuzz');
  const known = createKnownRecords();
  const tokens = new Map<CallerRole, string>();
  const own = new Set<string>();
  const signIn = async (caller: CallerRole): Promise<void> => {
    const answer = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${requesters.indexOf(caller) + 1}` },
      body: JSON.stringify({ ...people[caller], platform: 'tilldesk' }),
    });
    const responseBody = Object(await answer.json()) as Record<string, unknown>;
    if (answer.status !== 200) throw new Error(`sign-in of the ${caller}: ${JSON.stringify(responseBody)}`);
    tokens.set(caller, String(responseBody['accessToken']));
    own.add(String(Object(responseBody['user'])['id']));
  };
  for (const caller of requesters) await signIn(caller);
  const document = await fetch(`${server.url}/api/openapi.json`);
  const operations = operationsOf((await document.json()) as Parameters<typeof operationsOf>[0]);
  const details = { now: Date.now(), isOwn: (id: string) => own.has(id), keys: [] as string[] };

  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  const reached = new Set<Operation>();
  let slowest = 0;
  const make = async (call: FuzzedCall, caller: CallerRole, address: string): Promise<Answer | null> => {
    const begun = performance.now();
    const { operation } = call;
    const authHeaders: Record<string, string> = operation.isOpen
      ? { 'x-forwarded-for': address }
      : { authorization: `Bearer ${tokens.get(caller)}` };
    const answer = await send(call, authHeaders).catch((error: unknown) => ({ status: 599, body: String(error) }));
    slowest = Math.max(slowest, performance.now() - begun);
    const group = `${Math.floor(answer.status / 100)}xx`;
    statuses[group] = (statuses[group] ?? 0) + 1;
    if (answer.status >= 500) {
      failures.push(
        `${caller}: ${operation.method} ${call.url} ${call.body?.toString() ?? ''} -> ${JSON.stringify(answer)}`,
      );
      console.log(`call failed: ${failures.at(-1)?.slice(0, 4_000)}`);
    }
    if (answer.status === 200) {
      reached.add(operation);
      known.learn(kindOfPath(operation.path), answer.body);
    }
    if (answer.status === 401 && !operation.isOpen) await signIn(caller);
    return answer;
  };

  // Collects the existing records first.
  for (const operation of operations) {
    if (operation.method !== 'GET' || operation.path.includes('{') || operation.isOpen) continue;
    await make(
      { operation, url: `/api${operation.path}?limit=100`, headers: {}, body: undefined, isMutated: false },
      'admin',
      '',
    );
    await make(
      { operation, url: `/api${operation.path}`, headers: {}, body: undefined, isMutated: false },
      'admin',
      '',
    );
  }
  let mutatedCount = 0;
  for (let made = 0; made < calls; made += AT_ONCE) {
    const wave = Array.from({ length: Math.min(AT_ONCE, calls - made) }, () => {
      const call = fuzzedCall(random.pick(operations), random, known, details);
      const address = [10, random.int(1, 255), random.int(0, 255), random.int(1, 254)].join('.');
      return { call, requester: random.pick(requesters), address };
    });
    mutatedCount += wave.filter(({ call }) => call.isMutated).length;
    await Promise.all(wave.map(({ call, requester: caller, address }) => make(call, caller, address)));
    if (made % PROGRESS_EVERY === 0 && made > 0) console.log(`${made} calls`);
  }

  // Complete, to be reproduced: a body may be longer than a terminal shows.
  const file = path.join(tmpdir(), `tilldesk-fuzz-${seed}.txt`);
  if (failures.length > 0) {
    writeFileSync(file, failures.join('\n'));
    console.log(`The calls that failed stand in ${file}.`);
  }
  const share = `${Math.round((100 * mutatedCount) / calls)} %`;
  const of = `${reached.size} of ${operations.length}`;
  countedIn(task, {
    seed,
    calls,
    mutatedCount: share,
    'operations that were done': of,
    ...statuses,
    'slowest (ms)': Math.round(slowest),
  });
  expect(failures).toEqual([]);
  expect(runCommand(['verify'], env)).toEqual({ code: 0, printed: '0 differences\n' });
});
