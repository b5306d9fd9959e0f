import { describe, expect, test } from 'vitest';
import { luhnDigit } from '../fields/luhn.ts';
import { checkManifestRows, matchScan, type ReceivingContext, type ReceivingScan } from './receiving.rules.ts';

const imei = (n: number): string => {
  const body = `35${String(n).padStart(12, '0')}`;
  return `${body}${luhnDigit(body)}`;
};
const invalidImei = `${imei(1).slice(0, 14)}${(Number(imei(1)[14]) + 1) % 10}`;

const context = (parts: Partial<ReceivingContext> = {}): ReceivingContext => ({
  lines: [
    { id: 'phones', productId: 'phone', isSerialized: true, open: 2, counted: 0, hasManifest: false },
    { id: 'cases', productId: 'case', isSerialized: false, open: 3, counted: 0, hasManifest: false },
  ],
  products: new Map([
    ['PHONE', 'phone'],
    ['CASE', 'case'],
    ['TABLET', 'tablet'],
  ]),
  expected: new Map(),
  taken: new Set(),
  scanned: new Set(),
  ...parts,
});
const results = (of: ReceivingContext, scans: ReceivingScan[]) => scans.map((scan) => matchScan(of, scan).result);
const named = (open = 2) =>
  context({
    lines: [{ id: 'phones', productId: 'phone', isSerialized: true, open, counted: 0, hasManifest: true }],
    expected: new Map([
      [imei(1), { unitId: 'u1', lineId: 'phones' }],
      [imei(2), { unitId: 'u1', lineId: 'phones' }],
      [imei(3), { unitId: 'u3', lineId: 'phones' }],
    ]),
  });

describe('a scan', () => {
  test('counts up to what is open and no further', () => {
    const codes = ['CASE', 'CASE', 'CASE', 'CASE'];
    expect(
      results(
        context(),
        codes.map((code) => ({ codes: [code] })),
      ),
    ).toEqual(['matched', 'matched', 'matched', 'over']);
  });

  test('of a device goes to the only serialized line that is open; a second time it is a duplicate', () => {
    expect(
      results(context(), [
        { codes: [imei(1)] },
        { codes: [imei(1)] },
        { codes: [imei(2), 'PHONE'] },
        { codes: [imei(3)] },
      ]),
    ).toEqual(['matched', 'duplicate', 'matched', 'unexpected']);
  });

  test('of a manifest is found by any code of the device, once', () => {
    expect(
      results(named(), [
        { codes: [imei(2)] },
        { codes: [imei(1)] },
        { codes: [imei(9)] },
        { codes: ['PHONE', imei(9)] },
      ]),
    ).toEqual(['matchedUnit', 'duplicate', 'unexpected', 'unexpected']);
    expect(results(named(0), [{ codes: [imei(3)] }])).toEqual(['over']);
  });

  test.each<[string, ReceivingScan, string]>([
    ['a barcode alone wants its serial', { codes: ['PHONE'] }, 'serialMissing'],
    ['a product of the shop that nobody ordered', { codes: ['TABLET'] }, 'notOrdered'],
    ['a code that nobody knows', { codes: ['XYZ-1'] }, 'unknown'],
    ['a free serial on the line that was chosen', { codes: ['XYZ-1'], lineId: 'phones' }, 'matched'],
    ['a wrong check digit', { codes: [invalidImei] }, 'invalidCheckDigit'],
    ['a wrong check digit that somebody looked at twice', { codes: [invalidImei], isConfirmed: true }, 'matched'],
    ['a device that the shop has', { codes: [imei(7)] }, 'taken'],
  ])('%s', (_, scan, expected) => {
    expect(results(context({ taken: new Set([imei(7)]) }), [scan])).toEqual([expected]);
  });

  test('of 14 digits is offered with its check digit', () => {
    const { result, suggestedImei } = matchScan(context(), { codes: [imei(1).slice(0, 14)] });
    expect([result, suggestedImei]).toEqual(['invalidCheckDigit', imei(1)]);
  });
});

test('a list of devices is looked at row by row', () => {
  const rows = [[imei(1), imei(2)], [imei(2)], [imei(3)], [invalidImei], ['']].map((codes) => ({
    lineId: 'phones',
    codes,
  }));
  const all = [...rows, { lineId: 'cases', codes: [imei(4)] }, { lineId: 'phones', codes: [imei(5)] }];
  expect(checkManifestRows(all, new Map([['phones', 2]]), new Set([imei(3)]))).toEqual([
    { result: 'ok', code: imei(1), suggestedImei: null },
    { result: 'duplicate', code: imei(2), suggestedImei: null },
    { result: 'taken', code: imei(3), suggestedImei: null },
    { result: 'invalidCheckDigit', code: invalidImei, suggestedImei: null },
    { result: 'empty', code: '', suggestedImei: null },
    { result: 'notSerialized', code: imei(4), suggestedImei: null },
    { result: 'over', code: imei(5), suggestedImei: null },
  ]);
});
