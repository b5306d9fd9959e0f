import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseChange, baseOf, basePair, type Base, type LineTotals } from './base.rules.ts';

const phone = { pieces: 1, net: 79_900, tax: 6_592, cost: 50_000 };
const nothing = { pieces: 0, net: 0, tax: 0, cost: 0 };

describe('what counts of a line', () => {
  test('is its net and what that leaves over the cost, without tax', () => {
    expect(baseOf(phone)).toEqual({ ...phone, margin: 29_900 });
  });

  test('has no margin below nothing: who sold below cost owes none', () => {
    expect(baseOf({ ...phone, net: 40_000 })).toEqual({ ...phone, net: 40_000, margin: 0 });
  });

  test('goes with what comes back, and of the margin no more than there was', () => {
    const back = { pieces: -1, net: -79_900, tax: -6_592, cost: -50_000 };
    expect(baseChange(phone, back)).toEqual({ ...back, margin: -29_900 });
    expect(baseChange({ ...phone, net: 40_000 }, { ...nothing, net: -40_000, cost: -50_000 }).margin).toEqual(0);
  });

  test('loses its margin only as far as a part of the price was margin', () => {
    expect(baseChange(phone, { ...nothing, net: -10_000 }).margin).toEqual(-10_000);
    expect(baseChange(phone, { ...nothing, net: -40_000 }).margin).toEqual(-29_900);
  });

  test('is taken from one and given to another by a correction', () => {
    expect(basePair(phone)).toEqual({
      taken: { pieces: -1, net: -79_900, tax: -6_592, cost: -50_000, margin: -29_900 },
      given: { ...phone, margin: 29_900 },
    });
    expect(basePair(nothing)).toEqual({ taken: { ...nothing, margin: 0 }, given: { ...nothing, margin: 0 } });
  });
});

/** What happens to a line after it was sold, as shares of what stands then. */
type Operation =
  | { kind: 'back'; share: number; withGoods: boolean }
  | { kind: 'again' }
  | { kind: 'to'; person: string };
const people = ['ana', 'ben', 'eva'];
const operation = fc.oneof(
  fc.record<Operation & { kind: 'back' }>({
    kind: fc.constant('back'),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    withGoods: fc.boolean(),
  }),
  fc.constant<Operation>({ kind: 'again' }),
  fc.record<Operation & { kind: 'to' }>({ kind: fc.constant('to'), person: fc.constantFrom(...people) }),
);
const sold = fc.record({
  pieces: fc.integer({ min: 0, max: 9 }),
  net: fc.integer({ min: 0, max: 100_000 }),
  tax: fc.integer({ min: 0, max: 10_000 }),
  cost: fc.integer({ min: 0, max: 120_000 }),
});

const plus = (one: LineTotals, other: LineTotals): LineTotals => ({
  pieces: one.pieces + other.pieces,
  net: one.net + other.net,
  tax: one.tax + other.tax,
  cost: one.cost + other.cost,
});
const add = (one: Base, other: Base): Base => ({ ...plus(one, other), margin: one.margin + other.margin });
const share = (totals: LineTotals, part: number, withGoods: boolean): LineTotals => ({
  pieces: withGoods ? -Math.floor(totals.pieces * part) : 0,
  net: -Math.floor(totals.net * part),
  tax: -Math.floor(totals.tax * part),
  cost: withGoods ? -Math.floor(totals.cost * part) : 0,
});

test('whatever comes back, goes out again and is corrected, all that stands counts for one person, and a void leaves nothing', () => {
  fc.assert(
    fc.property(sold, fc.array(operation, { maxLength: 30 }), (line, operations) => {
      const of: Record<string, Base> = { ana: baseOf(line) };
      const count = (person: string, change: Base) => {
        of[person] = add(of[person] ?? { ...nothing, margin: 0 }, change);
      };
      let [totals, person]: [LineTotals, string] = [line, 'ana'];
      const back: LineTotals[] = [];
      const change = (by: LineTotals) => {
        count(person, baseChange(totals, by));
        totals = plus(totals, by);
      };
      for (const one of operations) {
        if (one.kind === 'back') {
          back.push(share(totals, one.share, one.withGoods));
          change(back.at(-1)!);
        } else if (one.kind === 'again') {
          const { pieces, net, tax, cost } = back.pop() ?? nothing;
          change({ pieces: -pieces, net: -net, tax: -tax, cost: -cost });
        } else if (one.person !== person) {
          const { taken, given } = basePair(totals);
          count(person, taken);
          count(one.person, given);
          ({ person } = one);
        }
        const others = Object.entries(of).filter(([name]) => name !== person);
        expect(plain(of[person]!)).toEqual(plain(baseOf(totals)));
        for (const [, base] of others) expect(plain(base)).toEqual({ ...nothing, margin: 0 });
      }
      count(person, basePair(totals).taken);
      for (const base of Object.values(of)) expect(plain(base)).toEqual({ ...nothing, margin: 0 });
    }),
  );
});

/** Without the sign of nothing. */
const plain = (base: Base): Base => add(base, { ...nothing, margin: 0 });
