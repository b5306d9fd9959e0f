import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invoices } from './sales.contract.ts';

const id = (last: number) => `01936c3a-7c00-7a11-8b22-12345678900${last}`;
const line = { id: id(1), productId: id(9), unitId: null, quantity: 1, unitPrice: 1999, discount: null };
const draft = { id: id(0), customerId: null, lines: [line], discount: null, notes: null };
const tender = { id: id(5), kind: 'cash', amount: 2000 };

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('a draft', () => {
  test.each<[string, object, boolean]>([
    ['as the till writes it', {}, true],
    ['still empty', { lines: [] }, true],
    ['with one line’s id on two lines', { lines: [line, line] }, false],
    ['with the same product on two lines', { lines: [line, { ...line, id: id(2) }] }, true],
    ['with no pieces on a line', { lines: [{ ...line, quantity: 0 }] }, false],
    ['with a total of its own', { total: 1 }, false],
    ['with a discount of 10 %', { discount: { kind: 'share', rate: '0.1' } }, true],
    ['with a discount of 110 %', { discount: { kind: 'share', rate: '1.1' } }, false],
    ['with a discount below nothing', { discount: { kind: 'amount', amount: -1 } }, false],
    ['with 201 lines', { lines: Array.from({ length: 201 }, () => line) }, false],
  ])('%s', (_, parts, accepted) => {
    expect(accepts(invoices.create.body, { ...draft, ...parts })).toEqual(accepted);
  });
});

describe('a checkout', () => {
  test('asks for an Idempotency-Key, as the only call of the till', () => {
    const { name: _name, ...calls } = invoices;
    expect(Object.entries(calls).flatMap(([name, call]) => (call.key === 'required' ? [name] : []))).toEqual([
      'checkout',
    ]);
  });

  test.each<[string, object, boolean]>([
    ['of a saved draft', { version: 2 }, true],
    ['of a whole sale', { draft: { customerId: null, lines: [line], discount: null, notes: null } }, true],
    ['of a free sale', { tenders: [] }, true],
    ['with one tender sent twice', { tenders: [tender, tender] }, false],
    ['with a tender of nothing', { tenders: [{ ...tender, amount: 0 }] }, false],
    ['with a cheque', { tenders: [{ ...tender, kind: 'cheque' }] }, false],
  ])('%s', (_, parts, accepted) => {
    expect(accepts(invoices.checkout.body, { tenders: [tender], ...parts })).toEqual(accepted);
  });
});
