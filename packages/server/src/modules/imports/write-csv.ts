import { csvLine, type SheetCell } from '@tilldesk/domain/imports';

/** Rows of one chunk of the stream. */
const PIECE = 200;

/** Writes rows as CSV, in chunks: CRLF, and a byte order mark so that spreadsheets detect UTF-8. */
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
