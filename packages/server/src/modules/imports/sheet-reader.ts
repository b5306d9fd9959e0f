import { Worker } from 'node:worker_threads';
import { Problem, type ProblemCode } from '@tilldesk/domain/problems';
import type { SheetKind, SheetRow } from './sheet.ts';

/** A file on the disk that is read as a sheet; `name` is what its person calls it. */
export type SheetFile = { at: string; name: string; kind: SheetKind };

/** What the thread sends. It waits after each message until it is asked for the next. */
export type SheetMessage =
  | { kind: 'opened'; decimal: '.' | ',' }
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'ended' }
  | { kind: 'refused'; code: ProblemCode; params: Record<string, string | number> };

/** Rows of one message. */
export const BATCH_ROWS = 500;

/** What a thread may use: its own heap in MB, so that a file can end the thread and never the server; and the time for each message. */
export type SheetLimits = { heapMb: number; stepMs: number };
const LIMITS: SheetLimits = { heapMb: 192, stepMs: 30_000 };

/** Threads at the same time, in the whole process: others wait. */
const AT_ONCE = 2;
let free = AT_ONCE;
const waiting: (() => void)[] = [];

/** A sheet that is being read: the decimal sign that its numbers are written with, and its rows. */
export type OpenSheet = { decimal: '.' | ','; rows: AsyncIterable<SheetRow> };

/**
 * Reads a file in a thread of its own and gives it to `read`, row by row. The thread ends with `read`, when it has no memory left, or
 * when it takes too long for its next rows. @throws Problem import.tooHeavy, and what the readers throw
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

/** Beside the sources and beside the bundle. */
const program = () =>
  import.meta.url.endsWith('.ts')
    ? new URL('./sheet-worker.ts', import.meta.url)
    : new URL('./sheet-worker.js', import.meta.url);

async function* rowsOf(next: () => Promise<SheetMessage>): AsyncGenerator<SheetRow> {
  for (let message = await next(); message.kind === 'rows'; message = await next()) yield* message.rows;
}

/** Asks the thread for one message after the other. */
function messagesOf(worker: Worker, { name }: SheetFile, { stepMs }: SheetLimits): () => Promise<SheetMessage> {
  let isBegun = false;
  let failure: unknown;
  let fail = (error: unknown): void => void (failure ??= error);
  // Between two messages too: an error that nobody hears of would end the process.
  worker.on('error', (error) => fail(isOutOfMemory(error) ? new Problem('import.tooHeavy', { name }) : error));
  return () =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      const timer = setTimeout(() => settle(() => reject(new Problem('import.tooHeavy', { name }))), stepMs);
      const onMessage = (message: SheetMessage) =>
        settle(() =>
          message.kind === 'refused' ? reject(new Problem(message.code, message.params)) : resolve(message),
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
