import type { Invoice, Sellable } from '@tilldesk/domain/sales';
import { expect, test } from 'vitest';
import {
  draftOf,
  emptyCart,
  isExempt,
  isUnsaved,
  lineForCharge,
  piecesOf,
  shortage,
  totalsOfCart,
  type Cart,
} from './cart.ts';
import { unusualFieldsOf } from './doubts.ts';
import { cartReducer, sentOf, type CartAction } from './ring.ts';

const cable: Sellable = {
  productId: 'cable',
  unitId: null,
  name: 'USB-C cable',
  sku: 'CAB-1',
  unitCode: null,
  unitLooks: null,
  tracking: 'quantity',
  price: 1999,
  listPrice: 1999,
  rule: null,
  isBundle: false,
  taxRate: '0.0825',
  onHand: 3,
  elsewhere: [],
};
const phone: Sellable = {
  productId: 'phone',
  unitId: null,
  name: 'Aurora X2',
  sku: 'AUR-X2',
  unitCode: null,
  unitLooks: null,
  tracking: 'serialized',
  price: 79900,
  listPrice: 79900,
  rule: null,
  isBundle: false,
  taxRate: '0.0825',
  onHand: 2,
  elsewhere: [],
};
const unit = (unitId: string, unitCode: string): Sellable => ({ ...phone, unitId, unitCode, onHand: 1 });

const play = (actions: readonly CartAction[], from: Cart = emptyCart('cart')): Cart =>
  actions.reduce(cartReducer, from);
const found = (item: Sellable, lineId: string): CartAction => ({ type: 'found', item, lineId });
const facts = (cart: Cart) => cart.lines.map(({ id, quantity, unitCode }) => [id, quantity, unitCode]);

