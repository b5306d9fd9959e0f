import type { Refundable, ReturnableGoods } from '@tilldesk/domain/refunds';
import type { Sellable } from '@tilldesk/domain/sales';
import { expect, test } from 'vitest';
import { fieldErrorsOf } from './mistakes.ts';
import { orderOf } from './order.ts';
import { isBegun, readRefunding } from './refundingDraft.ts';
import { beginRefunding, refunding, type RefundAction, type Refunding } from './refunding.ts';
import { sumsOf } from './sums.ts';

const head = {
  description: 'Cable',
  sku: 'CBL',
  unitId: null,
  unitCode: null,
  unitLooks: null,
  warrantyUntil: null,
  mayReturn: true,
  activation: null,
};
const cables = {
  ...head,
  id: 'cables',
  productId: 'p1',
  tracking: 'quantity',
  quantity: 3,
  left: 3,
  leftNet: 1000,
  leftTax: 83,
  net: 1000,
  tax: 83,
  taxRate: '0.0825',
} as const;
const phone = { ...cables, id: 'phone', tracking: 'serialized', quantity: 1, left: 1, unitId: 'u1' } as const;
const source: Refundable = {
  invoice: {
    id: 'invoice',
    number: 'INV-1',
    store: null,
    status: 'paid',
    customerId: null,
    customerName: null,
    currency: 'USD',
    at: '2026-03-14T12:00:00.000Z',
    total: 2166,
    paid: 2166,
    due: 0,
    refunded: 0,
    returnBy: null,
    isLate: false,
    restockingFeeRate: null,
    version: 2,
  },
  lines: [cables, phone],
  tenders: [
    { kind: 'card', paid: 600, refunded: 0, left: 600 },
    { kind: 'cash', paid: 1566, refunded: 0, left: 1566 },
  ],
  refunds: [],
};
const good: Sellable = {
  productId: 'p2',
  unitId: null,
  unitCode: null,
  unitLooks: null,
  name: 'Case',
  sku: 'CASE',
  tracking: 'quantity',
  taxRate: '0.1',
  price: 2000,
  listPrice: 2000,
  rule: null,
  onHand: 4,
  elsewhere: [],
  isBundle: false,
};
const returnedItems: ReturnableGoods = {
  productId: 'p3',
  unitId: null,
  name: 'Glass',
  sku: 'GLS',
  unitCode: null,
  tracking: 'quantity',
  price: 1000,
  taxRate: '0.1',
  invoice: null,
};

const after = (...actions: readonly RefundAction[]): Refunding =>
  actions.reduce(refunding, beginRefunding('refund', 'sale'));
const choose = (quantity: number) => ({ type: 'chosen', line: cables, id: 'l1', quantity }) as const;
const inShort = (state: Refunding, of: Refundable | null = source) => {
  const { kind, net, tax, total, fees, direction, parts } = sumsOf(state, of, false);
  return { kind, net, tax, total, fees, direction, parts: parts.map((part) => `${part.kind} ${part.amount}`) };
};

test('pieces bring their share, and go back as they were paid, by card first', () => {
  expect(inShort(after(choose(2)))).toEqual({
    kind: 'refund',
    net: 667,
    tax: 55,
    total: 722,
    fees: 0,
    direction: 'out',
    parts: ['card 600', 'cash 122'],
  });
});

test('a fee stays in the shop with its share of the tax', () => {
  const state = after(choose(3), { type: 'written', lineId: 'cables', change: { fee: 100 } });
  expect(inShort(state)).toEqual({
    kind: 'refund',
    net: 900,
    tax: 75,
    total: 975,
    fees: 100,
    direction: 'out',
    parts: ['card 600', 'cash 375'],
  });
});

