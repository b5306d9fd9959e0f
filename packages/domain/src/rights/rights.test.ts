import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modules } from './modules.ts';
import { allRights, can, opens, rights, someRights, type Guard } from './rights.ts';

const module = fc.constantFrom(...modules);
const right = fc.constantFrom(...rights);
const cashier = someRights({ 'Sale & Invoice': 'rc', Customer: 'r' });

test('a cashier may write invoices and read customers, and no more', () => {
  const granted = modules.flatMap((name) => rights.filter((one) => can(cashier, name, one)).map((one) => [name, one]));
  expect(granted).toEqual([
    ['Sale & Invoice', 'read'],
    ['Sale & Invoice', 'create'],
    ['Customer', 'read'],
  ]);
});

test('an owner may do everything', () => {
  expect(modules.every((name) => rights.every((one) => can(allRights(), name, one)))).toEqual(true);
});

test('[S6-01] how a module is spelled, in small or capital letters, changes nothing', () => {
  const spelled = (name: string, capitals: readonly boolean[]) =>
    [...name].map((c, i) => (capitals[i % capitals.length] ? c.toUpperCase() : c.toLowerCase())).join('');
  fc.assert(
    fc.property(module, right, fc.array(fc.boolean(), { minLength: 1 }), (name, one, capitals) => {
      const respelled = allRights().map((row) => ({ ...row, module: spelled(row.module, capitals) }));
      expect([
        can(respelled, name, one),
        can(
          respelled.filter((r) => !r[one]),
          name,
          one,
        ),
      ]).toEqual([true, false]);
    }),
  );
});

test('[S6-01] with no permissions every check is false', () => {
  const none = fc.constantFrom(null, undefined, [], someRights(Object.fromEntries(modules.map((name) => [name, '']))));
  const need = fc.oneof(right, fc.constant('readOrCreate' as const), fc.subarray([...rights]));
  fc.assert(
    fc.property(none, module, need, (granted, name, requestedRight) => {
      expect([rights.some((one) => can(granted, name, one)), opens(granted, [name, requestedRight])]).toEqual([
        false,
        false,
      ]);
    }),
  );
});

test('a right on one module opens no other', () => {
  fc.assert(
    fc.property(module, module, right, (mine, other, one) => {
      fc.pre(mine !== other);
      expect(can(someRights({ [mine]: 'rcud' }), other, one)).toEqual(false);
    }),
  );
});

describe('a door', () => {
  test.each<[string, Guard, string, boolean]>([
    ['one right, held', ['Refunds & Exchanges', 'create'], 'c', true],
    ['one right, another held', ['Refunds & Exchanges', 'create'], 'rud', false],
    ['read or create, with read', ['Refunds & Exchanges', 'readOrCreate'], 'r', true],
    ['read or create, with create', ['Refunds & Exchanges', 'readOrCreate'], 'c', true],
    ['read or create, with the others', ['Refunds & Exchanges', 'readOrCreate'], 'ud', false],
    ['a list of which one is held', ['Refunds & Exchanges', ['create', 'update']], 'u', true],
    ['a list of which none is held', ['Refunds & Exchanges', ['create', 'update']], 'rd', false],
    ['an empty list', ['Refunds & Exchanges', []], 'rcud', false],
  ])('%s', (_, guard, letters, expected) => {
    expect(opens(someRights({ 'Refunds & Exchanges': letters }), guard)).toEqual(expected);
  });
});

test('no two modules differ by their capitals alone', () => {
  expect(new Set(modules.map((name) => name.toLowerCase())).size).toEqual(modules.length);
});
