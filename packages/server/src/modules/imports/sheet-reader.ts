import { Worker } from 'node:worker_threads';
import { Problem, type ProblemCode } from '@tilldesk/domain/problems';
import type { SheetKind, SheetRow } from './sheet.ts';

/** A file on disk that is read as a sheet. `name` is the person's name for it. */
export type SheetFile = { at: string; name: string; kind: SheetKind };

/** The messages of the thread. It waits after each message until the next one is requested. */
export type SheetMessage =
  | { kind: 'opened'; decimal: '.' | ',' }
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'ended' }
  | { kind: 'rejected'; code: ProblemCode; params: Record<string, string | number> };

/** Rows of one message. */
export const BATCH_ROWS = 500;

/**
 * The limits of a thread: its own heap in MB, so that a file can only crash the thread and not the server, and the time for each
 * message.
 */
export type SheetLimits = { heapMb: number; stepMs: number };
const LIMITS: SheetLimits = { heapMb: 192, stepMs: 30_000 };

/** The most parallel threads of the process. Further requests wait. */
const AT_ONCE = 2;
let free = AT_ONCE;
const waiting: (() => void)[] = [];

/** An open sheet: the decimal separator of its numbers, and its rows. */
export type OpenSheet = { decimal: '.' | ','; rows: AsyncIterable<SheetRow> };

/**
 * Reads a file in a separate thread and passes it to `read`, row by row. The thread ends with `read`, when it is out of memory,
 * or when the next rows take too long. Throws import.tooHeavy, and the errors of the readers.
 */
export async function withSheet<T>(
  file: SheetFile,
  read: (sheet: OpenSheet) => Promise<T>,
  limits: SheetLimits = LIMITS,
): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => void waiting.push(resolve));
  const worker = new Worker(program(), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  try {
    const next = messagesOf(worker, file, limits);
    const first = await next();
    if (first.kind !== 'opened') throw new Error(`a sheet begins with ${first.kind}`);
    return await read({ decimal: first.decimal, rows: rowsOf(next) });
  } finally {
    await worker.terminate();
    const other = waiting.shift();
    if (other) other();
    else free += 1;
  }
}

/** The worker file is next to the source file and next to the bundle. */
const program = () =>
  import.meta.url.endsWith('.ts')
    ? new URL('./sheet-worker.ts', import.meta.url)
    : new URL('./sheet-worker.js', import.meta.url);

async function* rowsOf(next: () => Promise<SheetMessage>): AsyncGenerator<SheetRow> {
  for (let message = await next(); message.kind === 'rows'; message = await next()) yield* message.rows;
}

/** Requests one message after the other from the thread. */
function messagesOf(worker: Worker, { name }: SheetFile, { stepMs }: SheetLimits): () => Promise<SheetMessage> {
  let isBegun = false;
  let failure: unknown;
  let fail = (error: unknown): void => void (failure ??= error);
  // Also between two messages: an unhandled error would end the process.
  worker.on('error', (error) => fail(isOutOfMemory(error) ? new Problem('import.tooHeavy', { name }) : error));
  return () =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      const timer = setTimeout(() => settle(() => reject(new Problem('import.tooHeavy', { name }))), stepMs);
      const onMessage = (message: SheetMessage) =>
        settle(() =>
          message.kind === 'rejected' ? reject(new Problem(message.code, message.params)) : resolve(message),
        );
      const settle = (act: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage);
        fail = (error) => void (failure ??= error);
        act();
      };
      fail = (error) => settle(() => reject(error));
      worker.on('message', onMessage);
      if (isBegun) worker.postMessage('next');
      isBegun = true;
    });
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