test('the policy on the invoice keeps its fee unless somebody says why it is less; an activation is asked for', () => {
  const tenders: Refundable['tenders'] = [{ kind: 'cash', paid: 2166, refunded: 0, left: 2166 }];
  const carried: Refundable = { ...source, tenders, invoice: { ...source.invoice, restockingFeeRate: '0.1' } };
  const edit = (change: object) => after(choose(3), { type: 'written', lineId: 'cables', change });
  const fieldErrorText = (state: Refunding, of = carried) => fieldErrorsOf(state, of, sumsOf(state, of, false), null);
  const fees = [edit({}), edit({ reason: 'defective' }), edit({ fee: 40 }), edit({ fee: 150 })].map(
    (state) => sumsOf(state, carried, false).fees,
  );
  expect(fees).toEqual([100, 0, 40, 150]);
  expect([
    fieldErrorText(edit({ reason: 'price', fee: 40 })),
    fieldErrorText(edit({ reason: 'price', fee: 40, feeReason: 'Regular' })),
  ]).toEqual([{ 'cables.feeReason': 'required' }, {}]);

  const activation = { id: 'a1', carrier: 'Northtel', plan: 'Basic', phone: null, status: 'active' } as const;
  const activated: Refundable = { ...source, tenders, lines: [{ ...cables, activation }, phone] };
  const ends = { reason: 'price', ending: 'cancelled' };
  expect([
    fieldErrorText(edit({ reason: 'price' }), activated),
    fieldErrorText(edit(ends), activated),
    fieldErrorText(edit({ ...ends, endedOn: '2026-03-14' }), activated),
    fieldErrorText(edit({ reason: 'price', ending: 'continues' }), activated),
  ]).toEqual([{ 'cables.ending': 'required' }, { 'cables.endedOn': 'required' }, {}, {}]);
  const sent = (state: Refunding, of: Refundable) => {
    const [line] = orderOf(state, of, sumsOf(state, of, false), () => 't').lines;
    return [line?.fee, line?.feeReason, line?.deactivation];
  };
  expect([
    sent(edit({ reason: 'price', fee: 40, feeReason: ' Regular ' }), carried),
    sent(edit({ reason: 'price' }), carried),
    sent(edit({ ...ends, endedOn: '2026-03-14' }), activated),
    sent(edit({ ...ends, ending: 'continues', endedOn: '2026-03-14' }), activated),
  ]).toEqual([
    [40, 'Regular', undefined],
    [100, undefined, undefined],
    [0, undefined, { status: 'cancelled', endedOn: '2026-03-14' }],
    [0, undefined, { status: 'continues', endedOn: null }],
  ]);
});

test('a part of a price brings its tax, and pieces come back into its place', () => {
  const partly = after(
    choose(1),
    { type: 'priced', line: cables, partly: true },
    {
      type: 'written',
      lineId: 'cables',
      change: { amount: 100 },
    },
  );
  const fullPrice = refunding(partly, { type: 'priced', line: cables, partly: false });
  expect([inShort(partly).total, inShort(fullPrice).total]).toEqual([108, 1083]);
});

test('what goes out in exchange is set off: the rest is paid by whoever owes it', () => {
  const dearer = after(choose(3), { type: 'found', item: good, id: 'g1' });
  const cheaper = after(choose(3), { type: 'found', item: { ...good, price: 500 }, id: 'g1' });
  expect([inShort(dearer), inShort(cheaper)].map(({ kind, direction, parts }) => [kind, direction, ...parts])).toEqual([
    ['exchange', 'in', 'cash 1117'],
    ['exchange', 'out', 'card 533'],
  ]);
});

test('goodwill is shared out over the lines; without a receipt today decides, and it is store credit', () => {
  const kindly = after({ type: 'mode', mode: 'goodwill' }, { type: 'goodwill', amount: 500 });
  const unproved = after(
    { type: 'itemAdded', goods: returnedItems, id: 'b1' },
    { type: 'itemAdded', goods: returnedItems, id: 'b2' },
  );
  expect([inShort(kindly).total, inShort(unproved, null)]).toEqual([
    542,
    { kind: 'noReceipt', net: 2000, tax: 200, total: 2200, fees: 0, direction: 'out', parts: ['storeCredit 2200'] },
  ]);
});

