import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invoices } from './sales.contract.ts';

const id = (last: number) => `01936c3a-7c00-7a11-8b22-12345678900${last}`;
const line = { id: id(1), productId: id(9), unitId: null, quantity: 1, unitPrice: 1999, discount: null };
const fee = { ...line, productId: null, charge: { kind: 'fee', description: 'Set-up', isTaxed: true } };
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
    ['with a charge in place of a product', { lines: [fee] }, true],
    ['with a charge and a product in one', { lines: [{ ...fee, productId: id(9) }] }, false],
    ['with a charge that takes a unit along', { lines: [{ ...fee, unitId: id(8) }] }, false],
    ['with neither', { lines: [{ ...line, productId: null }] }, false],
    ['with a charge below nothing', { lines: [{ ...fee, unitPrice: -1 }] }, false],
    ['without tax, with reason and certificate', { exemption: { reason: 'School', certificate: 'TX-77' } }, true],
    ['without tax, for no reason', { exemption: { reason: '', certificate: 'TX-77' } }, false],
    ['with 201 lines', { lines: Array.from({ length: 201 }, () => line) }, false],
  ])('%s', (_, parts, accepted) => {
    expect(accepts(invoices.create.body, { ...draft, ...parts })).toEqual(accepted);
  });
});

describe('a checkout', () => {
  test('asks for an Idempotency-Key, as all that moves money does', () => {
    const { name: _name, ...calls } = invoices;
    const keyed = Object.entries(calls).flatMap(([name, call]) => (call.key === 'required' ? [name] : []));
    expect(keyed).toEqual(['checkout', 'pay', 'void', 'correctPayment']);
  });

  test.each<[string, object, boolean]>([
    ['of a saved draft', { version: 2 }, true],
    ['of a whole sale', { draft: { customerId: null, lines: [line], discount: null, notes: null } }, true],
    ['of a free sale', { tenders: [] }, true],
    ['with one tender sent twice', { tenders: [tender, tender] }, false],
    ['with a tender of nothing', { tenders: [{ ...tender, amount: 0 }] }, false],
    ['with a check and its number', { tenders: [{ ...tender, kind: 'check', reference: '1042' }] }, true],
    ['with a cheque', { tenders: [{ ...tender, kind: 'cheque' }] }, false],
    ['with a part on account', { tenders: [{ ...tender, kind: 'onAccount' }], dueDate: '2026-12-24' }, true],
    ['with a paid sum of its own', { paid: 1 }, false],
  ])('%s', (_, parts, accepted) => {
    expect(accepts(invoices.checkout.body, { tenders: [tender], ...parts })).toEqual(accepted);
  });
});

test('a payment of an open invoice has at least one tender, and puts nothing on account again', () => {
  const sent = (tenders: object[]) => accepts(invoices.pay.body, { tenders });
  expect([sent([tender]), sent([]), sent([{ ...tender, kind: 'onAccount' }])]).toEqual([true, false, false]);
});
