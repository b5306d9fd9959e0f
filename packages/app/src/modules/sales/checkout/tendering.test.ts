import { expect, test } from 'vitest';
import { beginTendering, tendering, type TenderAction, type Tendering } from './tendering.ts';

const play = (actions: readonly TenderAction[], from: Tendering = beginTendering) => actions.reduce(tendering, from);
const cash = (id: string, amount: number, total = 10000): TenderAction => ({ type: 'add', id, total, amount });

test('part cash and the rest by card', () => {
  const state = play([
    cash('t1', 4000),
    { type: 'kind', kind: 'card', due: 6000 },
    { type: 'entry', entry: { reference: ' 482113 ' } },
    { type: 'add', id: 't2', total: 10000 },
  ]);
  expect(state).toEqual({
    ...beginTendering,
    tenders: [
      { id: 't1', kind: 'cash', amount: 4000 },
      { id: 't2', kind: 'card', amount: 6000, reference: '482113' },
    ],
  });
});

test("a card needs the terminal's reference and may not be more than is due", () => {
  const card = play([
    { type: 'kind', kind: 'card', due: 10000 },
    { type: 'entry', entry: { amount: 12000 } },
    { type: 'add', id: 't1', total: 10000 },
  ]);
  expect([card.tenders, card.mistakes]).toEqual([[], { amount: 'over', reference: 'required' }]);
});

test('cash may be more than is due', () => {
  expect(play([cash('t1', 20000)]).tenders).toEqual([{ id: 't1', kind: 'cash', amount: 20000 }]);
});

test('an amount must be entered, and typing on takes the complaint away', () => {
  const empty = play([{ type: 'add', id: 't1', total: 10000 }]);
  expect(empty.mistakes).toEqual({ amount: 'required' });
  expect(play([{ type: 'entry', entry: { amount: 1 } }], empty).mistakes).toEqual({});
});

test('a tender can be taken back', () => {
  expect(play([cash('t1', 4000), cash('t2', 1000), { type: 'remove', id: 't1' }]).tenders).toEqual([
    { id: 't2', kind: 'cash', amount: 1000 },
  ]);
});
