import {
  IMPORT_CELL_LENGTH_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  isEmpty,
  type Cell,
} from '@tilldesk/domain/imports';
import { Problem } from '@tilldesk/domain/problems';
import { archiveNames } from '../../storage/archive.ts';
import type { Bytes } from '../../storage/bytes.ts';
import type { Claimed } from '../../storage/inspect.ts';

/** A row of a sheet: its number, from 1, and its cells from the first column on. */
export type SheetRow = { row: number; cells: Cell[] };

/** The supported sheet formats. */
export type SheetKind = 'csv' | 'xlsx';

/** The first bytes of archives, PDFs, old Office documents and images, in hex. */
const others = ['504b0304', '25504446', 'd0cf11e0', '89504e47', 'ffd8ff', '47494638'];

/**
 * Returns the format of an uploaded sheet by its extension and its first bytes: browsers disagree about the MIME type of CSV
 * files. Throws file.type, and import.notSheet for any other content and for files that must not be opened.
 */
export async function sheetKind({ name }: Claimed, bytes: Bytes): Promise<SheetKind> {
  const ending = /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'xlsx') {
    const parts = await archiveNames(bytes);
    if (!parts?.has('xl/workbook.xml')) throw new Problem('import.notSheet', { name });
    return 'xlsx';
  }
  if (!['csv', 'tsv', 'txt'].includes(ending))
    throw new Problem('file.type', { type: ending === '' ? name : `.${ending}` });
  const head = await bytes.at(0, 4);
  if (others.some((mark) => head.toString('hex').startsWith(mark))) throw new Problem('import.notSheet', { name });
  return 'csv';
}

/** Yields non-empty rows and enforces the limits of a file. Throws import.tooMany…, import.cellTooLong. */
export async function* tame(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let count = 0;
  for await (const { row, cells } of rows) {
    while (cells.length > 0 && isEmpty(cells.at(-1))) cells.pop();
    if (cells.length === 0) continue;
    if (cells.length > IMPORT_COLUMNS_MAX) throw new Problem('import.tooManyColumns', { limit: IMPORT_COLUMNS_MAX });
    if (cells.some((cell) => typeof cell === 'string' && cell.length > IMPORT_CELL_LENGTH_MAX)) {
      throw new Problem('import.cellTooLong', { row, limit: IMPORT_CELL_LENGTH_MAX });
    }
    count += 1;
    // One more for the headings.
    if (count > IMPORT_ROWS_MAX + 1) throw new Problem('import.tooManyRows', { limit: IMPORT_ROWS_MAX });
    yield { row, cells: cells.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\0', '') : cell)) };
  }
}