test('a scanned accessory becomes a line at once, and the same one again raises its quantity', () => {
  const cart = play([found(cable, 'a'), found(cable, 'b')]);
  expect([facts(cart), piecesOf(cart), cart.touched, cart.feedback]).toEqual([
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
  const requestedCart = play([found(phone, 'a')]);
  expect(requestedCart.feedback).toEqual({ kind: 'unitWanted', about: 'Aurora X2', quantity: 1 });
  const filled = play([found(unit('u1', '350000000000001'), 'b')], requestedCart);
  expect([facts(filled), filled.feedback]).toEqual([
    [['a', 1, '350000000000001']],
    { kind: 'unitFilled', about: '350000000000001', quantity: 1 },
  ]);
});

test('the same IMEI twice is rejected and changes nothing', () => {
  const once = play([found(unit('u1', '350000000000001'), 'a')]);
  const twice = play([found(unit('u1', '350000000000001'), 'b')], once);
  expect([facts(twice), twice.feedback]).toEqual([
    facts(once),
    { kind: 'twice', about: '350000000000001', quantity: 1 },
  ]);
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

const onSale: Sellable = { ...cable, price: 1599, listPrice: 1999, rule: 'Cable week' };

test('what a rule lowered is shown at its price, and sent at its list price for the server to say', () => {
  const cart = play([found(onSale, 'a')]);
  const [line] = cart.lines;
  expect([line?.unitPrice, line?.listPrice, line?.rule, draftOf(cart).lines[0]?.unitPrice]).toEqual([
    1599,
    1999,
    'Cable week',
    1999,
  ]);
  const typed = play([{ type: 'price', line: 'a', unitPrice: 1500 }], cart);
  expect([typed.lines[0]?.rule, draftOf(typed).lines[0]?.unitPrice]).toEqual([null, 1500]);
});

test('another customer pays what the rules say now; a price that was typed stays', () => {
  const cart = play([found(onSale, 'a'), found(phone, 'b'), { type: 'price', line: 'b', unitPrice: 75_000 }]);
  const prices = [
    { id: 'a', price: 1999, listPrice: 1999, rule: null },
    { id: 'b', price: 71_910, listPrice: 79_900, rule: 'VIP' },
  ];
  const now = play([{ type: 'priced', prices }], cart);
  expect(now.lines.map(({ unitPrice, rule }) => [unitPrice, rule])).toEqual([
    [1999, null],
    [75_000, null],
  ]);
});

test('a bundle of which the shelf makes too few is told as goods are, a service is not', () => {
  const kit: Sellable = { ...cable, tracking: 'none', isBundle: true, onHand: 1 };
  const two = play([found(kit, 'a'), { type: 'quantity', line: 'a', quantity: 2 }]);
  const service = play([found({ ...kit, isBundle: false, onHand: 0 }, 'a')]);
  expect([two, service].map((cart) => shortage(cart, cart.lines[0]!))).toEqual([1, null]);
});

test('a charge adds to the total with the rate that it bears, and is no piece', () => {
  const charge = { kind: 'fee', description: 'Set-up', isTaxed: true } as const;
  const line = lineForCharge(charge, 1000, 'f', '0.0825');
  const cart = play([found(cable, 'a'), { type: 'charged', line }]);
  expect([totalsOfCart(cart).total, piecesOf(cart), draftOf(cart).lines[1]?.charge]).toEqual([3247, 1, charge]);
  const untaxed = play([
    { type: 'customer', customer: { id: 'ana', name: 'Ana', taxExempt: false } },
    { type: 'exemption', exemption: { reason: 'School', certificate: 'TX-77' } },
  ]);
  expect([isExempt(untaxed), draftOf(untaxed).exemption]).toEqual([true, { reason: 'School', certificate: 'TX-77' }]);
  expect(isExempt(play([{ type: 'customer', customer: null }], untaxed))).toEqual(false);
});

test('whose customer was merged meanwhile is the other one’s once it is saved, and not unsaved by that', () => {
  const cart = play([found(cable, 'a'), { type: 'customer', customer: { id: 'old', name: 'Ana', taxExempt: false } }]);
  const invoice = { ...answerTo(cart, 1), customerId: 'new', customerName: 'Ana Ruiz' };
  const after = play([{ type: 'saved', invoice, sent: sentOf(cart) }], cart);
  expect([after.customer, isUnsaved(after)]).toEqual([{ id: 'new', name: 'Ana Ruiz', taxExempt: false }, false]);
  const other = play([{ type: 'customer', customer: null }], cart);
  expect(play([{ type: 'saved', invoice, sent: sentOf(cart) }], other).customer).toEqual(null);
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
    customerName: cart.customer?.name ?? null,
    customerLanguage: null,
    salesperson: 'Ana',
    currency: 'USD',
    gross: sums.gross,
    discountTotal: sums.discount,
    net: sums.net,
    tax: sums.tax,
    total: sums.total,
    paid: 0,
    due: sums.total,
    refunded: 0,
    printed: false,
    dueDate: null,
    isOverdue: false,
    quotedUntil: null,
    isExpired: false,
    pieces: piecesOf(cart),
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    postedAt: null,
    version,
    notes: notes ?? null,
    discount,
    discountReason: null,
    exemption: cart.customer?.taxExempt === true ? { by: 'customer', reason: null, certificate: null, tax: 0 } : null,
    payments: [],
    instalments: [],
    policy: { returnBy: null, restockingFeeRate: null, refund: null, terms: null },
    refunds: [],
    exchangeOf: null,
    history: [],
    lines: lines.map((line, i) => {
      const { description, sku, tracking, unitCode, unitLooks, taxRate } = cart.lines[i]!;
      const { gross, net, tax, total } = sums.lines[i]!;
      const shown = { description, sku, tracking, unitCode, unitLooks, taxRate, gross, net, tax, total };
      return {
        ...line,
        ...shown,
        charge: null,
        salespersonId: null,
        salesperson: null,
        priceReason: null,
        discountReason: null,
        ownTaxRate: taxRate,
        listPrice: null,
        offered: null,
        approvedBy: null,
        priceRule: null,
        discountTotal: gross - net,
        cost: null,
        warrantyUntil: null,
        returned: 0,
        refundedNet: 0,
        refundedTax: 0,
      };
    }),
  };
}

test('what is far from the usual is asked about until it is confirmed, and again when it changes', () => {
  const cart = play([found(cable, 'a'), { type: 'quantity', line: 'a', quantity: 21 }]);
  const priced = play([{ type: 'price', line: 'a', unitPrice: 303_499 }], cart);
  const confirmed = play([{ type: 'confirmed', line: 'a' }], priced);
  const again = play([{ type: 'quantity', line: 'a', quantity: 22 }], confirmed);
  expect([cart, priced, confirmed, again].map(({ lines }) => lines.flatMap(unusualFieldsOf))).toEqual([
    ['quantity'],
    ['quantity', 'unitPrice'],
    [],
    ['quantity'],
  ]);
});

test('a price that has a reason is not asked about, nor is a fee that nobody has a price of', () => {
  const cheap = play([found(cable, 'a'), { type: 'price', line: 'a', unitPrice: 1 }]);
  const notes = { salespersonId: null, salesperson: null, priceReason: 'Damaged', discountReason: null };
  const explained = play([{ type: 'noted', line: 'a', notes }], cheap);
  const fee = lineForCharge({ kind: 'fee', description: 'Setup', isTaxed: false }, 500_000, 'f', '0');
  const charged = play([{ type: 'charged', line: fee }]);
  expect([cheap, explained, charged].map(({ lines }) => lines.flatMap(unusualFieldsOf))).toEqual([
    ['unitPrice'],
    [],
    [],
  ]);
});

test('the usual price that is typed, or put back after a scan, is the quoted one with its rule', () => {
  const cart = play([found(onSale, 'a'), { type: 'price', line: 'a', unitPrice: 14_141 }]);
  const back = play([{ type: 'price', line: 'a', unitPrice: onSale.price }], cart);
  expect([cart, back].map(({ lines: [line] }) => [line?.unitPrice, line?.listPrice, line?.rule])).toEqual([
    [14_141, null, null],
    [1599, 1999, 'Cable week'],
  ]);
});
