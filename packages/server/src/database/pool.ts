import pg from 'pg';
import { parsers } from './parsers.ts';

/**
 * The engine as named by `/api/health`: the embedded PostgreSQL, the WebAssembly engine, or a server named by
 * DATABASE_URL.
 */
export type DatabaseKind = 'embedded' | 'embedded-wasm' | 'postgres';

/**
 * A database connection pool. Only `transaction.ts` may use `pool`: no other code queries the database outside a
 * transaction.
 */
export interface Db {
  readonly kind: DatabaseKind;
  readonly pool: pg.Pool;
}

/** The role that every call runs as; it owns nothing and cannot bypass row-level security. */
export const appRole = 'tilldesk_app';

/** The address of a database: the fields of a `pg` client's configuration. */
export type Address = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'stream'
>;

/** Milliseconds; a client gives up a call after 60 s, so its statement must not run longer. */
export const statementTimeoutMs = 55_000;

/**
 * Milliseconds in which an available database accepts a connection and begins a transaction, also on a busy machine.
 * Also how long a call waits for a connection when all are in use: with less, tills that would get one within seconds
 * would receive 503 and retry (docs/decisions/platform/0065).
 */
export const answerWithinMs = 10_000;

/** A statement is sent without waiting for the one before (`Tx.send`). `pg` supports it, but its types do not declare it. */
const pipelined: object = { pipeline: true };

/**
 * Opens a pool whose sessions use UTC and, unless a transaction sets otherwise, run as the application's role without a
 * business: a query that bypasses `transaction.ts` sees no rows.
 */
export function openPool(address: Address, max = Number(process.env.TILLDESK_DATABASE_CONNECTIONS ?? 10)): pg.Pool {
  const pool = new pg.Pool({
    ...address,
    ...pipelined,
    max,
    types: parsers,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: answerWithinMs,
    // Also detects a host that disappeared without closing the connection, while the connection is idle.
    keepAlive: true,
    keepAliveInitialDelayMillis: answerWithinMs,
    options: [
      `-c role=${appRole}`,
      '-c timezone=UTC',
      `-c statement_timeout=${statementTimeoutMs}`,
      `-c idle_in_transaction_session_timeout=${statementTimeoutMs}`,
    ].join(' '),
  });
  // Without a listener, a connection that breaks while idle or in use would end the process; the running query still
  // rejects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
