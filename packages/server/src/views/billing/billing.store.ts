import { USAGE_MONTHS, type billingCycle } from '@tilldesk/domain/billing';
import { dayOf, presetRange } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { version } from '../../version.ts';
import { listMonthsOfUsage, readUsage } from './billing.statements.ts';

/** Returns the plan, the current month in the store's zone, and the usage of the business in all of its stores. */
export async function readBillingCycle(
  tx: Tx,
  { businessId, store }: StoreScope,
  now: string,
): Promise<z.output<(typeof billingCycle)['answer']>> {
  const period = presetRange('thisMonth', dayOf(now, store.timeZone));
  const [usage] = await tx.all(readUsage, { businessId });
  const from = monthsBefore(period.from, USAGE_MONTHS - 1);
  const months = await tx.all(listMonthsOfUsage, { businessId, from, to: period.from });
  return { plan: 'selfHosted', version, period, usage: usage!, months };
}

function monthsBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 10);
}
