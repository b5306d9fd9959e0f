import { expect, test } from 'vitest';
import type { PayingCustomer } from '../../../tenders/tender.ts';
import { beginTendering, creditLeft, tendering, type TenderAction, type Tendering } from './tendering.ts';

const customer = { id: 'ana', name: 'Ana Ruiz', phone: null, email: null, taxExempt: false, alert: '' };
const customerWith = (storeCredit: number): PayingCustomer => ({ ...customer, storeCredit });
const bounds = { total: 10000, customer: customerWith(2500), today: '2026-03-14' };
const play = (actions: readonly TenderAction[], from: Tendering = beginTendering) => actions.reduce(tendering, from);
const cash = (id: string, amount: number): TenderAction => ({ type: 'add', id, bounds, amount });

test('part cash and the rest by card', () => {
  const state = play([
    cash('t1', 4000),
    { type: 'kind', kind: 'card', bounds },
    { type: 'entry', entry: { reference: ' 482113 ' } },
    { type: 'add', id: 't2', bounds },
  ]);
  expect(state).toEqual({
    ...beginTendering,
    tenders: [
      { id: 't1', kind: 'cash', amount: 4000 },
      { id: 't2', kind: 'card', amount: 6000, reference: '482113' },
    ],
  });
});

test('store credit is offered once it is known', () => {
  const offered = (of: PayingCustomer | null) =>
    tendering(beginTendering, { type: 'kind', kind: 'storeCredit', bounds: { ...bounds, customer: of } }).entry.amount;
  expect([offered(null), offered(customerWith(2500)), offered(customerWith(20_000))]).toEqual([null, 2500, 10_000]);
});

test('store credit is offered as far as it goes, a check pays its part, and the rest stays on account', () => {
  const state = play([
    { type: 'kind', kind: 'storeCredit', bounds },
    { type: 'add', id: 't1', bounds },
    { type: 'kind', kind: 'check', bounds },
    { type: 'entry', entry: { amount: 3000, reference: '1042' } },
    { type: 'add', id: 't2', bounds },
    { type: 'kind', kind: 'onAccount', bounds },
    { type: 'dueDate', day: '2026-04-13' },
    { type: 'add', id: 't3', bounds },
  ]);
  expect([state, creditLeft(state, 'storeCredit', bounds.customer)]).toEqual([
    {
      ...beginTendering,
      dueDate: '2026-04-13',
      tenders: [
        { id: 't1', kind: 'storeCredit', amount: 2500 },
        { id: 't2', kind: 'check', amount: 3000, reference: '1042' },
        { id: 't3', kind: 'onAccount', amount: 4500 },
      ],
    },
    0,
  ]);
});

test.each<[string, TenderAction[], Tendering['fieldErrors']]>([
  [
    'a card without reference, for too much',
    [{ type: 'entry', entry: { kind: 'card', amount: 12000 } }],
    { amount: 'over', reference: 'required' },
  ],
  ['a check without its number', [{ type: 'entry', entry: { kind: 'check', amount: 100 } }], { reference: 'required' }],
  [
    'something else that is not said',
    [{ type: 'entry', entry: { kind: 'other', amount: 100, reference: ' ' } }],
    { reference: 'required' },
  ],
  [
    'more store credit than there is',
    [{ type: 'entry', entry: { kind: 'storeCredit', amount: 2501 } }],
    { amount: 'credit' },
  ],
  ['on account without a day', [{ type: 'kind', kind: 'onAccount', bounds }], { dueDate: 'required' }],
  [
    'on account until a day that is over',
    [
      { type: 'kind', kind: 'onAccount', bounds },
      { type: 'dueDate', day: '2026-03-13' },
    ],
    { dueDate: 'over' },
  ],
  ['nothing', [{ type: 'entry', entry: { amount: 0 } }], { amount: 'required' }],
])('%s is not taken', (_, actions, fieldErrors) => {
  const state = play([...actions, { type: 'add', id: 't1', bounds }]);
  expect([state.tenders, state.fieldErrors]).toEqual([[], fieldErrors]);
});

test('cash may be more than is due', () => {
  expect(play([cash('t1', 20000)]).tenders).toEqual([{ id: 't1', kind: 'cash', amount: 20000 }]);
});

test('typing on takes the complaint away', () => {
  const empty = play([{ type: 'add', id: 't1', bounds }]);
  expect([empty.fieldErrors, play([{ type: 'entry', entry: { amount: 1 } }], empty).fieldErrors]).toEqual([
    { amount: 'required' },
    {},
  ]);
});

test('a tender can be taken back', () => {
  expect(play([cash('t1', 4000), cash('t2', 1000), { type: 'remove', id: 't1' }]).tenders).toEqual([
    { id: 't2', kind: 'cash', amount: 1000 },
  ]);
});
