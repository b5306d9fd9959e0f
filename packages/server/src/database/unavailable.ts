import pg from 'pg';

/** The database could not be reached, ended the connection, or did not answer in time. The work may be retried. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** SQLSTATE of a server that ends its connections, is starting, or has no connection left (PostgreSQL, appendix A). */
const awayStates = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);

/** Error codes of the network. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Connection errors of `pg` and its pool, which have no codes. */
const connectionSentences =
  /^(Connection terminated|timeout (expired|exceeded)|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Returns whether the database was unavailable: `transaction.ts` throws `DatabaseAway`, and drizzle wraps it. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway || (error instanceof Error && isDatabaseAway(error.cause));

/**
 * Returns whether an error of a connection or a query means that the database is unavailable, and not that the query is
 * invalid.
 */
function meansUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(meansUnavailable);
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (error instanceof pg.DatabaseError) return awayStates.has(String(code)) || String(code).startsWith('08');
  if (syscall !== undefined && networkCodes.has(String(code))) return true;
  // A Unix socket that does not exist.
  if (syscall === 'connect' && code === 'ENOENT') return true;
  return connectionSentences.test(error.message) || meansUnavailable(error.cause);
}

/** Returns the error as `DatabaseAway` if it means that the database is unavailable; otherwise unchanged. */
export const asAway = (error: unknown): unknown =>
  !isDatabaseAway(error) && meansUnavailable(error)
    ? new DatabaseAway('The database does not answer.', { cause: error })
    : error;
