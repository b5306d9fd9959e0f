import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '@tilldesk/domain/problems';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { rowsOf, valuesOf, type Statement } from './statement.ts';
import { asAway, DatabaseAway } from './unavailable.ts';
import { answerWithinMs, appRole, statementTimeoutMs, type Db } from './pool.ts';

/** An open transaction: drizzle's query builders, statements of `.sql` files, and `raw` for SQL text that is built at run time. */
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
  /**
   * Runs one statement and returns its rows; a named statement is prepared once per connection (for frequent
   * statements).
   */
  raw<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<Row[]>;
  /**
   * Sends a statement whose rows are not needed and does not wait for it, which saves a round trip. The next statement, or the end of
   * the transaction, waits for it and throws its error.
   */
  send(text: string, values?: readonly unknown[], name?: string): void;
  /** Like `raw`, for a record that must exist: returns the first row. Throws record.notFound if there is none. */
  one<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<Row>;
  /** Runs a statement of a `.sql` file and returns its rows. */
  all<Parameters extends object, Row extends object>(
    statement: Statement<Parameters, Row>,
    parameters: NoInfer<Parameters>,
  ): Promise<Row[]>;
  /** Like `all`: returns the first row, if there is one. */
  first<Parameters extends object, Row extends object>(
    statement: Statement<Parameters, Row>,
    parameters: NoInfer<Parameters>,
  ): Promise<Row | undefined>;
  /** Like `first`, for a record that must exist. Throws record.notFound if there is none. */
  existing<Parameters extends object, Row extends object>(
    statement: Statement<Parameters, Row>,
    parameters: NoInfer<Parameters>,
  ): Promise<Row>;
}

export interface TransactionOptions {
  /** Default `read committed`; `repeatable read` gives several statements one snapshot (reports, backup). */
  isolation?: 'repeatable read' | 'serializable';
  /**
   * The work has no effect outside the database, so it is repeated after a deadlock or a serialization failure, at most
   * 3 times.
   */
  safeToRepeat?: boolean;
}

/** A transaction that its opener must end by exactly one of `commit` and `rollback`. */
export interface OpenTransaction {
  readonly tx: Tx;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** Runs `work` as the application's role within one business, and commits unless it throws. */
export function inBusiness<T>(
  db: Db,
  business: string,
  work: (tx: Tx) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  return run(db, `set local role ${appRole}; set local tilldesk.business = '${uuid(business)}'`, work, options);
}

/**
 * Runs `work` as the application's role without a business: it sees no tenant's rows. For the SECURITY DEFINER
 * functions that determine the caller, followed by `setBusiness`.
 */
export function outsideBusiness<T>(db: Db, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T> {
  return run(db, withoutBusiness, work, options);
}

/**
 * Runs `work` as the owner of the tables, who sees every business: only for migrations, maintenance and the command
 * line. No time limit.
 */
export function asOwner<T>(db: Db, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T> {
  return run(db, owner, work, options);
}

/**
 * Opens a transaction as the application's role without a business, for a call of which only the token is known yet.
 */
export function begin(db: Db, options?: TransactionOptions): Promise<OpenTransaction> {
  return open(db, withoutBusiness, options);
}

/** Sets the business for the rest of the transaction. */
export async function setBusiness(tx: Tx, business: string): Promise<void> {
  await tx.raw(`select set_config('tilldesk.business', $1, true)`, [uuid(business)], 'set_business');
}

/** Runs `work` in a savepoint: its failure undoes only its own statements, and the transaction continues. */
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

// Nothing to set: a session of the pool runs as the application's role without a business from the start (openPool),
// and settings of a transaction end with it. This saves one statement per call.
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
      if (!options.safeToRepeat || attempt === repeats || !isRetryable(error)) throw error;
      await pause(2 ** attempt * 5 * (1 + Math.random()));
    }
  }
}

async function open(db: Db, setting: string, { isolation }: TransactionOptions = {}): Promise<OpenTransaction> {
  const client = await db.pool.connect().catch((error: unknown) => {
    throw asAway(error);
  });
  const text = `begin${isolation ? ` isolation level ${isolation}` : ''}${setting && `; ${setting}`}`;
  // The first statement waits for it.
  const begun = client.query(within(answerWithinMs, { text }));
  // The owner's statements have no time limit: the migration of a large shop may take long.
  return transactionOn(client, begun, setting === owner ? undefined : statementTimeoutMs + 2_000);
}

/**
 * A statement that the client gives up after this many milliseconds, even if the server does not respond; `pg` supports
 * it, but its types do not declare it.
 */
