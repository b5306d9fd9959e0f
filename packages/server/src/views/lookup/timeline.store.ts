import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { activeStatuses } from '@tilldesk/domain/inventory';
import { type SerialEntry, type SerialLife, type SerialTimeline } from '@tilldesk/domain/lookup';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

type Viewer = Pick<Actor, 'businessId' | 'storeId' | 'permissions' | 'limits'>;

type LifeRow = Omit<SerialLife, 'isHere' | 'daysInStock' | 'goneAt'> & { storeId: string; movedAt: string };
type EntryRow = SerialEntry & { storeId: string };
type Row = { identifiers: SerialTimeline['identifiers'] | null; lives: LifeRow[] | null; entries: EntryRow[] | null };

/**
 * Returns a device with the history of all its units, in one statement. Costs, customers and vendors are included only if the
 * caller may see them. Entries of another store are included without their documents. Throws record.notFound.
 */
export async function readTimeline(tx: Tx, caller: Viewer, now: string, deviceId: string): Promise<SerialTimeline> {
  const [row] = await tx.raw<Row>(timelineSql, [caller.businessId, deviceId], 'serial_timeline');
  if (!row?.lives) throw new Problem('record.notFound');
  return {
    deviceId,
    identifiers: row.identifiers ?? [],
    lives: row.lives.map((life) => lifeOf(life, caller, now)),
    entries: (row.entries ?? []).map((entry) => entryOf(entry, caller)),
  };
}

const DAY_MS = 86_400_000;
const active: ReadonlySet<string> = new Set(activeStatuses);

function lifeOf({ storeId, movedAt, ...life }: LifeRow, caller: Viewer, now: string): SerialLife {
  const goneAt = active.has(life.status) ? null : iso(movedAt);
  const days = (Date.parse(goneAt ?? now) - Date.parse(life.receivedAt)) / DAY_MS;
  return {
    ...life,
    receivedAt: iso(life.receivedAt),
    goneAt,
    isHere: storeId === caller.storeId,
    cost: caller.limits.viewCost ? life.cost : null,
    vendorName: seesVendors(caller) ? life.vendorName : null,
    daysInStock: Math.max(0, Math.floor(days)),
  };
}

function entryOf({ storeId, ...entry }: EntryRow, caller: Viewer): SerialEntry {
  const isOwn = storeId === caller.storeId;
  const seesCustomer =
    isOwn && (can(caller.permissions, 'Customer', 'read') || can(caller.permissions, 'Sale & Invoice', 'read'));
  const seesAmount =
    entry.what === 'cost' ? caller.limits.viewCost : isOwn && can(caller.permissions, 'Sale & Invoice', 'read');
  return {
    ...entry,
    at: iso(entry.at),
    ...(!isOwn && { documentId: null, number: null, purchaseId: null, purchaseNumber: null }),
    ...(!seesCustomer && { customerId: null, customerName: null }),
    ...(!(isOwn && seesVendors(caller)) && { vendorName: null }),
    amount: seesAmount ? entry.amount : null,
  };
}

const seesVendors = ({ permissions }: Viewer) =>
  can(permissions, 'Vendor', 'read') || can(permissions, 'Purchase', 'read');

/** Times in JSON from the database have the offset of their zone. */
const iso = (text: string): string => new Date(text).toISOString();

/**
 * A device ($2) of a business ($1): identifiers, units and entries as JSON, in one statement. A unit without a document joins no
 * rows. Every table is read through an index.
 */
