import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '@tilldesk/domain/problems';
import { hasDecimalCommas, readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { tame, type SheetRow } from './sheet.ts';
import { BATCH_ROWS, type SheetFile, type SheetMessage } from './sheet-reader.ts';

/** Runs in a separate thread. Reads a file and sends its rows in batches, each after the previous one was received. */
async function read({ at, name, kind }: SheetFile): Promise<void> {
  const decimal = kind === 'csv' && (await hasDecimalCommas(at)) ? ',' : '.';
  await send({ kind: 'opened', decimal });
  let rows: SheetRow[] = [];
  for await (const row of tame(kind === 'csv' ? readCsv(at, name) : readXlsx(at, name))) {
    rows.push(row);
    if (rows.length < BATCH_ROWS) continue;
    await send({ kind: 'rows', rows });
    rows = [];
  }
  await send({ kind: 'rows', rows });
}

/** Resolves when the main thread requests more. */
function send(message: SheetMessage): Promise<void> {
  return new Promise((resolve) => {
    parentPort!.once('message', () => resolve());
    parentPort!.postMessage(message);
  });
}

try {
  await read(workerData as SheetFile);
  parentPort!.postMessage({ kind: 'ended' } satisfies SheetMessage);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  const { code, params } = error;
  parentPort!.postMessage({ kind: 'rejected', code, params: params ?? {} } satisfies SheetMessage);
}
parentPort!.close();
