import { StringDecoder } from 'node:string_decoder';

/** Escapes a row as a single line. */
export const escapeLine = (row: string): string =>
  row.replace(/[\\\n\r]/g, (sign) => (sign === '\\' ? '\\\\' : sign === '\n' ? '\\n' : '\\r'));

const unescapeLine = (line: string): string =>
  line.includes('\\')
    ? line.replace(/\\([\\nr])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign === 'r' ? '\r' : '\\'))
    : line;

/** Yields the rows in a stream of lines in batches of `atOnce`; only one batch is in memory. */
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
