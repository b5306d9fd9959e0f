import { mkdtempSync, rmSync } from 'node:fs';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem, problemStatus } from '@tilldesk/domain/problems';
import type { Cell } from '@tilldesk/domain/imports';
import { afterAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { withSheet, type SheetLimits } from './sheet-reader.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-sheet-reader-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Yields a text `count` times, without building the whole. */
function* times(text: string, count: number): Generator<string> {
  const piece = text.repeat(1_000);
  for (let left = count; left > 0; left -= 1_000) yield left >= 1_000 ? piece : text.repeat(left);
}

/** Builds a workbook of one sheet from pieces of XML, optionally with shared strings. */
async function workbook(name: string, sheet: Iterable<string>, texts?: Iterable<string>): Promise<string> {
  const zip = new ZipFile();
  const add = (part: string, pieces: Iterable<string>) => zip.addReadStream(Readable.from(pieces), part);
  add('xl/workbook.xml', ['<workbook><sheets><sheet name="A" id="r1"/></sheets></workbook>']);
  add('xl/_rels/workbook.xml.rels', [
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
  ]);
  add('xl/worksheets/sheet1.xml', sheet);
  if (texts) add('xl/sharedStrings.xml', texts);
  zip.end();
  const at = path.join(folder, name);
  await pipeline(zip.outputStream, createWriteStream(at));
  return at;
}

async function read(at: string, limits?: SheetLimits): Promise<number | string> {
  const name = path.basename(at);
  try {
    return await withSheet(
      { at, name, kind: 'xlsx' },
      async ({ rows }) => {
        const seen: Cell[][] = [];
        for await (const { cells } of rows) seen.push(cells);
        return seen.length;
      },
      limits,
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${problemStatus(error)} ${error.code}`;
  }
}

const inRows = function* (row: string, count: number): Generator<string> {
  yield '<worksheet><sheetData>';
  yield* times(row, count);
  yield '</sheetData></worksheet>';
};

test('the rows of a sheet come in their order, however many batches they take', async () => {
  const at = await workbook('many.xlsx', inRows('<row><c><v>7</v></c></row>', 1_700));
  expect(await read(at)).toEqual(1_700);
});

describe('a file that was made to end the server ends at most its own thread:', () => {
  test('elements that lie in one another without end', async () => {
    const at = await workbook('deep.xlsx', times('<a>', 3_000_000));
    expect(await read(at)).toEqual('415 import.notSheet');
  });

  test('empty cells at the last column of a million rows cost no more than the rows', async () => {
    const at = await workbook('wide.xlsx', inRows('<row><c r="XFD1"/></row>', 1_000_000));
    expect(await read(at)).toEqual(0);
  });

  test('a cell with a text at the last column', async () => {
    const at = await workbook('far.xlsx', inRows('<row><c r="XFD1"><v>1</v></c></row>', 10));
    expect(await read(at)).toEqual('413 import.tooManyColumns');
  });

  test('texts that fill the heap of the thread', async () => {
    const texts = function* () {
      yield '<sst>';
      yield* times('<si><t>a text of some letters</t></si>', 900_000);
      yield '</sst>';
    };
    const at = await workbook('texts.xlsx', inRows('<row><c t="s"><v>1</v></c></row>', 1), texts());
    expect(await read(at, { heapMb: 24, stepMs: 60_000 })).toEqual('413 import.tooHeavy');
  });

  test('a part that takes longer than its time', async () => {
    const at = await workbook('slow.xlsx', inRows('<row><c r="A1"/></row>', 2_000_000));
    expect(await read(at, { heapMb: 192, stepMs: 1 })).toEqual('413 import.tooHeavy');
  });

  test('whatever came before, the next file is read', async () => {
    const at = await workbook('next.xlsx', inRows('<row><c><v>7</v></c></row>', 3));
    expect(await Promise.all([read(at), read(at), read(at), read(at)])).toEqual([3, 3, 3, 3]);
  });
});
