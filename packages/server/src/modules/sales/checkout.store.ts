import { Problem, problemAt } from '@tilldesk/domain/problems';
import { settle, type Settled, type Tender, type UnitStatus } from '@tilldesk/domain/shop';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { saveDraft, type DraftContent, type HeldInvoice, type PostLine, type Seller } from './drafts.store.ts';
import { numberText } from './invoices.store.ts';

export type Checkout = { version?: number | undefined; draft?: DraftContent | undefined; tenders: readonly Tender[] };

/**
 * Posts an invoice: money, stock, units, number, audit, all in the caller's transaction, or nothing at all. With
 * `draft` the lines are saved first. A second call with the same tenders finds the work done and changes nothing; with
 * others it is refused. Units and levels are locked in the order of their ids, so that tills never wait in a circle.
 */
export async function checkout(tx: Tx, seller: Seller, now: string, id: string, order: Checkout): Promise<void> {
  const invoice = await holdInvoice(tx, seller, now, id, order);
  if (!invoice) return;
  const lines = invoice.lines ?? [];
  if (lines.length === 0) throw new Problem('invoice.empty');

  const units = await takeUnits(tx, seller, lines);
  const levels = await takeLevels(tx, seller, lines);
  const booked = settle(invoice.total, order.tenders);
  const costs = costsOf(now, lines, units, levels);
  const today = dayOf(now, seller.store.timeZone);

  await tx.raw(
    post,
    [
      seller.businessId,
      seller.storeId,
      seller.locationId,
      seller.userId,
      id,
      now,
      today,
      costs.reduce((sum, c) => sum + c.cost, 0),
      [...units.keys()],
      JSON.stringify(
        [...levels.values()].map((l) => ({ product: l.product_id, quantity: l.taken, value: l.takenValue })),
      ),
      JSON.stringify(costs.flatMap((c) => c.movements)),
      JSON.stringify(
        costs.map((c) => ({
          id: c.lineId,
          cost: c.cost,
          until: c.warrantyDays ? addDays(today, c.warrantyDays) : null,
        })),
      ),
      JSON.stringify(booked satisfies Settled[]),
      invoice.total,
      invoice.customer_id,
      newId(now),
    ],
    'post_sale',
  );
}

/**
 * The invoice to be posted, locked: saved from the order's own draft, or as it stands. Null when these very tenders
 * have paid it already.
 */
async function holdInvoice(
  tx: Tx,
  seller: Seller,
  now: string,
  id: string,
  order: Checkout,
): Promise<HeldInvoice | null> {
  if (order.draft) {
    try {
      return await saveDraft(tx, seller, now, id, order.draft, order.version);
    } catch (error) {
      const isPosted = error instanceof Problem && error.code === 'invoice.posted';
      if (isPosted && (await isPaidBy(tx, seller, id, order.tenders))) return null;
      throw error;
    }
  }
  const [invoice] = await tx.raw<HeldInvoice>(lockSql, [seller.businessId, seller.storeId, id], 'lock_invoice');
  if (!invoice) throw new Problem('record.notFound');
  if (invoice.status !== 'draft') {
    if (await isPaidBy(tx, seller, id, order.tenders)) return null;
    throw new Problem('invoice.posted', { invoice: numberText(invoice.number ?? 0) });
  }
  if (order.version !== undefined && order.version !== invoice.version) throw new Problem('record.changed');
  return invoice;
}

async function isPaidBy(tx: Tx, scope: Scope, id: string, tenders: readonly Tender[]): Promise<boolean> {
  const rows = await tx.raw<{ id: string }>(
    `select p.id from payments p join invoices i on i.business_id = p.business_id and i.id = p.invoice_id
     where i.business_id = $1 and i.store_id = $2 and i.id = $3 and i.status = 'paid'`,
    [scope.businessId, scope.storeId, id],
  );
  const taken = new Set(rows.map((row) => row.id));
  return tenders.length === taken.size && tenders.every((t) => taken.has(t.id));
}

type Unit = { id: string; product_id: string; unit_cost: number };

