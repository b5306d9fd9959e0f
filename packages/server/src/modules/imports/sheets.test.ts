import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '@tilldesk/domain/problems';
import type { Cell } from '@tilldesk/domain/imports';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { bytesOf } from '../../storage/bytes.ts';
import { hasDecimalCommas, readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { sheetKind, tame, type SheetRow } from './sheet.ts';
import { csvStream } from './write-csv.ts';
import { xlsxStream } from './write-xlsx.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const writeSheet = (content: string | Buffer, name = 'a.csv'): string => {
  const at = path.join(folder, `${(count += 1)}-${name}`);
  writeFileSync(at, content);
  return at;
};
const all = async (rows: AsyncIterable<SheetRow>): Promise<Cell[][]> => {
  const cells: Cell[][] = [];
  for await (const row of rows) cells.push(row.cells);
  return cells;
};
const csv = (content: string | Buffer) => all(readCsv(writeSheet(content), 'a.csv'));
const gathered = async (pieces: AsyncIterable<string | Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const piece of pieces) parts.push(Buffer.from(piece));
  return Buffer.concat(parts);
};
/** Returns the error for a file that is checked and read to its end. */
async function rejection(name: string, content: Buffer | string): Promise<string> {
  const at = writeSheet(content, name);
  const file = await open(at);
  try {
    const kind = await sheetKind({ name, mime: '' }, bytesOf(file, (await file.stat()).size));
    await all(tame(kind === 'csv' ? readCsv(at, name) : readXlsx(at, name)));
    return 'taken';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code;
  } finally {
    await file.close();
  }
}
const zipOf = (parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return gathered(zip.outputStream as AsyncIterable<Buffer>);
};
/** A workbook as other programs write it: shared strings, a hidden first sheet, styles, days, formulas. */
const workbook = (sheet: string, more: Readonly<Record<string, string>> = {}) =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="old" state="hidden" r:id="a"/><sheet name="now" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="no.xml"/><Relationship Id="b" Target="/xl/worksheets/s.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>SKU</t></si><si><r><t>Ca</t></r><r><t>se &amp; co</t></r><rPh><t>x</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    'xl/worksheets/s.xml': sheet,
    ...more,
  });

