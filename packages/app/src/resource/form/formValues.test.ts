import { customer, customerProblem } from '@tilldesk/domain/customers';
import { product } from '@tilldesk/domain/products';
import { expect, test } from 'vitest';
import { beginningOf, differing, draftOf, fieldAt, fieldErrorsIn } from './formValues.ts';

const blank = beginningOf(customer.fields, null, { preferredLanguage: 'en' });
const phones = [{ number: '+1 555 010 2030', label: 'mobile', contactName: null, isPrimary: true }];
const ana = { ...blank, firstName: 'Ana', phones };

test('a new record begins empty, but for what it is born with', () => {
  expect([blank['firstName'], blank['taxExempt'], blank['preferredLanguage']]).toEqual([null, false, 'en']);
  expect(beginningOf(product.fields, null, {})['barcodes']).toEqual([]);
});

test('a form of a record begins with its values and nothing else', () => {
  expect(beginningOf({ city: customer.fields.city }, { id: '1', city: '5', version: 3 }, { city: '6' })).toEqual({
    city: '5',
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

test('a name that is too long and a bad email are found before anything is sent', () => {
  const fieldErrors = { ...ana, firstName: 'x'.repeat(61), emails: [{ address: 'ana', isPrimary: true }] };
  const found = fieldErrorsIn(customer.draft, draftOf(fieldErrors), customerProblem);
  expect(Object.entries(found).map(([field, { code }]) => [field, code])).toEqual([
    ['firstName', 'tooLong'],
    ['emails.0.address', 'format'],
  ]);
});

test('a customer who has no name or cannot be reached is rejected at the field', () => {
  const fieldErrorsFor = (changes: object) =>
    Object.keys(fieldErrorsIn(customer.draft, draftOf({ ...ana, ...changes }), customerProblem));
  expect([fieldErrorsFor({ phones: [] }), fieldErrorsFor({ firstName: '' }), fieldErrorsFor({})]).toEqual([
    ['phones'],
    ['firstName'],
    [],
  ]);
});

test('a mistake inside a list stands at the list', () => {
  expect([fieldAt('barcodes.0'), fieldAt('sku')]).toEqual(['barcodes', 'sku']);
});