/** Locks the units of the lines; every serialized line must have one that stands in this store's stock. */
async function takeUnits(tx: Tx, scope: Scope, lines: readonly PostLine[]): Promise<Map<string, Unit>> {
  const missing = lines.findIndex((l) => l.tracking === 'serialized' && !l.unit_id);
  if (missing >= 0) {
    throw problemAt(`lines.${missing}.unitId`, 'invoice.unitMissing', { product: lines[missing]!.description });
  }
  const ids = lines.flatMap((l) => (l.unit_id ? [l.unit_id] : []));
  if (ids.length === 0) return new Map();
  const rows = await tx.raw<Unit & Sellability>(lockUnits, [scope.businessId, ids], 'lock_units');
  for (const unit of rows) {
    await refuseUnsellable(tx, scope, unit, `lines.${lines.findIndex((l) => l.unit_id === unit.id)}.unitId`);
  }
  return new Map(rows.map((u) => [u.id, u]));
}

type Sellability = { id: string; code: string; status: UnitStatus; store_id: string };

/** Refuses a unit that cannot be sold here, with the sentence that says where it went. */
export async function refuseUnsellable(tx: Tx, scope: Scope, unit: Sellability, at: string): Promise<void> {
  if (unit.status === 'sold') {
    // A statement of its own: the one that waited for the lock still sees the invoice as it was before.
    const [sold] = await tx.raw<{ number: number }>(
      `select i.number from units u join invoices i on i.business_id = u.business_id and i.id = u.invoice_id
       where u.business_id = $1 and u.id = $2`,
      [scope.businessId, unit.id],
    );
    throw problemAt(at, 'unit.sold', { code: unit.code, invoice: numberText(sold?.number ?? 0) });
  }
  if (unit.status !== 'in_stock' || unit.store_id !== scope.storeId) {
    const status = unit.store_id === scope.storeId ? unit.status : 'otherStore';
    throw problemAt(at, 'unit.notAvailable', { code: unit.code, status });
  }
}

type Level = { product_id: string; on_hand: number; value: number; taken: number; takenValue: number };

/** Locks the stock levels of the lines; there must be enough of each product over all its lines. */
async function takeLevels(tx: Tx, scope: Scope, lines: readonly PostLine[]): Promise<Map<string, Level>> {
  const held = lines.filter((l) => l.tracking === 'quantity');
  if (held.length === 0) return new Map();
  const rows = await tx.raw<{ product_id: string; on_hand: number; value: number }>(
    `select product_id, on_hand, value from stock_levels
     where business_id = $1 and location_id = $2 and product_id = any($3::uuid[]) order by product_id for update`,
    [scope.businessId, scope.locationId, held.map((l) => l.product_id)],
    'lock_levels',
  );
  const levels = new Map(rows.map((r): [string, Level] => [r.product_id, { ...r, taken: 0, takenValue: 0 }]));
  for (const line of held) {
    const wanted = held.filter((l) => l.product_id === line.product_id).reduce((sum, l) => sum + l.quantity, 0);
    const available = levels.get(line.product_id)?.on_hand ?? 0;
    if (wanted > available) {
      const at = `lines.${lines.indexOf(line)}.quantity`;
      throw problemAt(at, 'stock.short', { available, product: line.description });
    }
  }
  return levels;
}

type Cost = { lineId: string; cost: number; warrantyDays: number | null; movements: object[] };

/** What each line's goods cost, frozen as they leave: the unit's own cost, or the moving average to the last cent. */
function costsOf(
  now: string,
  lines: readonly PostLine[],
  units: Map<string, Unit>,
  levels: Map<string, Level>,
): Cost[] {
  return lines.map((line): Cost => {
    const base = { lineId: line.id, warrantyDays: line.warranty_days };
    const movement = { id: newId(now), line: line.id, product: line.product_id, quantity: -line.quantity };
    const unit = line.unit_id ? units.get(line.unit_id) : undefined;
    if (unit) {
      const cost = unit.unit_cost;
      return { ...base, cost, movements: [{ ...movement, unit: unit.id, value: -cost, balance: null }] };
    }
    const level = levels.get(line.product_id);
    if (!level) return { ...base, cost: 0, movements: [] };
    const left = level.on_hand - level.taken;
    const cost = Math.round(((level.value - level.takenValue) * line.quantity) / left);
    level.taken += line.quantity;
    level.takenValue += cost;
    const balance = level.on_hand - level.taken;
    return { ...base, cost, movements: [{ ...movement, unit: null, value: -cost, balance }] };
  });
}