test('what is lacking is said where it is lacking', () => {
  const fieldErrorText = (state: Refunding, of: Refundable | null = source) =>
    fieldErrorsOf(state, of, sumsOf(state, of, false), null);
  const split = [{ id: 'cash', kind: 'cash', amount: 100, reference: '' }] as const;
  expect([
    fieldErrorText(after()),
    fieldErrorText(after(choose(3), { type: 'written', lineId: 'cables', change: { fee: 5000 } })),
    fieldErrorText(after(choose(3)), { ...source, lines: [{ ...cables, left: 1 }, phone] }),
    fieldErrorText(
      after(
        choose(1),
        { type: 'written', lineId: 'cables', change: { reason: 'price' } },
        { type: 'parts', parts: split },
      ),
    ),
    fieldErrorText(after({ type: 'itemAdded', goods: returnedItems, id: 'b1' }), null),
    fieldErrorText(after({ type: 'mode', mode: 'goodwill' }, { type: 'goodwill', amount: 5000 }), {
      ...source,
      tenders: [],
    }),
  ]).toEqual([
    { whole: 'nothing' },
    { 'cables.reason': 'required', 'cables.fee': 'fee' },
    { 'cables.reason': 'required', 'cables.quantity': 'over' },
    { parts: 'parts' },
    { 'b1.reason': 'required', customer: 'customer' },
    { goodwill: 'over', customer: 'customer' },
  ]);
});

test('a split by hand is over once what it comes to changes', () => {
  const parts = [{ id: 'x', kind: 'check', amount: 361, reference: '7' }] as const;
  const split = after(choose(1), { type: 'parts', parts });
  expect([
    split.parts,
    refunding(split, { type: 'notes', notes: 'n' }).parts,
    refunding(split, choose(2)).parts,
  ]).toEqual([parts, parts, null]);
});

test('the order names what was chosen, and the next line has the reason of the last', () => {
  const state = after(
    choose(2),
    { type: 'written', lineId: 'cables', change: { reason: 'defective', condition: 'opened' } },
    { type: 'chosen', line: phone, id: 'l2' },
  );
  let ids = 0;
  const { lines, tenders, kind, sale } = orderOf(state, source, sumsOf(state, source, false), () => `t${(ids += 1)}`);
  expect([kind, sale, tenders.map(({ id, kind: by }) => `${id} ${by}`), lines]).toEqual([
    'refund',
    null,
    ['t1 card', 't2 cash'],
    [
      {
        id: 'l1',
        lineId: 'cables',
        productId: null,
        unitId: null,
        quantity: 2,
        amount: null,
        back: 'restock',
        reason: 'defective',
        condition: 'opened',
        fee: 0,
      },
      {
        id: 'l2',
        lineId: 'phone',
        productId: null,
        unitId: 'u1',
        quantity: 1,
        amount: null,
        back: 'inspect',
        reason: 'defective',
        condition: 'opened',
        fee: 0,
      },
    ],
  ]);
});

test('what is kept of a refund is read again whole; anything else is none', () => {
  const state = after(
    choose(2),
    { type: 'itemAdded', goods: returnedItems, id: 'b1' },
    { type: 'found', item: good, id: 'g1' },
  );
  expect([
    isBegun(state),
    isBegun(after()),
    readRefunding(JSON.parse(JSON.stringify(state))),
    readRefunding({}),
  ]).toEqual([true, false, state, null]);
});

test('what was chosen before a kept draft came stays beside it', () => {
  const begin = beginRefunding('r', 's');
  const savedDraft = refunding(refunding(beginRefunding('kept', 's1'), { type: 'chosen', line: cables, id: 'l1' }), {
    type: 'notes',
    notes: 'Box is torn',
  });
  const here = refunding(begin, { type: 'chosen', line: phone, id: 'l2' });
  const again = refunding(here, { type: 'restored', draft: savedDraft });
  expect([again.id, again.notes, Object.keys(again.choices)]).toEqual(['kept', 'Box is torn', ['cables', 'phone']]);
  expect(refunding(begin, { type: 'restored', draft: savedDraft })).toEqual(savedDraft);
});