describe('a CSV', () => {
  test('is read with commas, semicolons, tabs and bars, quotes and line breaks', async () => {
    const read = [
      ['SKU', 'Name'],
      ['A', 'say "hi", you\nthere'],
    ];
    for (const sign of [',', ';', '\t', '|']) {
      expect(await csv(`SKU${sign}Name\r\nA${sign}"say ""hi"", you\nthere"\r\n`)).toEqual(read);
    }
    expect(await csv('sep=;\nSKU;Name\nA;6.1" phone')).toEqual([
      ['SKU', 'Name'],
      ['A', '6.1" phone'],
    ]);
  });

  test('is read in UTF-8 with and without its mark, in UTF-16, else in Windows-1252', async () => {
    const text = 'Nombre,Año\nPiñón,“sí”\n';
    const read = [
      ['Nombre', 'Año'],
      ['Piñón', '“sí”'],
    ];
    expect(await csv(text)).toEqual(read);
    expect(await csv(`\uFEFF${text}`)).toEqual(read);
    expect(await csv(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(read);
    expect(await csv(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toEqual(read);
    const older = Buffer.from(text.replaceAll(/[“”]/g, '~'), 'latin1').map((byte) => (byte === 0x7e ? 0x93 : byte));
    expect(await csv(Buffer.from(older))).toEqual([
      ['Nombre', 'Año'],
      ['Piñón', '“sí“'],
    ]);
  });

  test('whose cells stand between semicolons writes its numbers with commas', async () => {
    expect([
      await hasDecimalCommas(writeSheet('a;b\n1,5;2')),
      await hasDecimalCommas(writeSheet('a,b\n1.5,2')),
    ]).toEqual([true, false]);
  });
});

describe('an XLSX', () => {
  test('is read as any program writes it: shared texts, numbers, days, yes and no, results of formulas', async () => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Day</t></is></c></row>
      <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>19.9</v></c><c r="C3" s="1"><v>46100</v></c>
      <c r="D3" t="b"><v>1</v></c><c r="E3" t="str"><f>A1&amp;"x"</f><v>SKUx</v></c><c r="F3"/></row></sheetData></worksheet>`;
    const at = writeSheet(await workbook(sheet), 'a.xlsx');
    const rows: SheetRow[] = [];
    for await (const row of tame(readXlsx(at, 'a.xlsx'))) rows.push(row);
    expect(rows).toEqual([
      { row: 1, cells: ['SKU', null, 'Day'] },
      { row: 3, cells: ['Case & co', 19.9, '2026-03-19', true, 'SKUx'] },
    ]);
  });
});

test('what goes out comes in again as it was, in both forms, and nothing of it runs in a spreadsheet', async () => {
  const cell = fc.oneof(
    fc.constant(null),
    fc.integer({ min: -1_000_000, max: 1_000_000 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom('=1+1', "'=1+1", "''=x", '@SUM(A1)', '-2+A1', '\t=1', 'a\r\nb', '"', ' a ', '+1 555 010 2030', "'"),
  );
  // A name is never blank, and saved text has no characters that XML does not allow.
  const isPreserved = (value: Cell) =>
    typeof value !== 'string' ||
    (value.trim() !== '' && !/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(value));
  const lines = fc.array(fc.tuple(cell.filter(isPreserved), cell.filter(isPreserved), fc.constant('end')), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(lines, async (rows) => {
      const table = [['A', 'B', 'C'], ...rows];
      const stream = async function* () {
        yield* table;
      };
      const asText = (value: Cell) => (value === null ? '' : String(value));
      const written = await gathered(csvStream(stream()));
      expect(await csv(written)).toEqual(table.map((row) => row.map(asText)));
      const running = rows.flat().filter((value) => typeof value === 'string' && /^[=@]/.test(value));
      expect(running.filter((value) => !String(written).includes(`'${String(value).slice(0, 1)}`))).toEqual([]);
      const packed = await gathered(xlsxStream(stream()) as AsyncIterable<Buffer>);
      expect(await all(readXlsx(writeSheet(packed, 'a.xlsx'), 'a.xlsx'))).toEqual(
        table.map((row) => row.map((value) => value)),
      );
      expect(await rejection('a.xlsx', packed)).toEqual('taken');
    }),
    { numRuns: 60 },
  );
});

test('a file that is none, or too much, is rejected with a sentence before anything is kept', async () => {
  const long = `A\n${'x'.repeat(4_001)}`;
  const bomb = await zipOf({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/s.xml': Buffer.alloc(60_000_000, ' ') });
  const laughs =
    '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>';
  const cases: [string, Buffer | string, string][] = [
    ['a.exe', 'MZ', 'file.type'],
    ['a.csv', Buffer.from('%PDF-1.7 …'), 'import.notSheet'],
    ['a.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'import.notSheet'],
    ['a.csv', 'A\0B\n1', 'import.notSheet'],
    ['a.csv', `A,B\n"open,1\n${'b,c\n'.repeat(9)}`, 'import.brokenQuotes'],
    ['a.csv', long, 'import.cellTooLong'],
    ['a.csv', Array.from({ length: 101 }, (_, n) => `c${n}`).join(','), 'import.tooManyColumns'],
    ['a.csv', `A\n${'1\n'.repeat(100_001)}`, 'import.tooManyRows'],
    ['a.xlsx', 'SKU,Name', 'import.notSheet'],
    ['a.xlsx', await zipOf({ 'word/document.xml': '<a/>' }), 'import.notSheet'],
    ['a.xlsx', await zipOf({ 'xl/workbook.xml': '<workbook><sheets/></workbook>' }), 'import.notSheet'],
    ['a.xlsx', await workbook('<worksheet><sheetData><row><c><v>1</v>'), 'import.notSheet'],
    ['a.xlsx', await workbook(laughs), 'import.notSheet'],
    // Rows are saved by number: an invalid, repeated or too large number means a broken file.
    ...(await Promise.all(
      ['abc', '-5', '1', '99999999999', '1.5'].map(async (row): Promise<[string, Buffer, string]> => {
        const rows = `<row r="1"><c><v>1</v></c></row><row r="${row}"><c><v>2</v></c></row>`;
        return ['a.xlsx', await workbook(`<worksheet><sheetData>${rows}</sheetData></worksheet>`), 'import.notSheet'];
      }),
    )),
    ['a.xlsx', bomb, 'import.notSheet'],
    [
      'a.xlsx',
      await workbook(`<worksheet><sheetData><row><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>`),
      'import.tooManyColumns',
    ],
  ];
  const responses = [];
  for (const [name, content] of cases) responses.push(await rejection(name, content));
  expect(responses).toEqual(cases.map(([, , code]) => code));
});
