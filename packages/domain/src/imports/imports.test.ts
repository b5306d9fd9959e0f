import { describe, expect, test } from 'vitest';
import { customerImport } from './customerImport.ts';
import { csvLine, fromCsv } from './csvLine.ts';
import { fold } from './fold.ts';
import { importTransitions, importStates, type Cell } from './imports.rules.ts';
import type { ImportColumn } from './importing.ts';
import { isMapping, mapHeaders } from './mapping.ts';
import { productImport } from './productImport.ts';
import { readCell } from './readCell.ts';
import { rowReader, recordProblems } from './readRow.ts';

const column = (kind: ImportColumn['kind'], synonyms: ImportColumn['synonyms'] = {}): ImportColumn => ({
  headers: { en: ['A'], es: ['A'] },
  kind,
  synonyms,
  isExtra: false,
  isCost: false,
});
/** The values that cells say; the code of the refusal where they say none. */
const parsed = (of: ImportColumn, decimal: '.' | ',', ...cells: NonNullable<Cell>[]) =>
  cells.map((cell) => {
    const read = readCell(of, cell, { decimal, currency: 'USD' });
    return 'problem' in read ? read.problem.code : read.value;
  });

describe('a cell', () => {
  const price = column({ kind: 'money', min: 0, max: 999_999_999 });

  test('of money is read in main units, with the signs of its currency and the separators of its file', () => {
    expect(parsed(price, '.', '1,234.50', '$5', 'USD 12.10', '0.1 €', 19.9, '-3')).toEqual([
      123_450, 500, 1210, 10, 1990, -300,
    ]);
    expect(parsed(price, ',', '1.234,50', '5', '1 234,5', "1'234,5")).toEqual([123_450, 500, 123_450, 123_450]);
  });

  test('of money that could be two amounts, or is none, is rejected', () => {
    const none = ['1,5', '12.345', '1.234,50', 'free', '1,23,4', '', '4.9E+3', true].map((cell) => cell);
    expect(parsed(price, '.', ...none)).toEqual(none.map(() => 'import.notAmount'));
    expect(parsed(price, ',', '1.5', '1,234.50')).toEqual(['import.notAmount', 'import.notAmount']);
  });

  test('of pieces is whole', () => {
    expect(parsed(column({ kind: 'quantity', min: 0, max: 9 }), '.', '5', '1,000', 7, '2.0', '2.5', 'x')).toEqual([
      5,
      1000,
      7,
      2,
      'import.notWhole',
      'import.notWhole',
    ]);
  });

  test('of a rate is a share, a per cent, or above 1 a per cent without its sign', () => {
    const rate = column({ kind: 'rate' });
    expect(parsed(rate, '.', '8.25%', '0.0825', '8.25', 0.16, '100%', '0', '101', '-1%', 'none')).toEqual([
      '0.0825',
      '0.0825',
      '0.0825',
      '0.16',
      '1',
      '0',
      'import.notRate',
      'import.notRate',
      'import.notRate',
    ]);
    expect(parsed(rate, ',', '8,25 %', '0,16')).toEqual(['0.0825', '0.16']);
  });

  test('of yes and no, of a choice and of a day is read in both languages and no other way', () => {
    expect(parsed(column({ kind: 'flag' }), '.', 'Yes', 'SÍ', 'x', true, 0, 'no', 'maybe')).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      'import.notYesNo',
    ]);
    const choice = column({ kind: 'choice', options: ['openBox', 'used'] }, { openBox: ['open box', 'caja abierta'] });
    expect(parsed(choice, '.', 'Open-Box', 'CAJA ABIERTA', 'used', 'new')).toEqual([
      'openBox',
      'openBox',
      'used',
      'import.notOption',
    ]);
    expect(parsed(column({ kind: 'date' }), '.', '2026-02-28', '2026-02-30', '03/04/2026')).toEqual([
      '2026-02-28',
      'import.notDay',
      'import.notDay',
    ]);
  });

  test('of codes keeps every digit, and is rejected where a spreadsheet took some away', () => {
    const list = column({ kind: 'list' });
    expect(parsed(list, '.', 'A | B; A\nC', 7_501_000_000_011, '4.90154E+14', '7,5E+12')).toEqual([
      ['A', 'B', 'C'],
      ['7501000000011'],
      'import.shortened',
      'import.shortened',
    ]);
    expect(parsed(column({ kind: 'text', max: 60 }), '.', '007', 42, '1E5')).toEqual(['007', '42', '1E5']);
  });
});

describe('a file', () => {
  test('is understood by its headings, in either language, each column once', () => {
    expect(mapHeaders(productImport, ['Código de barras', 'item_number', 'SKU', 'Qty.', 'Shelf'])).toEqual([
      'barcodes',
      'sku',
      null,
      'onHand',
      null,
    ]);
    expect(mapHeaders(customerImport, ['Correo', 'Nombre', 'E-mail'])).toEqual(['email', 'firstName', null]);
    expect(isMapping(productImport, ['sku', null, 'sku'])).toEqual(false);
    expect(isMapping(productImport, ['nothing'])).toEqual(false);
  });

  test('calls no two columns of a noun the same', () => {
    for (const { columns } of [productImport, customerImport]) {
      const names = Object.entries(columns).flatMap(([key, { headers }]) =>
        [...new Set([...headers.en, ...headers.es].map(fold))].map((name) => `${name} ${key}`),
      );
      const twice = names.filter((name, at) =>
        names.some((other, i) => i < at && other.split(' ')[0] === name.split(' ')[0]),
      );
      expect(twice).toEqual([]);
    }
  });

  test('says nothing by an empty cell, and is checked as the form checks', () => {
    const read = rowReader(productImport, ['sku', 'price', 'name', 'categoryId', 'serials'], {
      decimal: '.',
      currency: 'USD',
    });
    expect(read([' ab-1 ', '', '  ', 'Cases', 'X;Y'])).toEqual({
      values: { sku: 'AB-1' },
      names: { categoryId: 'Cases' },
      extras: { serials: ['X', 'Y'] },
      problems: {},
    });
    expect(Object.keys(read(['A', '1', 'x'.repeat(61)]).problems)).toEqual(['name']);
    expect(recordProblems(productImport, { sku: 'A' })['name']?.code).toEqual('required');
  });
});

test('customers keep their contacts, and take up those of a row that they do not have', () => {
  const own = { number: '+17185550142', label: 'mobile', contactName: null, isPrimary: true };
  expect(
    customerImport.compose(
      { phone: ['718 555 0142', '718 555 0199'], email: ['A@b.test'] },
      { phones: [own], emails: [] },
    ),
  ).toEqual({
    phones: [own, { number: '718 555 0199', label: 'mobile', contactName: null, isPrimary: false }],
    emails: [{ address: 'a@b.test', isPrimary: true }],
  });
});

test('text that would run in a spreadsheet is made harmless and comes back as it was', () => {
  const texts = ['=1+1', "'=1", '@x', '-2+3', '\t=1', 'plain', "it's", '+1 555 0100'];
  const written = texts.map((text) => csvLine([text]).replace(/^"|"$/g, ''));
  expect(written.filter((text) => /^[=@\t]/.test(text))).toEqual([]);
  expect(written.map(fromCsv)).toEqual(texts);
});

test('an import can be ended from wherever work is under way, and a finished one is final', () => {
  expect(importStates.filter((state) => importTransitions[state].length === 0)).toEqual(['done']);
  expect([importTransitions.checking, importTransitions.running]).toEqual([
    ['checked', 'mapping'],
    ['done', 'stopped', 'failed'],
  ]);
});