const within = (ms: number | undefined, statement: pg.QueryConfig): pg.QueryConfig => ({
  ...statement,
  ...(ms === undefined ? {} : { query_timeout: ms }),
});

/** Wraps a client to which `begin` was sent; ending the transaction returns the client to its pool. */
function transactionOn(client: pg.PoolClient, begun: Promise<unknown>, withinMs: number | undefined): OpenTransaction {
  let isOpen = true;
  // Settles when all has run that was sent and that no statement has waited for; rejects with its first error.
  let sent: Promise<unknown> = reportedLater(begun);
  // Set when the connection is lost or the server stopped responding: no further statement runs on it, and it is not
  // reused.
  let lost: DatabaseAway | undefined;
  const toProblem = (error: unknown): unknown => {
    const mapped = asAway(error);
    if (mapped instanceof DatabaseAway) lost = mapped;
    return mapped;
  };
  // Passed to drizzle instead of the client: it uses our parsers (drizzle passes its own with each query), and it
  // rejects a statement after the end, which would otherwise run outside every transaction.
  const submit = (statement: pg.QueryConfig, values?: unknown[]) => {
    if (!isOpen) throw new Error('This transaction has ended: a statement was not awaited before the end of its work.');
    if (lost) throw lost;
    return reportedLater(client.query(within(withinMs, { ...statement, ...(values && { values }) })));
  };
  const query = async (statement: pg.QueryConfig & { rowMode?: 'array' }, values?: unknown[]) => {
    const { types: _drizzles, ...config } = statement;
    const result = submit(config, values);
    const before = sent;
    sent = Promise.resolve();
    try {
      // First, because its error is the reason why PostgreSQL rejects this statement too.
      await before;
      return await result;
    } catch (error) {
      throw toProblem(error);
    }
  };

  const raw: Tx['raw'] = async (text, values, name) => {
    const result = await query(configOf(text, values, name));
    return Array.isArray(result) ? [] : result.rows;
  };
  const send: Tx['send'] = (text, values, name) => {
    const result = submit(configOf(text, values, name));
    sent = reportedLater(sent.then(() => result));
  };
  const one: Tx['one'] = async <Row extends object>(...statement: Parameters<Tx['raw']>) => {
    const [row] = await raw<Row>(...statement);
    if (!row) throw new Problem('record.notFound');
    return row;
  };
  const all: Tx['all'] = async (statement, parameters) => {
    const { text, prepared: name } = statement;
    const values = valuesOf(statement, parameters);
    const result = await query({ text, values, rowMode: 'array', ...(name && { name }) });
    return rowsOf(statement, result.rows);
  };
  const first: Tx['first'] = async (statement, parameters) => (await all(statement, parameters))[0];
  const existing: Tx['existing'] = async (statement, parameters) => {
    const row = await first(statement, parameters);
    if (!row) throw new Problem('record.notFound');
    return row;
  };
  const methods = { raw, send, one, all, first, existing };
  const tx: Tx = Object.assign(drizzle(Object.assign(Object.create(client), { query })), methods);

  const end = async (statement: 'commit' | 'rollback') => {
    if (!isOpen) return;
    isOpen = false;
    if (lost) {
      client.release(true);
      if (statement === 'commit') throw lost;
      return;
    }
    const limit = statement === 'commit' ? withinMs : answerWithinMs;
    const [before, ended] = await Promise.allSettled([sent, client.query(within(limit, { text: statement }))]);
    client.release(ended.status === 'rejected');
    if (statement === 'rollback') return;
    if (before.status === 'rejected') throw asAway(before.reason);
    if (ended.status === 'rejected') throw asAway(ended.reason);
    // PostgreSQL responds to COMMIT of a failed transaction with a rollback, without an error.
    if (ended.value.command !== 'COMMIT')
      throw new Error('Nothing was saved: a statement had failed in the transaction.');
  };

  return { tx, commit: () => end('commit'), rollback: () => end('rollback') };
}

const configOf = (text: string, values?: readonly unknown[], name?: string): pg.QueryConfig => ({
  text,
  ...(values && { values: [...values] }),
  ...(name && { name }),
});

/** Marks the rejection of a promise as handled, because a later `await` throws it. */
function reportedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function uuid(text: string): string {
  if (!uuidForm.test(text)) throw new TypeError('A business is named by a UUID in small letters.');
  return text;
}

function isRetryable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error;
  return cause instanceof pg.DatabaseError && (cause.code === serializationFailure || cause.code === deadlock);
}
