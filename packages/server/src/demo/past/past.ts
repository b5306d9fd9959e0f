import type { Tx } from '../../database/transaction.ts';
import type { PlannedEvent, Places } from '../run-plan.ts';
import type { BusinessPlan } from '../plan/plan.ts';
import { remember, type RememberedPlan } from './write-sales.ts';
import type { Books } from './existing.ts';
import { writeRows } from './writing.ts';

/** The part of a plan that remains after its past is written: the events to run, and the units that exist by then. */
export type RemainingPlan = { events: PlannedEvent[]; unitIds: Map<string, string> };

/**
 * Writes the sales, receipts and drawers before `until` with set-based statements. All other events of the plan remain to be
 * run, including earlier operations on existing sales. The tables of stock, sales and drawers must be empty.
 */
export async function writePast(tx: Tx, plan: BusinessPlan, places: Places, until: string): Promise<RemainingPlan> {
  const isPast = (event: PlannedEvent): event is RememberedPlan =>
    event.at < until &&
    (event.kind === 'receipt' ||
      event.kind === 'drawer' ||
      (event.kind === 'operation' && event.action === 'activate') ||
      (event.kind === 'sale' && event.tenders.length > 0));
  const past = plan.events.filter(isPast);
  const rows = remember(plan, past, places, await readBooks(tx, plan.id));
  await writeRows(tx, plan.id, rows);
  return {
    events: plan.events.filter((event) => !isPast(event)),
    unitIds: new Map(rows.units.map(({ code, id }) => [code, id])),
  };
}

async function readBooks(tx: Tx, businessId: string): Promise<Books> {
  const registers = await tx.raw<{ store: string; id: string }>(
    'select store_id as store, id from registers where business_id = $1 order by created_at desc, id desc',
    [businessId],
  );
  const policies = await tx.raw<{ store: string; refund: string; terms: string; returnDays: number }>(
    `select r.store_id as store, r.id as refund, t.id as terms, r.return_days as "returnDays"
     from policies r join policies t on t.business_id = r.business_id and t.store_id = r.store_id and t.kind = 'terms'
     where r.business_id = $1 and r.kind = 'refund'`,
    [businessId],
  );
  const carriers = await tx.raw<{ store: string; id: string; name: string; dealerCodes: string[] }>(
    'select store_id as store, id, name, dealer_codes as "dealerCodes" from carriers where business_id = $1',
    [businessId],
  );
  return {
    carriers: Map.groupBy(carriers, ({ store }) => store),
    registers: new Map(registers.map(({ store, id }) => [store, id])),
    policies: new Map(policies.map(({ store, ...policy }) => [store, policy])),
  };
}
