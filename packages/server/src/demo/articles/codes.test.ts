import { isImei } from '@tilldesk/domain/fields';
import { expect, test } from 'vitest';
import { barcodeOf, gtinDigit, imeiOf } from './codes.ts';

test('an IMEI carries the allocation of its model, its serial and the right check digit', () => {
  expect(imeiOf('49015420', 323751)).toBe('490154203237518');
  expect(isImei(imeiOf('35714209', 7))).toBe(true);
});

test('a barcode has the check digit of GS1', () => {
  // The example of the GS1 General Specifications, and a tin of paint's UPC-A.
  expect(gtinDigit('629104150021')).toBe(3);
  expect(gtinDigit('03600029145')).toBe(2);
});

test('a prefix of six digits makes a UPC-A, one of seven an EAN-13', () => {
  expect(barcodeOf('194253', 10_031)).toBe('194253100317');
  expect(barcodeOf('6921815', 70_009)).toMatch(/^692181570009\d$/);
});
