import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { asAway, DatabaseAway } from './unavailable.ts';
import { answerWithinMs, appRole, statementTimeoutMs, type Db } from './pool.ts';

/** A transaction in work: drizzle's query builders, and `raw` for statements written by hand. */
export interface Tx extends Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$with'
  | 'with'
  | '$count'
> {
  /** Runs one statement and returns its rows; with a name it is prepared once per connection (the hot paths). */
  raw<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<Row[]>;
}

export interface TransactionOptions {
  /** `read committed` unless said otherwise; `repeatable read` gives one snapshot to several statements (reports, backup). */
  isolation?: 'repeatable read' | 'serializable';
  /** The work has no effect outside the database, so a deadlock or a serialization failure may start it anew, 3 times at most. */
  safeToRepeat?: boolean;
}

/** A transaction that its opener must end by exactly one of `commit` and `rollback`. */
export interface OpenTransaction {
  readonly tx: Tx;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** Runs `work` as the application's role inside one business, and commits unless it throws. */
export function inBusiness<T>(
  db: Db,
  business: string,
  work: (tx: Tx) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  return run(db, `set local role ${appRole}; set local tilldesk.business = '${uuid(business)}'`, work, options);
}

/**
 * Runs `work` as the application's role in no business: it sees no tenant's rows. For the SECURITY DEFINER functions that find
 * out whose call it is, followed by `setBusiness`.
 */
export function outsideBusiness<T>(db: Db, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T> {
  return run(db, withoutBusiness, work, options);
}

/** Runs `work` as the owner of the tables, who sees every business: migrations and the command line only. No time limit. */
export function asOwner<T>(db: Db, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T> {
  return run(db, owner, work, options);
}

/** Opens a transaction as the application's role in no business, for a call of which only the token is known yet. */
export function begin(db: Db, options?: TransactionOptions): Promise<OpenTransaction> {
  return open(db, withoutBusiness, options);
}

/** Puts the rest of the transaction into a business. */
export async function setBusiness(tx: Tx, business: string): Promise<void> {
  await tx.raw(`select set_config('tilldesk.business', $1, true)`, [uuid(business)], 'set_business');
}

/** Runs `work` so that its failure undoes its own statements alone; the transaction goes on. */
export async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.raw('savepoint attempt');
  try {
    const result = await work();
    await tx.raw('release savepoint attempt');
    return result;
  } catch (error) {
    await tx.raw('rollback to savepoint attempt; release savepoint attempt');
    throw error;
  }
}

// Nothing to set: a session of the pool works as the application's role in no business from its first moment (openPool), and
// what a transaction sets ends with it. One statement less for every call.
const withoutBusiness = '';
const owner = `set local role none; set local tilldesk.business = ''; set local statement_timeout = 0`;
const repeats = 3;
const serializationFailure = '40001';
const deadlock = '40P01';

async function run<T>(
  db: Db,
  setting: string,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const transaction = await open(db, setting, options);
    try {
      const result = await work(transaction.tx);
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      if (!options.safeToRepeat || attempt === repeats || !mayPassNextTime(error)) throw error;
      await pause(2 ** attempt * 5 * (1 + Math.random()));
    }
  }
}

async function open(db: Db, setting: string, { isolation }: TransactionOptions = {}): Promise<OpenTransaction> {
  const client = await db.pool.connect().catch((error: unknown) => {
    throw asAway(error);
  });
  try {
    const text = `begin${isolation ? ` isolation level ${isolation}` : ''}${setting && `; ${setting}`}`;
    await client.query(within(answerWithinMs, { text }));
  } catch (error) {
    client.release(true);
    throw asAway(error);
  }
  // The owner's statements have no time limit: a migration of a large shop takes what it takes.
  return transactionOn(client, setting === owner ? undefined : statementTimeoutMs + 2_000);
}

/** A statement that the client gives up after so many milliseconds, whatever the server does; `pg` knows it, its types do not. */
const within = (ms: number | undefined, statement: pg.QueryConfig): pg.QueryConfig => ({
  ...statement,
  ...(ms === undefined ? {} : { query_timeout: ms }),
});

/** Wraps a client on which a transaction has begun; ending it gives the client back to its pool. */
function transactionOn(client: pg.PoolClient, withinMs: number | undefined): OpenTransaction {
  let isOpen = true;
  // A connection that was lost, or whose server fell silent, takes no further statement and never goes back to the pool.
  let lost: DatabaseAway | undefined;
  const toProblem = (error: unknown): unknown => {
    const mapped = asAway(error);
    if (mapped instanceof DatabaseAway) lost = mapped;
    return mapped;
  };
  // Handed to drizzle in the client's place: it keeps our parsers (drizzle brings its own with each query), and it refuses a
  // statement that comes after the end, which would otherwise run outside every transaction.
  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    if (!isOpen) throw new Error('This transaction has ended: a statement was not awaited before the end of its work.');
    if (lost) throw lost;
    const { types: _drizzles, ...config } = statement;
    try {
      return await client.query(within(withinMs, { ...config, ...(values && { values }) }));
    } catch (error) {
      throw toProblem(error);
    }
  };

  const tx: Tx = Object.assign(drizzle(Object.assign(Object.create(client), { query })), {
    async raw<Row extends object>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]> {
      const result = await query({ text, ...(values && { values: [...values] }), ...(name && { name }) });
      return Array.isArray(result) ? [] : result.rows;
    },
  });

  const end = async (statement: 'commit' | 'rollback') => {
    if (!isOpen) return;
    isOpen = false;
    if (lost) {
      client.release(true);
      if (statement === 'commit') throw lost;
      return;
    }
    let command: string;
    try {
      const limit = statement === 'commit' ? withinMs : answerWithinMs;
      ({ command } = await client.query(within(limit, { text: statement })));
      client.release();
    } catch (error) {
      client.release(true);
      if (statement === 'commit') throw asAway(error);
      return;
    }
    // PostgreSQL answers COMMIT of a failed transaction by rolling it back, without an error.
    if (command !== statement.toUpperCase())
      throw new Error('Nothing was saved: a statement had failed in the transaction.');
  };

  return { tx, commit: () => end('commit'), rollback: () => end('rollback') };
}

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function uuid(text: string): string {
  if (!uuidForm.test(text)) throw new TypeError('A business is named by a UUID in small letters.');
  return text;
}

function mayPassNextTime(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error;
  return cause instanceof pg.DatabaseError && (cause.code === serializationFailure || cause.code === deadlock);
}
