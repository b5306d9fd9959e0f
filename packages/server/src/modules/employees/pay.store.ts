import type { PayRate, payCalls } from '@tilldesk/domain/employees';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import type * as z from 'zod/mini';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { assertPersonNotAbove, type Giver } from '../../parties/people/above.store.ts';
import { addPayRate, readPayRates } from '../../parties/people/pay.store.ts';
import { readEmployee } from './employees.store.ts';

import { lockEmployee } from './staffing.store.ts';

/** The person who sees or sets pay. A signed-in `Caller` is one. */
type PayGiver = Giver & StoreScope;

/** Returns the pay rates of a person, latest day first. Throws record.notFound, and employee.above for a person with more rights. */
export async function payRatesOf(tx: Tx, caller: PayGiver, now: string, userId: string): Promise<{ items: PayRate[] }> {
  await assertPersonNotAbove(tx, caller, await readEmployee(tx, caller.businessId, userId, now));
  return { items: await readPayRates(tx, caller, now, userId) };
}

/**
 * Sets a person's pay from a day on and returns all rates. Throws record.notFound, employee.above, pay.ownPay unless the caller is
 * an admin, and pay.missing at amount.
 */
export async function setPay(
  tx: Tx,
  caller: PayGiver,
  now: string,
  userId: string,
  given: z.output<(typeof payCalls.set)['body']>,
): Promise<{ items: PayRate[] }> {
  const person = await lockEmployee(tx, caller.businessId, userId, now);
  await assertPersonNotAbove(tx, caller, person);
  if (userId === caller.userId && caller.userType !== 'admin') throw new Problem('pay.ownPay');
  const isPaid = given.payType !== 'commissionOnly';
  if (isPaid && given.amount === null) throw problemAt('amount', 'pay.missing');
  const rate = { ...given, amount: isPaid ? given.amount : null };
  const before = (await readPayRates(tx, caller, now, userId)).find(({ isCurrent }) => isCurrent);
  await addPayRate(tx, caller, now, userId, rate);
  const was = before && { payType: before.payType, amount: before.amount, from: before.from };
  await writeAuditEntry(tx, caller, now, 'employee.paySet', 'employee', userId, was ?? null, rate);
  return { items: await readPayRates(tx, caller, now, userId) };
}
