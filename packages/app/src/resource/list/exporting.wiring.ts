import { PAGE_LIMIT_MAX } from '@tilldesk/domain/contract';
import type { SheetCell } from '@tilldesk/domain/stock';
import { call } from '../../api/call.ts';
import { download } from '../../browser/download.ts';
import { csvOf } from './csv.ts';
import type { List, ListCall } from './useList.ts';

export type Sheet = readonly (readonly SheetCell[])[];

/**
 * Every row that a list's search and filters find, however many pages that is. `onProgress` hears after each page how
 * many are there and how many there will be, null while nobody knows.
 */
export async function allRows<R>(
  list: ListCall<R>,
  query: List<R>['query'],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, total: number | null) => void },
): Promise<R[]> {
  const rows: R[] = [];
  for (let page = 1; ; page++) {
    // One page after the other: an export must not take the counter's place in the queue.
    const { items, pagination } = await call(list, { query: { ...query, page, limit: PAGE_LIMIT_MAX } }, { signal });
    rows.push(...items);
    onProgress(rows.length, pagination.totalIsAtLeast === true ? null : pagination.total);
    if (items.length < PAGE_LIMIT_MAX) return rows;
  }
}

export function downloadCsv(name: string, sheet: Sheet): void {
  download(`${name}.csv`, new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' }));
}

/** The writer of spreadsheets is fetched when somebody first wants one. Texts are cells of text: nothing runs. */
export async function downloadXlsx(name: string, [head = [], ...rows]: Sheet): Promise<void> {
  const { default: write } = await import('write-excel-file/browser');
  const heading = head.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) =>
      value === null ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String },
    ),
  );
  download(`${name}.xlsx`, await write([heading, ...body], { stickyRowsCount: 1 }).toBlob());
}
