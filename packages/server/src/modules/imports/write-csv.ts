import { csvLine, type SheetCell } from '@tilldesk/domain/stock';

/** Rows of one piece of the stream. */
const PIECE = 200;

/** Rows as CSV, in pieces: CRLF, and a byte order mark so that a spreadsheet reads the letters right. */
export async function* csvStream(rows: AsyncIterable<readonly SheetCell[]>): AsyncGenerator<string> {
  let piece = '\uFEFF';
  let count = 0;
  for await (const row of rows) {
    piece += `${csvLine(row)}\r\n`;
    count += 1;
    if (count % PIECE !== 0) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
