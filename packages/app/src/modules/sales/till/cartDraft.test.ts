import type { Sellable } from '@tilldesk/domain/sales';
import { expect, test } from 'vitest';
import { emptyCart, isUnsaved, type Cart } from './cart.ts';
import { draftContentOf, readCartDraft, withSavedDraft } from './cartDraft.ts';
import { cartReducer } from './ring.ts';

const item: Sellable = {
  productId: 'cable',
  unitId: null,
  unitCode: null,
  unitLooks: null,
  name: 'USB-C cable',
  sku: 'CABLE',
  tracking: 'quantity',
  price: 1999,
  listPrice: 1999,
  rule: null,
  isBundle: false,
  taxRate: '0.0825',
  onHand: 7,
  elsewhere: [],
};
const phone: Sellable = { ...item, productId: 'phone', unitId: 'unit-1', unitCode: '35…1', tracking: 'serialized' };
const found = (cart: Cart, what: Sellable, lineId: string) => cartReducer(cart, { type: 'found', item: what, lineId });
const written = cartReducer(found(found(emptyCart('old'), item, 'l1'), phone, 'l2'), { type: 'notes', notes: 'gift' });
const throughTheWire = (cart: Cart) => readCartDraft(JSON.parse(JSON.stringify(draftContentOf(cart))))!;

test('a cart that was kept is the same cart again, unsaved and under its own id', () => {
  const again = withSavedDraft(emptyCart('new'), throughTheWire(written));
  expect([draftContentOf(again), isUnsaved(again), again.version]).toEqual([draftContentOf(written), true, null]);
});

test('what was scanned before it came stands below it, a unit never twice', () => {
  const begun = found(found(emptyCart('new'), { ...item, productId: 'case' }, 'l9'), phone, 'l8');
  const again = withSavedDraft(begun, throughTheWire(written));
  expect(again.lines.map(({ id }) => id)).toEqual(['l1', 'l2', 'l9']);
});

test('a draft that somebody saved since keeps its old version, so that saving asks', () => {
  const saved: Cart = { ...written, version: 3, saved: '{}' };
  const again = withSavedDraft({ ...saved, version: 5 }, throughTheWire(saved));
  expect([again.version, again.saved]).toEqual([3, '{}']);
});

test('what is no cart is none', () => {
  expect([null, 'x', {}, { ...draftContentOf(written), lines: [{}] }].map(readCartDraft)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
