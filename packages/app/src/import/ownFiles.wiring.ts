import { type ImportRow, type Importing, type SheetCell, type SheetForm } from '@tilldesk/domain/imports';
import * as z from 'zod/mini';
import { call } from '../api/call.ts';
import { download } from '../browser/download.ts';
import { fileAt } from '../api/upload.ts';
import { downloadCsv } from '../resource/list/exporting.wiring.ts';

/** Returns the filters that a list's address sets, so that the downloaded file has the same filters. */
export function narrowingOf(of: Importing, address: URLSearchParams): Readonly<Record<string, string>> {
  const { format: _format, language: _language, empty: _empty, ...rest } = of.calls.export.query.shape;
  const filters: Readonly<Record<string, z.ZodMiniType | undefined>> = rest;
  return Object.fromEntries(
    [...address].filter(([name, value]) => {
      const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
      return filter !== undefined && value !== '' && z.safeParse(filter, value).success;
    }),
  );
}

/**
 * Downloads the server's file in the format that the import reads, with the filters `narrowed`; `empty` contains the headings
 * only. Throws `ApiProblem`.
 */
export async function downloadImportFile(
  of: Importing,
  format: SheetForm,
  language: 'en' | 'es',
  { empty, narrowed }: { empty: boolean; narrowed: Readonly<Record<string, string>> },
) {
  const query = new URLSearchParams({ format, language, ...(empty ? { empty: 'true' } : narrowed) });
  download(`${of.name}.${format}`, await fileAt(`/api${of.calls.export.path}?${query.toString()}`));
}

const PAGE = 500;

/** Downloads every rejected row with its messages as a CSV, for correcting the file. Throws `ApiProblem`. */
export async function downloadRejected(
  of: Importing,
  id: string,
  headings: readonly string[],
  linesOf: (row: ImportRow) => readonly (readonly SheetCell[])[],
): Promise<void> {
  const lines: (readonly SheetCell[])[] = [headings];
  for (let page = 1; ; page += 1) {
    const query = { outcome: 'rejected', page, limit: PAGE } as const;
    const { items } = await call(of.calls.rows, { params: { id }, query });
    lines.push(...items.flatMap(linesOf));
    if (items.length < PAGE) break;
  }
  downloadCsv(`${of.name}-rejected`, lines);
}