const timelineSql = `
with life as materialized (
  select * from units where business_id = $1 and device_id = $2
), entry as (
  select e.at, e.seq, 'moved' as what, e.unit_id, e.from_status, e.to_status, e.source_kind, e.source_id, e.store_id,
    e.user_id, e.note, null::bigint as amount
  from life join unit_events e on e.business_id = $1 and e.unit_id = life.id
  union all
  select m.at, m.seq, 'cost', m.unit_id, null, null, case m.kind when 'landedCost' then 'landedCost' else 'bill' end,
    m.document_id, m.store_id, m.user_id, null, m.value
  from life join stock_movements m on m.business_id = $1 and m.unit_id = life.id and m.kind in ('landedCost', 'costCorrection')
  union all
  select s.at, s.seq, 'counted', s.unit_id, null, s.unit_status, 'count', s.count_id, c.store_id, s.user_id, null, null
  from life join count_scans s on s.business_id = $1 and s.unit_id = life.id and s.result in ('matched', 'wrongStatus', 'wrongLocation')
  join inventory_counts c on c.business_id = $1 and c.id = s.count_id
  where not exists (select 1 from count_scans o where o.business_id = $1 and o.takes_back = s.id)
  union all
  select a.at, 0, 'changed', life.id, null, null, 'unit', null, a.store_id, a.user_id,
    a.after ->> 'notes', null
  from life join audit_log a on a.business_id = $1 and a.entity_id = life.id and a.action = 'unit.changed'
  union all
  select v.activated_at, 0, 'activated', life.id, null, null, 'invoice', v.invoice_id, v.store_id, v.user_id,
    v.carrier || ' · ' || v.plan, null
  from life join invoice_lines n on n.business_id = $1 and n.unit_id = life.id
  join lateral (select x.*, c.name as carrier from activations x join carriers c on c.business_id = $1 and c.id = x.carrier_id
    where x.business_id = $1 and x.invoice_id = n.invoice_id and x.line_id = n.id and x.activated_at is not null) v on true
)
select
  (select jsonb_agg(jsonb_build_object('type', i.type, 'value', i.value)
     order by array_position(array['IMEI1', 'IMEI2', 'MEID', 'SN', 'EID', 'ICCID'], i.type), i.value)
   from device_identifiers i where i.business_id = $1 and i.device_id = $2) as identifiers,
  (select jsonb_agg(jsonb_build_object(
     'unitId', l.id, 'code', l.code, 'productId', l.product_id, 'productName', p.name, 'sku', p.sku,
     'categoryId', p.category_id, 'categoryName', g.name, 'status', l.status, 'storeId', l.store_id, 'storeName', s.name,
     'locationName', w.name, 'acquiredVia', l.acquired_via, 'vendorName', v.name,
     'condition', coalesce(l.condition, p.condition), 'grade', l.grade, 'color', l.color, 'storage', l.storage,
     'carrier', l.carrier, 'lockStatus', l.lock_status, 'batteryHealth', l.battery_health,
     'price', coalesce(l.price, p.price), 'cost', l.unit_cost, 'receivedAt', l.received_at,
     'movedAt', (select max(e.at) from unit_events e where e.business_id = $1 and e.unit_id = l.id),
     'vendorWarrantyUntil', l.vendor_warranty_until, 'notes', l.notes)
     order by l.received_at desc, l.id desc)
   from life l
   join products p on p.business_id = $1 and p.id = l.product_id
   join categories g on g.business_id = $1 and g.id = p.category_id
   join stores s on s.business_id = $1 and s.id = l.store_id
   join locations w on w.business_id = $1 and w.id = l.location_id
   left join vendors v on v.business_id = $1 and v.id = l.vendor_id) as lives,
  (select jsonb_agg(jsonb_build_object(
     'at', e.at, 'what', e.what, 'unitId', e.unit_id, 'from', e.from_status, 'to', e.to_status, 'source', e.source_kind,
     'storeId', e.store_id, 'storeName', s.name, 'by', u.name, 'note', coalesce(e.note, f.label),
     'documentId', coalesce(i.id, r.id, a.id, c.id, b.id, k.id, t.invoice_id, rf.id),
     'number', case
        when i.id is not null then 'INV-' || i.number
        when r.id is not null then 'GRN-' || r.number
        when a.id is not null then 'ADJ-' || a.number
        when c.id is not null then 'CNT-' || c.number
        when b.id is not null then 'BILL-' || b.number
        when t.id is not null then 'TI-' || t.number
        when rf.id is not null then 'RF-' || rf.number end,
     'purchaseId', o.id, 'purchaseNumber', 'PO-' || o.number, 'vendorName', v.name,
     'customerId', m.id, 'customerName', m.name, 'reason', a.reason,
     'amount', coalesce(e.amount, il.total), 'until', coalesce(il.warranty_until, k.until))
     order by e.at desc, e.what, e.seq desc)
   from entry e
   join stores s on s.business_id = $1 and s.id = e.store_id
   left join users u on u.business_id = $1 and u.id = e.user_id
   left join invoices i on e.source_kind = 'invoice' and i.business_id = $1 and i.id = e.source_id
   left join invoice_lines il on e.what = 'moved' and il.business_id = $1 and il.invoice_id = i.id and il.unit_id = e.unit_id
   left join receipts r on e.source_kind = 'receipt' and r.business_id = $1 and r.id = e.source_id
   left join stock_adjustments a on e.source_kind = 'adjustment' and a.business_id = $1 and a.id = e.source_id
   left join stock_reservations k on e.source_kind = 'reservation' and k.business_id = $1 and k.id = e.source_id
   left join inventory_counts c on e.source_kind = 'count' and c.business_id = $1 and c.id = e.source_id
   left join bills b on e.source_kind = 'bill' and b.business_id = $1 and b.id = e.source_id
   left join landed_costs f on e.source_kind = 'landedCost' and f.business_id = $1 and f.id = e.source_id
   left join trade_ins t on e.source_kind = 'tradeIn' and t.business_id = $1 and t.id = e.source_id
   left join refunds rf on e.source_kind = 'refund' and rf.business_id = $1 and rf.id = e.source_id
   left join purchases o on o.business_id = $1
     and o.id = coalesce(r.purchase_id, b.purchase_id, f.purchase_id, case e.source_kind when 'manifest' then e.source_id end)
   left join vendors v on v.business_id = $1 and v.id = o.vendor_id
   left join customers m on m.business_id = $1 and m.id = coalesce(i.customer_id, k.customer_id, a.customer_id, t.customer_id, rf.customer_id)
  ) as entries`;
