import type { PayRate } from '@tilldesk/domain/employees';
import { allRights } from '@tilldesk/domain/rights';
import { addDays, dayOf } from '@tilldesk/domain/time';
import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { setPay } from '../modules/employees/pay.store.ts';
import type { PersonPlan } from './plan/shops.ts';

/** Pay by user type: at the opening, and after a raise half a year later. */
const pay: Readonly<Record<string, readonly Pick<PayRate, 'payType' | 'amount'>[]>> = {
  manager: [
    { payType: 'salary', amount: 380_000 },
    { payType: 'salary', amount: 405_000 },
  ],
  employee: [
    { payType: 'hourly', amount: 1_650 },
    { payType: 'hourly', amount: 1_750 },
  ],
};
const RAISE_DAYS = 182;

/** Sets the pay of the people of a business, in the name of its owner. */
export async function writePay(
  tx: Tx,
  owner: StoreScope,
  at: string,
  people: readonly { id: string; userType: PersonPlan['userType'] }[],
): Promise<void> {
  const giver = { ...owner, userType: 'admin', limits: { viewCost: true }, permissions: allRights() };
  const opening = dayOf(at, owner.store.timeZone);
  for (const { id, userType } of people) {
    for (const [n, rate] of (pay[userType] ?? []).entries()) {
      await setPay(tx, giver, at, id, { ...rate, from: addDays(opening, n * RAISE_DAYS) });
    }
  }
}
