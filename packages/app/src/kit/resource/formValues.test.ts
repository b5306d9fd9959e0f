import { customer, product, unreachable } from '@tilldesk/domain/shop';
import { expect, test } from 'vitest';
import { beginningOf, differing, draftOf, fieldAt, mistakesIn } from './formValues.ts';

const blank = beginningOf(customer.fields, null, { preferredLanguage: 'en' });
const ana = { ...blank, firstName: 'Ana', phone: '+1 555 010 2030' };

test('a new record begins empty, but for what it is born with', () => {
  expect([blank['firstName'], blank['taxExempt'], blank['preferredLanguage']]).toEqual([null, false, 'en']);
  expect(beginningOf(product.fields, null, {})['barcodes']).toEqual([]);
});

test('a form of a record begins with its values and nothing else', () => {
  expect(beginningOf({ phone: customer.fields.phone }, { id: '1', phone: '5', version: 3 }, { phone: '6' })).toEqual({
    phone: '5',
  });
});

test('an emptied text is sent as null', () => {
  expect(draftOf({ firstName: 'Ana', company: ' ', taxExempt: false })).toEqual({
    firstName: 'Ana',
    company: null,
    taxExempt: false,
  });
});

test('a form is changed where a value differs, and an emptied field equals an absent one', () => {
  expect(differing(ana, { ...ana, company: '' })).toEqual([]);
  expect(differing(ana, { ...ana, company: 'Acme', taxExempt: true })).toEqual(['company', 'taxExempt']);
  expect(differing({ barcodes: ['A'] }, { barcodes: ['A', 'B'] })).toEqual(['barcodes']);
});

test('a missing name and a bad email are found before anything is sent', () => {
  const found = mistakesIn(customer.draft, draftOf({ ...ana, firstName: '', email: 'ana' }), unreachable);
  expect(Object.entries(found).map(([field, { code }]) => [field, code])).toEqual([
    ['firstName', 'required'],
    ['email', 'format'],
  ]);
});

test('a customer who cannot be reached is refused at the phone', () => {
  expect(Object.keys(mistakesIn(customer.draft, draftOf({ ...ana, phone: '' }), unreachable))).toEqual(['phone']);
  expect(mistakesIn(customer.draft, draftOf(ana), unreachable)).toEqual({});
});

test('a mistake inside a list stands at the list', () => {
  expect([fieldAt('barcodes.0'), fieldAt('sku')]).toEqual(['barcodes', 'sku']);
});
