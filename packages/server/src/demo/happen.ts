import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { openStock } from '../modules/inventory/opening.store.ts';
import { checkout } from '../modules/sales/checkout.store.ts';
import { createDraft } from '../modules/sales/drafts.store.ts';
import type { SalePlan } from './selling.ts';
import type { ReceiptPlan } from './stocking.ts';

/** Leads the plan's stores and people to those that stand in the database. */
export type Places = { at: (storeId: string, personId: string) => StoreScope };

/** How many events lie between two words about how far it is. */
const wordEvery = 500;

/** Lets deliveries and sales happen, each at its own moment, in the order given. */
export async function happen(
  tx: Tx,
  events: readonly (ReceiptPlan | SalePlan)[],
  places: Places,
  say: (done: number) => void,
): Promise<void> {
  const unitIds = new Map<string, string>();
  for (const [i, event] of events.entries()) {
    const scope = places.at(event.storeId, event.by);
    if (event.kind === 'sale') await sell(tx, scope, event, unitIds);
    else await receive(tx, scope, event, unitIds);
    if ((i + 1) % wordEvery === 0) say(i + 1);
  }
}

async function receive(tx: Tx, scope: StoreScope, lot: ReceiptPlan, unitIds: Map<string, string>): Promise<void> {
  const { id, at, productId, unitCost, quantity, units } = lot;
  await openStock(tx, scope, at, { id, productId, unitCost, ...(units.length > 0 ? { units } : { quantity }) });
  if (units.length === 0) return;
  const rows = await tx.raw<{ id: string; code: string }>(
    'select id, code from units where business_id = $1 and code = any($2::text[])',
    [scope.businessId, units.map(({ code }) => code)],
    'demo_units',
  );
  for (const row of rows) unitIds.set(row.code, row.id);
}

async function sell(
  tx: Tx,
  scope: StoreScope,
  { at, draft, tenders }: SalePlan,
  unitIds: Map<string, string>,
): Promise<void> {
  const seller = { ...scope, mayChangePrices: false };
  const lines = draft.lines.map(({ unitCode, ...line }) => ({
    ...line,
    unitId: unitCode === null ? null : unitOf(unitCode, unitIds),
  }));
  const content = { ...draft, lines };
  if (tenders.length === 0) await createDraft(tx, seller, at, draft.id, content);
  else await checkout(tx, seller, at, draft.id, { draft: content, tenders });
}

function unitOf(code: string, unitIds: ReadonlyMap<string, string>): string {
  const id = unitIds.get(code);
  if (id === undefined) throw new Error(`demo: the unit ${code} is sold before it came in`);
  return id;
}
