import { Problem } from '@tilldesk/domain/problems';
import { IMPORT_COLUMNS_MAX, type Cell } from '@tilldesk/domain/imports';
import { openZip, type Zip } from '../../storage/open-zip.ts';
import type { SheetRow } from './sheet.ts';
import { dateStyles, firstSheet, sharedStrings } from './xlsx-parts.ts';
import { xmlEvents } from './xml-events.ts';

/**
 * Reads the first sheet of an XLSX file row by row, never whole. Of the other parts only the shared strings are kept in memory.
 * Dates become days, formulas become their results. The parts are read according to ECMA-376 and nothing is executed. Throws
 * import.notSheet for any other file, import.tooManyColumns.
 */
export async function* readXlsx(at: string, name: string): AsyncGenerator<SheetRow> {
  const zip = await openZip(at).catch(() => null);
  if (!zip) throw new Problem('import.notSheet', { name });
  try {
    const { path, is1904 } = await firstSheet(zip);
    const texts = await sharedStrings(zip);
    const dates = await dateStyles(zip);
    yield* rowsIn(zip, path, { texts, dates, is1904 });
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('import.notSheet', { name });
  } finally {
    zip.close();
  }
}

type WorkbookInfo = { texts: readonly string[]; dates: ReadonlySet<number>; is1904: boolean };

async function* rowsIn(zip: Zip, path: string, known: WorkbookInfo): AsyncGenerator<SheetRow> {
  let current: SheetRow = { row: 0, cells: [] };
  let column = -1;
  let cell = { type: 'n', style: 0 };
  let text: string | null = null;
  for await (const events of xmlEvents(await zip.read(path))) {
    for (const event of events) {
      if (event.kind === 'open') {
        if (event.name === 'row') {
          current = { row: rowAfter(current.row, event.attributes['r']), cells: [] };
          column = -1;
        } else if (event.name === 'c') {
          const at = event.attributes['r'];
          column = at === undefined ? column + 1 : columnOf(at);
          cell = { type: event.attributes['t'] ?? 'n', style: Number(event.attributes['s'] ?? 0) };
          text = null;
        } else if (event.name === 'v' || event.name === 't') text ??= '';
      } else if (event.kind === 'text') {
        if (text !== null && (event.inside === 'v' || event.inside === 't')) text += event.text;
      } else if (event.name === 'c') {
        if (text !== null && column >= 0 && column < COLUMNS) put(current.cells, column, valueOf(cell, text, known));
      } else if (event.name === 'row') yield current;
    }
  }
}

/** The limits of a spreadsheet. A position beyond them means a broken file. */
const COLUMNS = 16_384;
const ROWS = 1_048_576;

/** Returns the number of the next row: the stated one, or one more. Throws if rows are not in ascending order. */
function rowAfter(row: number, reference: string | undefined): number {
  const next = reference === undefined ? row + 1 : Number(reference);
  if (!Number.isInteger(next) || next <= row || next > ROWS) throw new Error('xlsx: its rows have no order');
  return next;
}

/** Throws import.tooManyColumns: a cell far to the right would cost as much memory as a full row. */
function put(cells: Cell[], column: number, value: Cell): void {
  if (value === null) return;
  if (column >= IMPORT_COLUMNS_MAX) throw new Problem('import.tooManyColumns', { limit: IMPORT_COLUMNS_MAX });
  while (cells.length < column) cells.push(null);
  cells[column] = value;
}

function valueOf({ type, style }: { type: string; style: number }, text: string, known: WorkbookInfo): Cell {
  if (type === 's') return known.texts[Number(text)] ?? null;
  if (type === 'b') return text === '1';
  if (type === 'd') return text.slice(0, 10);
  if (type !== 'n') return text;
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return null;
  return known.dates.has(style) ? dayOf(number, known.is1904) : number;
}

/** Converts days since the end of 1899 (or the beginning of 1904) to a date. 29 February 1900 exists there, as in Lotus 1-2-3. */
function dayOf(serial: number, is1904: boolean): string {
  const days = Math.floor(serial) + (is1904 ? 1462 : 0);
  const date = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * 86_400_000);
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}

/** 'BC12' is column 54. */
function columnOf(at: string): number {
  let column = 0;
  for (const letter of at.toUpperCase()) {
    if (letter < 'A' || letter > 'Z') break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}
