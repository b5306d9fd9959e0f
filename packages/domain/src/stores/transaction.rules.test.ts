import { expect, test } from 'vitest';
import { isCustomerMissing, isSellerMissing } from './transaction.rules.ts';

const sale = { customerId: null, total: 500, lines: [{ unitId: null }] };

test('a store without rules needs neither customer nor seller', () => {
  expect([
    isCustomerMissing({ customerFrom: null, customerForSerials: false }, sale),
    isSellerMissing({ askSeller: false }, null),
  ]).toEqual([false, false]);
});

test('a customer is missing from the amount on, and for a device', () => {
  const missing = (settings: Parameters<typeof isCustomerMissing>[0], of: Partial<typeof sale> = {}) =>
    isCustomerMissing(settings, { ...sale, ...of });
  const [from500, devices] = [
    { customerFrom: 500, customerForSerials: false },
    { customerFrom: null, customerForSerials: true },
  ];
  expect([
    missing(from500),
    missing(from500, { total: 499 }),
    missing(devices),
    isCustomerMissing(devices, { ...sale, lines: [{ unitId: 'a' }] }),
    isCustomerMissing({ ...from500, ...devices }, { ...sale, customerId: 'mia', lines: [{ unitId: 'a' }] }),
  ]).toEqual([true, false, false, true, false]);
});

test('a seller is missing until somebody confirmed the sale, where the store asks', () => {
  expect([isSellerMissing({ askSeller: true }, null), isSellerMissing({ askSeller: true }, 'mia')]).toEqual([
    true,
    false,
  ]);
});
