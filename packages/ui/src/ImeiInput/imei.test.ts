import { expect, test } from 'vitest';
import { checkDigitOf, cleanImei, isImei } from './imei.ts';

test('the digit that checks an IMEI follows from the others', () => {
  expect([checkDigitOf('35209900176148'), checkDigitOf('49015420323751'), checkDigitOf('35693803564380')]).toEqual([
    '1',
    '8',
    '9',
  ]);
});
test('an IMEI has 15 digits, and its last one fits', () => {
  expect(['352099001761481', '352099001761482', '35209900176148', ''].map(isImei)).toEqual([true, false, false, false]);
});
test('spaces, dashes and words of a pasted IMEI go', () => {
  expect(cleanImei('IMEI 1: 35-209900-176148-1')).toEqual('352099001761481');
  expect(cleanImei('35 209900 176148 1\n')).toEqual('352099001761481');
});
test('of what a phone shows for *#06#, the dialled signs and the version of its software go', () => {
  expect(cleanImei('*#06# 352099001761481')).toEqual('352099001761481');
  expect(cleanImei('352099/00/176148/1 / 01')).toEqual('352099001761481');
  expect(cleanImei('352099001761481/01')).toEqual('352099001761481');
});
test('more than one IMEI stays whole, to be cut', () => {
  expect(cleanImei('352099001761481 352099001761499')).toEqual('352099001761481352099001761499');
});
test('an IMEI of an Arabic keyboard is read', () => {
  expect(cleanImei('٣٥٢٠٩٩')).toEqual('352099');
});
test('a paste without a digit is empty', () => {
  expect(cleanImei('no 😀 digits')).toEqual('');
});