const lockSql = `
select i.status, i.version, i.number, i.total, i.customer_id,
  (select json_agg(json_build_object('id', l.id, 'product_id', l.product_id, 'unit_id', l.unit_id, 'quantity', l.quantity,
      'description', l.description, 'unit_code', l.unit_code, 'tracking', p.tracking, 'warranty_days', p.warranty_days)
      order by l.position)
    from invoice_lines l join products p on p.business_id = l.business_id and p.id = l.product_id
    where l.business_id = i.business_id and l.invoice_id = i.id) as lines
from (select * from invoices where business_id = $1 and store_id = $2 and id = $3 for update) i`;

const lockUnits = `
select u.id, u.product_id, u.unit_cost, u.code, u.status, u.store_id
from units u where u.business_id = $1 and u.id = any($2::uuid[]) order by u.id for update`;

// One statement for all that posting writes, so that a sale costs one trip to the database where ten would do the same.
// Parameters: 1 business, 2 store, 3 location, 4 person, 5 invoice, 6 moment, 7 day, 8 cost, 9 units, 10 levels,
// 11 movements, 12 line costs, 13 payments, 14 total, 15 customer, 16 audit id.
const post = `
with sold as (
  update units set status = 'sold', invoice_id = $5, updated_at = $6, version = version + 1
  where business_id = $1 and id = any($9::uuid[])
), left_on_shelf as (
  update stock_levels l set on_hand = l.on_hand - x.quantity, value = l.value - x.value
  from jsonb_to_recordset($10::jsonb) as x(product uuid, quantity int, value bigint)
  where l.business_id = $1 and l.location_id = $3 and l.product_id = x.product
), moved as (
  insert into stock_movements (business_id, store_id, location_id, user_id, kind, document_id, at, id, document_line_id,
    product_id, unit_id, quantity, value, balance)
  select $1, $2, $3, $4, 'sale', $5, $6, x.* from jsonb_to_recordset($11::jsonb)
    as x(id uuid, line uuid, product uuid, unit uuid, quantity int, value bigint, balance int)
), frozen as (
  update invoice_lines l set cost = x.cost, warranty_until = x.until
  from jsonb_to_recordset($12::jsonb) as x(id uuid, cost bigint, until date)
  where l.business_id = $1 and l.invoice_id = $5 and l.id = x.id
), taken as (
  insert into payments (business_id, store_id, invoice_id, user_id, at, id, kind, amount, tendered, change, reference)
  select $1, $2, $5, $4, $6, x.* from jsonb_to_recordset($13::jsonb)
    as x(id uuid, kind text, amount bigint, tendered bigint, change bigint, reference text)
), visited as (
  update customers set invoice_count = invoice_count + 1, total_spent = total_spent + $14::bigint,
    last_visit = greatest(last_visit, $6)
  where business_id = $1 and id = $15
), numbered as (
  insert into numbers as n (business_id, store_id, kind, last) values ($1, $2, 'invoice', 1001)
  on conflict (business_id, store_id, kind) do update set last = n.last + 1 returning last
), findable as (
  insert into search_terms (business_id, kind, term, target_id)
  select $1, 'invoice', t.term, $5 from numbered, lateral (values (last::text), ('inv' || last::text)) as t(term)
), noted as (
  insert into audit_log (business_id, id, store_id, user_id, at, action, entity, entity_id, after)
  select $1, $16, $2, $4, $6, 'invoice.posted', 'invoice', $5, jsonb_build_object('number', last, 'total', $14::bigint)
  from numbered
)
update invoices set status = 'paid', number = (select last from numbered), paid = total, cost = $8, posted_at = $6,
  business_day = $7, salesperson_id = $4, updated_at = $6, version = version + 1
where business_id = $1 and id = $5`;
