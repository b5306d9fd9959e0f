import type { Receipt, ReceiptScanDraft } from '@tilldesk/domain/purchases';
import { expect, test } from 'vitest';
import { readPending, linesOf, sumsOf, withAnswer, withScan, type Tally } from './tally.ts';

const line = {
  description: 'Clear case',
  sku: 'CASE-1',
  vendorSku: null,
  barcodes: ['0194253939306'],
  tracking: 'quantity' as const,
  ordered: 3,
  receivedBefore: 1,
  counted: 0,
  missing: 0,
  hasManifest: false,
};
const phones = {
  ...line,
  lineId: 'phones',
  productId: 'phone',
  description: 'Phone',
  sku: 'PH-1',
  barcodes: [],
  tracking: 'serialized' as const,
  receivedBefore: 0,
  missing: 2,
  hasManifest: true,
};
const receipt: Receipt = {
  id: 'receipt',
  number: null,
  status: 'draft',
  pieces: 0,
  value: null,
  startedBy: 'Dana',
  startedAt: '2026-03-02T15:00:00.000Z',
  postedBy: null,
  postedAt: null,
  reversedAt: null,
  reason: null,
  purchaseId: 'order',
  purchaseNumber: 'PO-1001',
  vendorName: 'Northline',
  deliveryNote: null,
  lines: [{ ...line, lineId: 'cases', productId: 'case' }, phones],
  entries: [],
  missing: [
    { unitId: 'first', lineId: 'phones', code: '356938035643809' },
    { unitId: 'second', lineId: 'phones', code: '490154203237518' },
  ],
  isReversible: false,
};
const start: Tally = { receipt, open: [] };
const scan = (id: string, code: string): ReceiptScanDraft => ({
  clientScanId: id,
  codes: [code],
  at: '2026-03-02T15:01:00.000Z',
});
const countsOf = (tally: Tally) => linesOf(tally).map(({ lineId, counted }) => [lineId, counted]);

test('a scan reaches its line at once, before the server has said a word', () => {
  const tally = withScan(withScan(start, scan('1', '0194253939306')), scan('2', '356938035643809'));
  expect(countsOf(tally)).toEqual([
    ['cases', 1],
    ['phones', 1],
  ]);
});

test('scans on their way count: what is more than ordered and what was scanned twice is heard at once', () => {
  const full = withScan(withScan(start, scan('1', 'CASE-1')), scan('2', 'CASE-1'));
  const twice = withScan(start, scan('1', '356938035643809'));
  expect([
    readPending(full, scan('3', 'CASE-1')).result,
    readPending(twice, scan('2', '356938035643809')).result,
    readPending(start, scan('1', 'NO-SUCH')).result,
    readPending(start, scan('1', 'PH-1')).result,
  ]).toEqual(['over', 'duplicate', 'unknown', 'serialMissing']);
});

test('the word of the server stands over what was thought here, and scans made since stay on top of it', () => {
  const [first, second] = [scan('1', '356938035643809'), scan('2', 'CASE-1')];
  const tally = withAnswer(
    withScan(withScan(start, first), second),
    {
      results: [
        {
          clientScanId: '1',
          result: 'taken',
          lineId: null,
          productId: null,
          productName: null,
          code: 'X',
          suggestedImei: null,
        },
      ],
      lines: [
        { lineId: 'cases', counted: 0, missing: 0 },
        { lineId: 'phones', counted: 0, missing: 2 },
      ],
    },
    [first],
  );
  expect(countsOf(tally)).toEqual([
    ['cases', 1],
    ['phones', 0],
  ]);
  expect(sumsOf(linesOf(tally), tally.receipt)).toEqual({
    counted: 1,
    wanted: 5,
    left: 4,
    missing: 2,
    wrong: 1,
  });
});

test('a unit of the manifest that is here is no longer missing', () => {
  const first = scan('1', '356938035643809');
  const received = { result: 'matchedUnit' as const, lineId: 'phones', productId: 'phone', productName: 'Phone' };
  const tally = withAnswer(
    withScan(start, first),
    {
      results: [{ clientScanId: '1', ...received, code: '356938035643809', suggestedImei: null }],
      lines: [{ lineId: 'phones', counted: 1, missing: 1 }],
    },
    [first],
  );
  expect(tally.receipt.missing.map(({ unitId }) => unitId)).toEqual(['second']);
  expect(tally.open).toEqual([]);
});

test('a scan that the receipt shows already is not counted twice while its answer is on the way', () => {
  const first = scan('1', 'CASE-1');
  const entry = {
    id: '1',
    result: 'matched' as const,
    lineId: 'cases',
    productId: 'case',
    productName: 'Clear case',
    quantity: 1,
    code: 'CASE-1',
    identifiers: [],
    arrival: 'ok' as const,
    at: first.at,
    by: 'Dana',
  };
  const lines = receipt.lines.map((one) => (one.lineId === 'cases' ? { ...one, counted: 1 } : one));
  expect(countsOf({ receipt: { ...receipt, lines, entries: [entry] }, open: [first] })).toEqual([
    ['cases', 1],
    ['phones', 0],
  ]);
});
