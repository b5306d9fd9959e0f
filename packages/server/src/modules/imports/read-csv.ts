import { createReadStream } from 'node:fs';
import { Problem } from '@tilldesk/domain/problems';
import { fromCsv } from '@tilldesk/domain/imports';
import { CsvError, parse } from 'csv-parse';
import type { SheetRow } from './sheet.ts';

/** Characters of one row. Only an unclosed quote makes a longer one. */
const RECORD_MAX = 500_000;
/** The length of the text that is searched for the separator. */
const HEAD = 8_192;

const separators = [',', ';', '\t', '|'] as const;

/**
 * Reads a CSV file row by row, never whole. Encodings: UTF-8 with or without byte order mark, UTF-16 with one, otherwise
 * Windows-1252. Separators: comma, semicolon, tab or bar, whichever the headings use. Throws import.brokenQuotes,
 * import.notSheet.
 */
export async function* readCsv(at: string, name: string): AsyncGenerator<SheetRow> {
  const encoding = await encodingOf(at);
  const head = await headOf(at, encoding);
  if (head.includes('\0')) throw new Problem('import.notSheet', { name });
  const separator = /^sep=(.)\r?\n/i.exec(head);
  const parser = parse({
    delimiter: separator?.[1] ?? separatorOf(head),
    relax_column_count: true,
    // Product names often contain 6.1".
    relax_quotes: true,
    max_record_size: RECORD_MAX,
  });
  const text = textOf(at, encoding);
  void feed(text, parser);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (row === 1 && separator) continue;
      yield { row, cells: cells.map(fromCsv) };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new Problem('import.brokenQuotes', { row: row + 1 });
    throw error;
  } finally {
    parser.destroy();
  }
}

/** Returns whether a CSV file uses decimal commas: regions with semicolon separators do. */
export async function hasDecimalCommas(at: string): Promise<boolean> {
  return separatorOf(await headOf(at, await encodingOf(at))) === ';';
}

type Parser = ReturnType<typeof parse>;

async function feed(text: AsyncIterable<string>, parser: Parser): Promise<void> {
  try {
    for await (const part of text) {
      if (parser.destroyed) return;
      if (!parser.write(part)) await drained(parser);
    }
    parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error('the file could not be read', { cause: error }));
  }
}

/** Resolves when the parser accepts more data, or has ended. */
const drained = (parser: Parser): Promise<void> =>
  new Promise((resolve) => {
    const resume = () => {
      parser.off('drain', resume).off('close', resume);
      resolve();
    };
    parser.on('drain', resume).on('close', resume);
  });

async function* textOf(at: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(at) as AsyncIterable<Buffer>)
    yield decoder.decode(bytes, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** Returns the beginning of the file, in whole lines if there are any. */
async function headOf(at: string, encoding: string): Promise<string> {
  let head = '';
  for await (const part of textOf(at, encoding)) {
    head += part;
    if (head.length >= HEAD) break;
  }
  return head.slice(0, HEAD);
}

async function encodingOf(at: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const bytes of createReadStream(at) as AsyncIterable<Buffer>) {
      if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      if (isFirst && bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Returns the most frequent separator of the first line, outside of quotes. */
function separatorOf(head: string): string {
  const line = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(head)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = separators.map((sign) => line.split(sign).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
