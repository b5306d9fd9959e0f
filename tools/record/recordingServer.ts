import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathOf, type Answer, type AnyEndpoint, type Input } from '../../packages/domain/src/exports/contract.ts';
import { runStatements, withClient } from '../../packages/server/src/database/testing/clusters.ts';
import { migrate } from '../../packages/server/src/database/migrate.ts';
import { runNative } from '../../packages/server/src/database/native/supervisor.ts';
import { openPool, type Db } from '../../packages/server/src/database/pool.ts';
import { ensureRole } from '../../packages/server/src/database/roles.ts';
import { inBusiness } from '../../packages/server/src/database/transaction.ts';
import { createRandom } from '../../packages/server/src/demo/random.ts';
import { buildApp } from '../../packages/server/src/server.ts';
import { issueToken } from '../../packages/server/src/modules/session/session.store.ts';
import { createChanges } from '../../packages/server/src/realtime/changes.ts';

/** Shorter than the inactivity limit of the shop. */
const SESSION_MS = 600_000;

/** A response of the server. */
export type Response = { status: number; body: unknown };

/** A person in a store. */
export type Account = { businessId: string; userId: string; storeId: string };

/** Makes a call of the contract at a moment, as a person; throws if the server rejects it. */
export type Perform = <E extends AnyEndpoint>(
  account: Account,
  at: string,
  endpoint: E,
  input: Input<E>,
) => Promise<Answer<E>>;

/** The real server on an empty database, whose clock and ids are the same in each run. */
export type RecordingServer = {
  db: Db;
  perform: Perform;
  /** Sends a request at a moment; the body is JSON text. */
  request: (account: Account, at: string, request: Request) => Promise<Response>;
  /** Runs work that creates ids outside of `perform`. */
  withIdsOf: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** Starts the server, with a PostgreSQL of its own in a temporary folder. */
export async function openRecordingServer(): Promise<RecordingServer> {
  const home = mkdtempSync(path.join(tmpdir(), 'tilldesk-record-'));
  chmodSync(home, 0o711);
  const database = await runNative(home, { loopback: false, durable: false });
  await runStatements(database.address, ...sequentialIds);
  await withClient(database.address, ensureRole);
  // One connection: the order of statements, and with it the ids of the database, is the order of the calls.
  const db: Db = { kind: 'embedded', pool: openPool(database.address, 1) };
  await migrate(db);
  const time = { now: new Date(0) };
  const app = await buildApp({ db, changes: createChanges(), clock: () => time.now });
  const tokens = new Map<string, { token: string; since: number }>();
  /** Signs in again where the last sign-in would have expired. */
  const tokenOf = async (account: Account): Promise<string> => {
    const now = time.now.getTime();
    const last = tokens.get(account.userId);
    if (last && now >= last.since && now - last.since < SESSION_MS) return last.token;
    const at = time.now.toISOString();
    const origin = { address: '203.0.113.7', agent: null, browserHash: null };
    const token = await inBusiness(db, account.businessId, (tx) => issueToken(tx, { ...account, ...origin }, at));
    tokens.set(account.userId, { token, since: now });
    return token;
  };
  return {
    db,
    perform: async (account, at, endpoint, input) => {
      time.now = new Date(at);
      seedIds(`${at} ${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`);
      const { params, query = {}, body } = Object(input) as Parts;
      const url = `${pathOf(endpoint.path, params)}?${new URLSearchParams(query)}`;
      const answer = await send(app, await tokenOf(account), {
        method: endpoint.method,
        url,
        body: body && JSON.stringify(body),
      });
      if (answer.status !== 200) throw new Error(`${endpoint.method} ${endpoint.path}: ${JSON.stringify(answer.body)}`);
      return answer.body as Answer<typeof endpoint>;
    },
    request: async (account, at, request) => {
      time.now = new Date(at);
      return send(app, await tokenOf(account), request);
    },
    withIdsOf: (name, work) => {
      seedIds(name);
      return work();
    },
    close: async () => {
      await app.close();
      await db.pool.end();
      await database.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, string>; body?: object };

type Request = { method: AnyEndpoint['method']; url: string; body?: string | undefined };

async function send(
  app: Awaited<ReturnType<typeof buildApp>>,
  token: string,
  { method, url, body }: Request,
): Promise<Response> {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

/** Ids that the database creates are numbered: `public` is searched before PostgreSQL's own functions. */
const sequentialIds = [
  'create sequence recorded_ids',
  `create function public.gen_random_uuid() returns uuid language sql volatile security definer as
    $$ select ('01936c3a-7c00-7fff-8000-' || lpad(to_hex(nextval('public.recorded_ids')), 12, '0'))::uuid $$`,
  'alter database tilldesk set search_path = public, pg_catalog',
];

/** Ids that the server creates follow from the call: `uuid` takes its random bits from here. */
function seedIds(name: string): void {
  const random = createRandom(0, name);
  const fill = <A extends Uint8Array>(bytes: A): A => {
    for (const index of bytes.keys()) bytes[index] = random.int(0, 255);
    return bytes;
  };
  Object.defineProperty(crypto, 'getRandomValues', { value: fill, configurable: true });
}
