import pg from 'pg';
import { parsers } from './parsers.ts';

/** As `/api/health` names the engine: our own PostgreSQL, the WebAssembly crutch, or a server named by DATABASE_URL. */
export type DatabaseKind = 'embedded' | 'embedded-wasm' | 'postgres';

/** What a query needs. Its pool is for `transaction.ts` alone: nothing else asks the database outside a transaction. */
export interface Db {
  readonly kind: DatabaseKind;
  readonly pool: pg.Pool;
}

/** The role that every call works as; it owns nothing and cannot pass by row-level security. */
export const appRole = 'tilldesk_app';

/** How to reach a database: the fields of a `pg` client's configuration. */
export type Address = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'stream'
>;

/** Milliseconds; a call is given up by its client after 60 s, so its statement must not outlive it. */
export const statementTimeoutMs = 55_000;

/**
 * Milliseconds in which a database that is there lets somebody in and begins a transaction, also on a busy machine. Also how long
 * a call waits for a connection when all are taken: less would answer 503 to tills whose turn comes in seconds, and they would
 * ask again (docs/decisions/0065).
 */
export const answerWithinMs = 10_000;

/**
 * Opens a pool whose sessions are in UTC and, before any transaction says otherwise, work as the application's role with no
 * business: a query that slips past `transaction.ts` sees nothing.
 */
export function openPool(address: Address, max = Number(process.env.TILLDESK_DATABASE_CONNECTIONS ?? 10)): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    max,
    types: parsers,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: answerWithinMs,
    // A host that is gone without a word is found out while a connection waits, too.
    keepAlive: true,
    keepAliveInitialDelayMillis: answerWithinMs,
    options: [
      `-c role=${appRole}`,
      '-c timezone=UTC',
      `-c statement_timeout=${statementTimeoutMs}`,
      `-c idle_in_transaction_session_timeout=${statementTimeoutMs}`,
    ].join(' '),
  });
  // Without a listener a connection that breaks while it is idle or in work would end the process; the query in work still rejects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
