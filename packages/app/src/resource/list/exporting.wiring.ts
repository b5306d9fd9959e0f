import { PAGE_LIMIT_MAX } from '@tilldesk/domain/contract';
import type { SheetCell } from '@tilldesk/domain/imports';
import { call } from '../../api/call.ts';
import { download } from '../../browser/download.ts';
import { csvOf } from './csv.ts';
import type { List, ListCall } from './useList.ts';

export type Sheet = readonly (readonly SheetCell[])[];

/**
 * Loads every row that matches a list's search and filters, over all pages. `onProgress` is called after each page with the
 * number of loaded rows and the total; the total is null while unknown.
 */
export async function allRows<R>(
  list: ListCall<R>,
  query: List<R>['query'],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, total: number | null) => void },
): Promise<R[]> {
  const rows: R[] = [];
  for (let page = 1; ; page++) {
    // Sequential, so that an export does not slow down requests from the counter.
    const { items, pagination } = await call(list, { query: { ...query, page, limit: PAGE_LIMIT_MAX } }, { signal });
    rows.push(...items);
    onProgress(rows.length, pagination.totalIsAtLeast === true ? null : pagination.total);
    if (items.length < PAGE_LIMIT_MAX) return rows;
  }
}

export function downloadCsv(name: string, sheet: Sheet): void {
  download(`${name}.csv`, new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' }));
}

/** Writes a spreadsheet; the library loads on first use. Text is stored in text cells, so that no formula runs. */
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
