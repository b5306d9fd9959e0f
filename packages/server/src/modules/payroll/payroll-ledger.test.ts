import type { PayrollPayment } from '@tilldesk/domain/employees';
import { addDays } from '@tilldesk/domain/time';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { paying, writeShift } from '../../testing/hours.ts';
import { brokenRules } from '../../testing/invariants.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';
import { differences } from '../../views/verify/verify.store.ts';

const FLOAT = 9_000_000;
const db = await testDatabase();
const shop = await smallShop(db, 'random');
const { app } = await servicesOn(db);
afterAll(() => app.close());
const { cashier, admin: owner } = shop.people;
const admin = await signIn(app, shop, 'admin');
const office = paying(admin);
await admin.request('POST', '/clock/in', { email: owner.email, pin: '1111', clockInCash: FLOAT / 100 });

/** What a run did: each period with its shifts, and the payments that are paid and not voided, computed by hand. */
type Model = { rates: { from: string; amount: number }[]; paid: Map<string, number>; cash: number };

const anyShift = fc.record({ day: fc.integer({ min: 0, max: 3 }), minutes: fc.integer({ min: 1, max: 700 }) });
const anyPeriod = fc.record({
  shifts: fc.uniqueArray(anyShift, { maxLength: 4, selector: ({ day }) => day }),
  /** A new rate from a day of the period on. */
  rate: fc.option(fc.record({ day: fc.integer({ min: 0, max: 3 }), amount: fc.integer({ min: 100, max: 5_000 }) })),
  bonus: fc.integer({ min: 1, max: 9_999 }),
  tender: fc.constantFrom('cash' as const, 'bank' as const, 'check' as const),
  steps: fc.constantFrom('draft', 'approved', 'paid', 'voided', 'discarded', 'paidAgain'),
});

/** Minutes at the rate of their day, rounded half up once for each rate; the limit of the week is out of reach. */
function computedByHand(
  model: Model,
  from: string,
  shifts: readonly { day: number; minutes: number }[],
  bonus: number,
) {
  const minutes = new Map<number, number>();
  for (const { day, minutes: count } of shifts) {
    const on = addDays(from, day);
    const rate = model.rates
      .filter((one) => one.from <= on)
      .toSorted((a, b) => a.from.localeCompare(b.from))
      .at(-1)!;
    minutes.set(rate.amount, (minutes.get(rate.amount) ?? 0) + count);
  }
  return [...minutes].reduce((sum, [rate, count]) => sum + Math.floor((count * rate + 30) / 60), bonus);
}

test('for random periods, rates, steps and voids, pay stubs add up to the payroll ledger and the drawer', async () => {
  await admin.request('PATCH', '/clock/rules', {
    version: 0,
    weekStart: 'sunday',
    dailyOvertime: null,
    dailyDoubleTime: null,
    weeklyOvertime: null,
    paidBreak: 0,
  });
  const setRate = (amount: number, from: string) =>
    admin.request('POST', `/employees/${cashier.id}/pay-rates`, { payType: 'hourly', amount, from }, newId(OPENED));
  const model: Model = { rates: [{ from: '2020-01-01', amount: 1_250 }], paid: new Map(), cash: FLOAT };
  await setRate(1_250, '2020-01-01');
  let week = '2020-01-05';

  await fc.assert(
    fc.asyncProperty(fc.array(anyPeriod, { minLength: 1, maxLength: 3 }), async (periods) => {
      for (const { shifts, rate, bonus, tender, steps } of periods) {
        const [from, to] = [week, addDays(week, 6)];
        week = addDays(week, 7);
        await inBusiness(db, shop.businessId, async (tx) => {
          for (const { day, minutes } of shifts) {
            await writeShift(tx, shop.scope, { userId: cashier.id, day: addDays(from, day), minutes });
          }
        });
        if (rate) {
          const changed = { from: addDays(from, rate.day), amount: rate.amount };
          await setRate(changed.amount, changed.from);
          model.rates = [...model.rates, changed];
        }
        const extras = [{ kind: 'bonus' as const, label: 'Bonus', amount: bonus }];
        const create = async () => {
          const made = (await office.create(cashier.id, from, to, extras)).body as PayrollPayment;
          expect([from, made.net]).toEqual([from, computedByHand(model, from, shifts, bonus)]);
          return made;
        };
        const pay = async (draft: PayrollPayment) => {
          const approved = (await office.approve(draft)).body as PayrollPayment;
          const paid = (await office.pay(approved, { tender })).body as PayrollPayment;
          expect(paid.status).toEqual('paid');
          model.paid.set(paid.id, paid.net);
          if (tender === 'cash') model.cash -= paid.net;
          return paid;
        };
        const revoke = async (payment: PayrollPayment) => {
          const voided = (await office.void(payment, { reason: 'Wrong' })).body as PayrollPayment;
          expect(voided.status).toEqual('voided');
          if (model.paid.delete(payment.id) && tender === 'cash') model.cash += payment.net;
        };
        const draft = await create();
        if (steps === 'approved') await office.approve(draft);
        if (steps === 'discarded') await revoke(draft);
        if (steps === 'paid') await pay(draft);
        if (steps === 'voided' || steps === 'paidAgain') await revoke(await pay(draft));
        if (steps === 'paidAgain') {
          // The hours were reopened: they are approved again before they are paid again.
          const query = `preset=custom&startDate=${from}&endDate=${to}&limit=50`;
          const { items } = Object((await admin.request('GET', `/clock/list?${query}`)).body) as {
            items: { id: string; version: number }[];
          };
          const reopened = items.map(({ id, version }) => ({ id, version }));
          if (reopened.length > 0) await admin.request('POST', '/clock/approvals', { shifts: reopened });
          await pay(await create());
        }
      }
      const [ledger] = await inBusiness(db, shop.businessId, (tx) =>
        tx.raw<{ sum: number }>('select coalesce(sum(amount), 0)::bigint as sum from payroll_entries'),
      );
      expect(ledger!.sum).toEqual([...model.paid.values()].reduce((sum, net) => sum + net, 0));
      const [register] = Object((await admin.request('GET', '/registers')).body).items;
      expect(Object(register).session.expected).toEqual(model.cash);
    }),
    { numRuns: 12 },
  );
  expect(await differences(db)).toEqual([]);
  expect(await inBusiness(db, shop.businessId, brokenRules)).toEqual([]);
});
