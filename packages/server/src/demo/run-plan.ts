import { allRights } from '@tilldesk/domain/rights';
import type { Tender } from '@tilldesk/domain/sales';
import { newId } from '../database/new-id.ts';
import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { openStock } from '../modules/inventory/opening.store.ts';
import { checkout } from '../modules/sales/checkout/checkout.store.ts';
import { createDraft } from '../modules/sales/draft/drafts.store.ts';
import { saveQuote } from '../modules/sales/draft/quotes.store.ts';
import type { ChatStep } from './plan/chats.ts';
import type { OrderPlan } from './plan/buying.ts';
import { correct, recordPunch } from './clocking.ts';
import { converse } from './chat-messages.ts';
import type { OperationPlan } from './plan/operations.ts';
import { runOperation } from './run-operation.ts';
import type { StockPlan } from './plan/stock-plan.ts';
import { order } from './ordering.ts';
import type { SalePlan } from './plan/selling.ts';
import type { DrawerPlan } from './plan/drawers.ts';
import type { ShiftEvent } from './plan/shifting.ts';
import { writeStockPlan } from './stockkeeping.ts';
import { runDrawerStep, availableMethod } from './drawer-plan.ts';
import type { ReceiptPlan, UnitPlan } from './plan/stocking.ts';

/** Maps the plan's stores and people to those in the database. */
export type Places = { at: (storeId: string, personId: string) => StoreScope };

/** The number of events between two progress messages. */
export const progressEvery = 250;

/** An event of a plan. */
export type PlannedEvent =
  | ReceiptPlan
  | OrderPlan
  | StockPlan
  | SalePlan
  | OperationPlan
  | DrawerPlan
  | ShiftEvent
  | ChatStep;

/**
 * Runs deliveries, sales, drawers, punches and chats, each at its own moment, in the order given; `unitIds` maps the codes of
 * the units that exist already to their ids, and learns those that come in.
 */
export async function runEvents(
  tx: Tx,
  events: readonly PlannedEvent[],
  places: Places,
  unitIds: Map<string, string>,
  onProgress: (done: number) => Promise<void>,
): Promise<void> {
  for (const [i, event] of events.entries()) {
    const scope = places.at(event.storeId, event.by);
    if (event.kind === 'sale') await sell(tx, scope, event, unitIds);
    else if (event.kind === 'receipt') await receive(tx, scope, event, unitIds);
    else if (event.kind === 'order') await receiveOrder(tx, scope, event, unitIds);
    else if (event.kind === 'stockPlan') await writeStockPlan(tx, scope, event);
    else if (event.kind === 'operation')
      await runOperation(tx, scope, event, (id) => places.at(event.storeId, id).userId);
    else if (event.kind === 'drawer') await runDrawerStep(tx, scope, event);
    else if (event.kind === 'punch') await recordPunch(tx, scope, event);
    else if (event.kind === 'chat') await converse(tx, scope, event);
    else await correct(tx, scope, event, places.at(event.storeId, event.personId).userId);
    if ((i + 1) % progressEvery === 0) await onProgress(i + 1);
  }
}

async function receive(tx: Tx, scope: StoreScope, lot: ReceiptPlan, unitIds: Map<string, string>): Promise<void> {
  const { id, at, productId, unitCost, quantity, units } = lot;
  await openStock(tx, scope, at, { id, productId, unitCost, ...(units.length > 0 ? { units } : { quantity }) });
  await addUnitIds(tx, scope, units, unitIds);
}

/** Runs an order, and stores the ids of its units if goods were received. */
async function receiveOrder(tx: Tx, scope: StoreScope, plan: OrderPlan, unitIds: Map<string, string>): Promise<void> {
  await order(tx, scope, plan);
  const units = plan.lines.flatMap(({ receivedCount, units: devices }) => (receivedCount > 0 ? devices : []));
  await addUnitIds(tx, scope, units, unitIds);
}

async function addUnitIds(
  tx: Tx,
  scope: StoreScope,
  units: readonly UnitPlan[],
  unitIds: Map<string, string>,
): Promise<void> {
  if (units.length === 0) return;
  const rows = await tx.raw<{ id: string; code: string }>(
    'select id, code from units where business_id = $1 and code = any($2::text[])',
    [scope.businessId, units.map(({ code }) => code)],
    'demo_units',
  );
  for (const row of rows) unitIds.set(row.code, row.id);
}

async function sell(tx: Tx, scope: StoreScope, plan: SalePlan, unitIds: Map<string, string>): Promise<void> {
  const { at, draft, tenders, dueDate, quotedUntil } = plan;
  const mayChangePrices = draft.exemption != null;
  const salesperson = {
    ...scope,
    mayChangePrices,
    mayPassLimits: true,
    seesCost: true,
    maxDiscount: null,
    permissions: allRights(),
  };
  const lines = draft.lines.map(({ unitCode, ...line }) => ({
    ...line,
    unitId: unitCode === null ? null : unitOf(unitCode, unitIds),
  }));
  const content = { ...draft, lines };
  if (tenders.length === 0) {
    await createDraft(tx, salesperson, at, draft.id, content);
    if (quotedUntil !== undefined) await saveQuote(tx, salesperson, at, draft.id, { version: 1, until: quotedUntil });
    return;
  }
  const paid = plan.spendsCredit ? await withCredit(tx, scope, plan) : tenders;
  const hasCash = paid.some(({ kind }) => kind === 'cash');
  if (!hasCash || (await availableMethod(tx, scope, at, 'cash')) === 'cash') {
    return void (await checkout(tx, salesperson, at, draft.id, { draft: content, tenders: paid, dueDate }));
  }
  await createDraft(tx, salesperson, at, draft.id, content);
  await checkout(tx, salesperson, at, draft.id, { tenders: await withoutCash(tx, scope, draft.id, paid), dueDate });
}

/** If all drawers are closed, replaces planned cash by card, without change. */
async function withoutCash(tx: Tx, { businessId }: StoreScope, id: string, tenders: Tender[]): Promise<Tender[]> {
  const [invoice] = await tx.raw<{ total: number }>(
    'select total from invoices where business_id = $1 and id = $2',
    [businessId, id],
    'demo_total',
  );
  const others = tenders.filter(({ kind }) => kind !== 'cash');
  const amount = others.reduce((left, tender) => left - tender.amount, invoice?.total ?? 0);
  const card = { id: tenders.find(({ kind }) => kind === 'cash')!.id, kind: 'card' as const, amount };
  return [...others, { ...card, reference: 'VISA 4417 AUTH 220915' }];
}

/** Pays as much with the customer's store credit as it covers; the planned tender pays the rest. */
async function withCredit(tx: Tx, { businessId }: StoreScope, { at, draft, tenders }: SalePlan): Promise<Tender[]> {
  const [tender] = tenders;
  const [customer] = await tx.raw<{ credit: number }>(
    'select store_credit as credit from customers where business_id = $1 and id = $2',
    [businessId, draft.customerId],
  );
  const amount = Math.min(customer?.credit ?? 0, tender?.amount ?? 0);
  if (!tender || amount === 0) return tenders;
  const rest = tender.amount - amount;
  const credit = { id: newId(at), kind: 'storeCredit' as const, amount };
  return [credit, ...(rest > 0 ? [{ ...tender, amount: rest }] : [])];
}

function unitOf(code: string, unitIds: ReadonlyMap<string, string>): string {
  const id = unitIds.get(code);
  if (id === undefined) throw new Error(`demo: the unit ${code} is sold before it came in`);
  return id;
}
