import { mayFollow, type ClockOrder, type ClockStatus } from '@tilldesk/domain/clock';
import { expect, test } from 'vitest';
import { planBusiness } from './plan.ts';
import { shiftDays, type PunchPlan } from './shifting.ts';

const now = '2026-11-21T19:30:00.000Z';
const demo = planBusiness('demo', { seed: 2026, now });
const punches = demo.events.filter((event) => event.kind === 'punch');
const statuses: Record<ClockOrder, ClockStatus> = {
  in: 'CLOCKED_IN',
  takeBreak: 'ON_BREAK',
  endBreak: 'CLOCKED_IN',
  out: 'CLOCKED_OUT',
};
const ofPerson = Map.groupBy(punches, ({ by }) => by);
const nameOf = (id: string) => demo.people.find((person) => person.id === id)?.name;
/** A person's clock status at a moment. */
const clockStatusAt = (all: readonly PunchPlan[], at: string): ClockStatus => {
  const last = all.filter((punch) => punch.at <= at).at(-1);
  return last ? statuses[last.punch.order] : 'CLOCKED_OUT';
};

test('everybody’s punches are moves of the clock, one after the other, and none lies ahead', () => {
  for (const all of ofPerson.values()) {
    let before: ClockStatus | null = null;
    for (const [i, { at, punch }] of all.entries()) {
      const status = statuses[punch.order];
      expect([nameOf(all[0]!.by), at, mayFollow(before, status), i === 0 || at > all[i - 1]!.at, at <= now]).toEqual([
        nameOf(all[0]!.by),
        at,
        true,
        true,
        true,
      ]);
      before = status === 'CLOCKED_OUT' ? null : status;
    }
  }
});

test('who sells is clocked in, and not on a break: every sale of the two weeks that is not an admin’s', () => {
  const since = new Date(Date.parse(now) - (shiftDays - 1) * 86_400_000).toISOString();
  const sales = demo.events.filter((event) => event.kind === 'sale' && event.at > since && event.tenders.length > 0);
  const admins = new Set(demo.people.filter(({ userType }) => userType === 'admin').map(({ id }) => id));
  const uncovered = sales.filter(
    ({ by, at }) => !admins.has(by) && clockStatusAt(ofPerson.get(by) ?? [], at) !== 'CLOCKED_IN',
  );
  expect(sales.length).toBeGreaterThan(100);
  expect(uncovered.map(({ by, at }) => [nameOf(by), at])).toEqual([]);
});

test('at the end the first store is empty; in the second one forgot to clock out two days ago', () => {
  const working = [...ofPerson].flatMap(([id, all]) =>
    clockStatusAt(all, now) === 'CLOCKED_OUT' ? [] : [[nameOf(id), all.at(-1)?.at.slice(0, 10)]],
  );
  expect(working).toContainEqual(['Luis Ortega', '2026-11-19']);
  const first = new Set(
    demo.people.filter(({ storeIds }) => storeIds[0] === demo.stores[0]?.id).map(({ name }) => name),
  );
  expect(working.filter(([name]) => first.has(String(name)))).toEqual([]);
});

test('at any hour the demo is planted at, the punches of the day are in order', () => {
  for (const hour of ['06', '18', '23']) {
    const moment = `2026-11-21T${hour}:00:00.000Z`;
    const all = planBusiness('demo', { seed: 7, now: moment, invoices: 3_000 }).events.filter(
      (event) => event.kind === 'punch',
    );
    for (const mine of Map.groupBy(all, ({ by }) => by).values()) {
      expect(mine.map(({ at }) => at)).toEqual(mine.map(({ at }) => at).toSorted());
      expect(mine.every(({ at }, i) => i === 0 || at > mine[i - 1]!.at)).toEqual(true);
      expect(mine.filter(({ at }) => at > moment)).toEqual([]);
    }
  }
});
