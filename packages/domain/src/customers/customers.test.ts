import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formatPhone, withOnePrimary } from './contacts.entity.ts';
import { customer, customerName } from './customers.entity.ts';
import { customerProblem, isExemptOn, unreachable } from './customers.rules.ts';
import { inverseRelation, relations } from './links.entity.ts';

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

test('a customer has a name or a company, and a phone or an email', () => {
  const phones = [{ number: '5550102' }];
  expect([
    customerProblem({ firstName: 'Ana', phones, emails: [] }),
    customerProblem({ company: 'Acme', phones: [], emails: [{ address: 'ana@example.com' }] }),
    customerProblem({ lastName: ' ', phones })?.code,
    unreachable({ phones: [], emails: [] })?.fields,
  ]).toEqual([
    null,
    null,
    'customer.nameMissing',
    { phones: { code: 'customer.contactMissing', message: 'customer.contactMissing' } },
  ]);
});

test('what a form sends blank is absent', () => {
  const form = {
    firstName: ' Ana ',
    lastName: '',
    phones: [{ number: ' 555 010 2030 ', label: 'mobile', contactName: '', isPrimary: true }],
    emails: [{ address: 'Ana@Example.com', isPrimary: true }],
    tags: [' VIP '],
    notes: '',
    smsConsent: false,
    emailConsent: true,
    taxExempt: false,
  };
  expect(z.parse(customer.draft, form)).toEqual({
    firstName: 'Ana',
    lastName: null,
    phones: [{ number: '555 010 2030', label: 'mobile', contactName: null, isPrimary: true }],
    emails: [{ address: 'ana@example.com', isPrimary: true }],
    tags: ['VIP'],
    notes: null,
    smsConsent: false,
    emailConsent: true,
    taxExempt: false,
  });
});

test('of contacts each stands once, and one is the primary', () => {
  const key = ({ number }: { number: string }) => number;
  const as = (number: string, isPrimary: boolean) => ({ number, isPrimary });
  expect([
    withOnePrimary([], key),
    withOnePrimary([as('1', false), as('2', false)], key),
    withOnePrimary([as('1', false), as('2', true), as('1', true), as('3', true)], key),
  ]).toEqual([[], [as('1', true), as('2', false)], [as('1', false), as('2', true), as('3', false)]]);
});

test('a North American number is written as people read it, others as they are kept', () => {
  expect([formatPhone('+17185550142'), formatPhone('+34612345678'), formatPhone('ext. 12')]).toEqual([
    '(718) 555-0142',
    '+34612345678',
    'ext. 12',
  ]);
});

test('an exemption from tax holds to the end of its last day', () => {
  const exempt = { taxExempt: true, taxExemptExpires: '2026-03-31' };
  expect([
    isExemptOn(exempt, '2026-03-31'),
    isExemptOn(exempt, '2026-04-01'),
    isExemptOn({ taxExempt: true }, '2099-01-01'),
    isExemptOn({ ...exempt, taxExempt: false }, '2026-03-01'),
  ]).toEqual([true, false, true, false]);
});

test('a link seen from its other end and back is the same link', () => {
  expect(relations.map((relation) => inverseRelation[inverseRelation[relation]])).toEqual([...relations]);
});
