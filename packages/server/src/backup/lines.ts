import { StringDecoder } from 'node:string_decoder';

/** A row as a line: nothing in it ends a line. */
export const escapeLine = (row: string): string =>
  row.replace(/[\\\n\r]/g, (sign) => (sign === '\\' ? '\\\\' : sign === '\n' ? '\\n' : '\\r'));

const unescapeLine = (line: string): string =>
  line.includes('\\')
    ? line.replace(/\\([\\nr])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign === 'r' ? '\r' : '\\'))
    : line;

/** The rows in a stream of lines, so many at a time; only those are in memory. */
export async function* rowsIn(chunks: AsyncIterable<Buffer>, atOnce: number): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let rows: string[] = [];
  for await (const chunk of chunks) {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      rows.push(unescapeLine(line));
      if (rows.length < atOnce) continue;
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}
