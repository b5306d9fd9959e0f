import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { customer, customerName } from './customers.entity.ts';
import { unreachable } from './customers.rules.ts';

describe('a customer’s name', () => {
  test.each([
    [{ firstName: 'Ana', lastName: 'Nuñez', company: null }, 'Ana Nuñez'],
    [{ firstName: 'Ana', lastName: null, company: null }, 'Ana'],
    [{ firstName: 'Ana' }, 'Ana'],
    [{ firstName: 'Ana', lastName: 'Nuñez', company: 'Nuñez Repairs' }, 'Nuñez Repairs'],
    [{ firstName: 'Ana', lastName: 'Nuñez', company: '  ' }, 'Ana Nuñez'],
  ])('%j is shown as %s', (person, name) => {
    expect(customerName(person)).toEqual(name);
  });
});

test('a customer has a phone or an email', () => {
  expect([unreachable({ phone: '5550102' }), unreachable({ phone: null, email: 'ana@example.com' })]).toEqual([
    null,
    null,
  ]);
  expect(unreachable({ phone: null, email: '' })?.body()).toEqual({
    code: 'customer.contactMissing',
    message: 'A customer needs a phone or an email.',
    fields: { phone: { code: 'customer.contactMissing', message: 'A customer needs a phone or an email.' } },
  });
});

test('what a form sends blank is absent', () => {
  const form = { firstName: ' Ana ', lastName: '', phone: ' ', email: 'Ana@Example.com', notes: '', taxExempt: false };
  expect(z.parse(customer.draft, form)).toEqual({
    firstName: 'Ana',
    lastName: null,
    phone: null,
    email: 'ana@example.com',
    notes: null,
    taxExempt: false,
  });
});
