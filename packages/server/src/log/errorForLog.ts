/** An error as it is logged. */
export type LoggedError = {
  type: string;
  message: string;
  /** Only the frames: the first lines of a stack repeat the message. */
  stack: string[];
  errorCode?: string;
  constraint?: string;
  table?: string;
  /** The text of a statement, with parameter placeholders and without their values. */
  query?: string;
  cause?: LoggedError;
};

const DEPTH_MAX = 5;

/**
 * Converts an error for the log without user data. A failed statement has its parameters (names, addresses, notes), and
 * PostgreSQL repeats values in its details and in its messages of class 22 (data exception), so that none of these are
 * logged.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: [] };
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  const [code, constraint, table, query] = ['code', 'constraint', 'table', 'query'].map(text);
  const hasValues = query !== undefined || code?.startsWith('22') === true;
  return {
    type: error.name,
    message: hasValues ? '' : error.message,
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(code === undefined ? {} : { errorCode: code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
    ...(query === undefined ? {} : { query }),
    ...(error.cause === undefined || depth >= DEPTH_MAX ? {} : { cause: errorForLog(error.cause, depth + 1) }),
  };
}
