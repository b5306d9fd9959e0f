import { expect, test } from 'vitest';
import { barcodeForms, documentNamed } from './scans.rules.ts';

test("a document is named by its number, however it is written, and by a scanner that speaks another keyboard's minus", () => {
  expect(
    ['INV-1001', 'inv 1001', 'PO1002', "CNT'1003", 'GRN-7', 'ADJ-1004', 'bill 9', 'PAY-8'].map(documentNamed),
  ).toEqual([
    { kind: 'invoice', number: 1001 },
    { kind: 'invoice', number: 1001 },
    { kind: 'purchase', number: 1002 },
    { kind: 'count', number: 1003 },
    { kind: 'receipt', number: 7 },
    { kind: 'adjustment', number: 1004 },
    { kind: 'bill', number: 9 },
    { kind: 'vendorPayment', number: 8 },
  ]);
});

test('what only looks like a number names none', () => {
  expect(['1001', 'INV-', 'INVOICE-1', 'PO-10011001001', 'ACC-001', '356938035643809'].map(documentNamed)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test('a UPC and the EAN that it is are one code', () => {
  expect(['195949034350', '0195949034350', '4006381333931', 'CABLE'].map(barcodeForms)).toEqual([
    ['195949034350', '0195949034350'],
    ['0195949034350', '195949034350'],
    ['4006381333931'],
    ['CABLE'],
  ]);
});
