import type { Invoice, Sellable } from '@tilldesk/domain/shop';
import { expect, test } from 'vitest';
import { draftOf, emptyCart, isUnsaved, piecesOf, shortage, totalsOfCart, type Cart } from './cart.ts';
import { ring, sentOf, type CartAction } from './ring.ts';

const cable: Sellable = {
  productId: 'cable',
  unitId: null,
  name: 'USB-C cable',
  sku: 'CAB-1',
  unitCode: null,
  tracking: 'quantity',
  price: 1999,
  taxRate: '0.0825',
  onHand: 3,
};
const phone: Sellable = {
  productId: 'phone',
  unitId: null,
  name: 'Aurora X2',
  sku: 'AUR-X2',
  unitCode: null,
  tracking: 'serialized',
  price: 79900,
  taxRate: '0.0825',
  onHand: 2,
};
const unit = (unitId: string, unitCode: string): Sellable => ({ ...phone, unitId, unitCode, onHand: 1 });

const play = (actions: readonly CartAction[], from: Cart = emptyCart('cart')): Cart => actions.reduce(ring, from);
const found = (item: Sellable, lineId: string): CartAction => ({ type: 'found', item, lineId });
const facts = (cart: Cart) => cart.lines.map(({ id, quantity, unitCode }) => [id, quantity, unitCode]);

test('a scanned accessory becomes a line at once, and the same one again raises its quantity', () => {
  const cart = play([found(cable, 'a'), found(cable, 'b')]);
  expect([facts(cart), piecesOf(cart), cart.touched, cart.news]).toEqual([
    [['a', 2, null]],
    2,
    'a',
    { kind: 'counted', about: 'USB-C cable', quantity: 2 },
  ]);
});

test('every phone has a line of its own', () => {
  const cart = play([found(unit('u1', '350000000000001'), 'a'), found(unit('u2', '350000000000002'), 'b')]);
  expect(facts(cart)).toEqual([
    ['a', 1, '350000000000001'],
    ['b', 1, '350000000000002'],
  ]);
});

test('a phone found by words asks for its IMEI, and the scan of one fills it', () => {
  const asked = play([found(phone, 'a')]);
  expect(asked.news).toEqual({ kind: 'unitWanted', about: 'Aurora X2', quantity: 1 });
  const filled = play([found(unit('u1', '350000000000001'), 'b')], asked);
  expect([facts(filled), filled.news]).toEqual([
    [['a', 1, '350000000000001']],
    { kind: 'unitFilled', about: '350000000000001', quantity: 1 },
  ]);
});

test('the same IMEI twice is refused and changes nothing', () => {
  const once = play([found(unit('u1', '350000000000001'), 'a')]);
  const twice = play([found(unit('u1', '350000000000001'), 'b')], once);
  expect([facts(twice), twice.news]).toEqual([facts(once), { kind: 'twice', about: '350000000000001', quantity: 1 }]);
});

test('quantities stay between one and what a line holds, and a phone is one piece', () => {
  const cart = play([
    found(cable, 'a'),
    found(unit('u1', '350000000000001'), 'b'),
    { type: 'quantity', line: 'a', quantity: 20_000 },
    { type: 'quantity', line: 'b', quantity: 5 },
  ]);
  expect(facts(cart)).toEqual([
    ['a', 10_000, null],
    ['b', 1, '350000000000001'],
  ]);
  expect(facts(play([{ type: 'quantity', line: 'a', quantity: 0 }], cart))[0]).toEqual(['a', 1, null]);
});

test('totals follow discounts of lines and of the whole, taxed on what is left', () => {
  const cart = play([
    found(cable, 'a'),
    { type: 'quantity', line: 'a', quantity: 5 },
    { type: 'lineDiscount', line: 'a', discount: { kind: 'amount', amount: 995 } },
    { type: 'discount', discount: { kind: 'share', rate: '0.1' } },
  ]);
  const { gross, discount, net, tax, total } = totalsOfCart(cart);
  expect({ gross, discount, net, tax, total }).toEqual({
    gross: 9995,
    discount: 1895,
    net: 8100,
    tax: 668,
    total: 8768,
  });
});

test('a tax-exempt customer pays no tax, and a walk-in pays it again', () => {
  const school = { id: 'c', name: 'School', taxExempt: true };
  const exempt = play([found(cable, 'a'), { type: 'customer', customer: school }]);
  expect([totalsOfCart(exempt).tax, totalsOfCart(play([{ type: 'customer', customer: null }], exempt)).tax]).toEqual([
    0, 165,
  ]);
});

test('more than is in stock is told with what is there', () => {
  const cart = play([found(cable, 'a'), { type: 'quantity', line: 'a', quantity: 4 }]);
  expect([shortage(cart, cart.lines[0]!), shortage(play([found(cable, 'a')]), cart.lines[0]!)]).toEqual([3, null]);
});

test('what changed while a save was on its way stays unsaved', () => {
  const before = play([found(cable, 'a')]);
  const sent = sentOf(before);
  const meanwhile = play([found(unit('u1', '350000000000001'), 'b')], before);
  const after = play([{ type: 'saved', invoice: answerTo(before, 1), sent }], meanwhile);
  expect([after.version, isUnsaved(after), facts(after).length]).toEqual([1, true, 2]);
  expect(isUnsaved(play([{ type: 'saved', invoice: answerTo(after, 2), sent: sentOf(after) }], after))).toEqual(false);
});

test('a cart that was only looked at is not unsaved', () => {
  expect(isUnsaved(emptyCart('cart'))).toEqual(false);
  expect(isUnsaved(play([{ type: 'notes', notes: '  ' }]))).toEqual(false);
  expect(isUnsaved(play([found(cable, 'a')]))).toEqual(true);
});

function answerTo(cart: Cart, version: number): Invoice {
  const { customerId, discount, lines, notes } = draftOf(cart);
  const sums = totalsOfCart(cart);
  return {
    id: cart.id,
    number: null,
    status: 'draft',
    customerId,
    customerName: null,
    salesperson: 'Ana',
    currency: 'USD',
    gross: sums.gross,
    discountTotal: sums.discount,
    net: sums.net,
    tax: sums.tax,
    total: sums.total,
    paid: 0,
    due: sums.total,
    pieces: piecesOf(cart),
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    postedAt: null,
    version,
    notes: notes ?? null,
    discount,
    payments: [],
    history: [],
    lines: lines.map((line, i) => {
      const { description, sku, tracking, unitCode, taxRate } = cart.lines[i]!;
      const { gross, net, tax, total } = sums.lines[i]!;
      const shown = { description, sku, tracking, unitCode, taxRate, gross, net, tax, total };
      return { ...line, ...shown, discountTotal: gross - net, cost: null, warrantyUntil: null };
    }),
  };
}
