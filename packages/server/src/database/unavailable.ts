import pg from 'pg';

/** The database could not be reached, ended the connection, or did not answer in time. The work may be tried again. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** SQLSTATE of a server that ends its connections, starts, or has none left (PostgreSQL, appendix A). */
const awayStates = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);

/** What the network says. */
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

/** What `pg` and its pool say about a connection; they have no codes for it. */
const connectionSentences =
  /^(Connection terminated|timeout (expired|exceeded)|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Whether the database was away: `transaction.ts` says so, and drizzle wraps it. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway || (error instanceof Error && isDatabaseAway(error.cause));

/** Whether an error of a connection or a query means that the database is away, and not that the query is wrong. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (error instanceof pg.DatabaseError) return awayStates.has(String(code)) || String(code).startsWith('08');
  if (syscall !== undefined && networkCodes.has(String(code))) return true;
  // A Unix socket that is not there.
  if (syscall === 'connect' && code === 'ENOENT') return true;
  return connectionSentences.test(error.message) || isAway(error.cause);
}

/** The same error as `DatabaseAway` where it means that, else as it came. */
export const asAway = (error: unknown): unknown =>
  !isDatabaseAway(error) && isAway(error) ? new DatabaseAway('The database does not answer.', { cause: error }) : error;
