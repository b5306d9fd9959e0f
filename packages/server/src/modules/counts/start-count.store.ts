import { Problem, problemAt } from '@tilldesk/domain/problems';
import { scopesOverlap, type counts as calls } from '@tilldesk/domain/counts';
import type * as z from 'zod/mini';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { addTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { nextNumber } from '../stores/numbers.store.ts';
import { countNumber, openCounts, type CountReader } from './counts.store.ts';
import { lockLocation, readStoreOfCount, insertCount, insertCounter, readKnownFilters } from './counts.statements.ts';

type Draft = z.output<(typeof calls.start)['body']>;

/**
 * Starts a count: takes a snapshot of the stock of its products and opens the count at 0. Two open counts cannot cover the same
 * products. A repeated request changes nothing. Throws record.notFound at a category or the vendor, record.exists, count.overlaps
 * with the number, the person and the start time of the other count, count.nothing.
 */
export async function startCount(tx: Tx, caller: CountReader & StoreScope, now: string, draft: Draft): Promise<void> {
  // Serializes the starts of counts at this location: a parallel start waits and then finds this count, as does a repeated
  // request.
  await tx.all(lockLocation, { businessId: caller.businessId, locationId: caller.locationId });
  const existing = await tx.first(readStoreOfCount, { businessId: caller.businessId, id: draft.id });
  if (existing) {
    if (existing.store !== caller.storeId) throw new Problem('record.exists');
    return;
  }
  await assertKnown(tx, caller, draft);
  const { mainCategoryId, subCategoryId, vendorId = null, brand = null } = draft;
  const other = (await openCounts(tx, caller)).find(({ scope }) =>
    scopesOverlap(scope, { mainCategoryId, subCategoryId, vendorId, brand }),
  );
  if (other) {
    const { number, startedBy: by } = other;
    throw new Problem('count.overlaps', { number, by, at: wallTime(other.startedAt, caller.store.timeZone) });
  }
  const number = await nextNumber(tx, caller, 'count');
  await tx.all(insertCount, {
    businessId: caller.businessId,
    id: draft.id,
    storeId: caller.storeId,
    locationId: caller.locationId,
    number,
    mode: draft.mode,
    mainCategoryId,
    subCategoryId,
    vendorId,
    brand,
    threshold: draft.threshold ?? null,
    note: draft.note ?? null,
    userId: caller.userId,
    now,
  });
  const lines = await tx.raw(takeSnapshot, [caller.businessId, draft.id], 'count_snapshot');
  if (lines.length === 0) throw new Problem('count.nothing');
  await tx.all(insertCounter, { businessId: caller.businessId, id: draft.id, userId: caller.userId });
  const terms = termsOf([], [countNumber(number), String(number)]);
  await addTerms(
    tx,
    caller.businessId,
    'count',
    terms.map((term) => [term, draft.id] as const),
  );
  await writeAuditEntry(tx, caller, now, 'count.started', 'count', draft.id, null, {
    number,
    mode: draft.mode,
    lines: lines.length,
  });
}

async function assertKnown(tx: Tx, caller: CountReader, { mainCategoryId, subCategoryId, vendorId }: Draft) {
  const found = await tx.first(readKnownFilters, {
    businessId: caller.businessId,
    mainCategoryId,
    subCategoryId,
    vendorId: vendorId ?? null,
  });
  if (!found?.main) throw problemAt('mainCategoryId', 'record.notFound');
  if (!found.sub) throw problemAt('subCategoryId', 'record.notFound');
  if (!found.vendor) throw problemAt('vendorId', 'record.notFound');
}

/** The goods of a count: products of its categories and brand. Parameter 2 is the count. */
const countedStockSql = `
  c.business_id = $1 and c.id = $2 and p.business_id = c.business_id and p.tracking <> 'none'
  and (c.brand is null or lower(p.brand) = lower(c.brand))
  and p.category_id in (
    select g.id from categories g where g.business_id = c.business_id
      and (g.id = coalesce(c.sub_category_id, c.main_category_id)
        or (c.sub_category_id is null and g.parent_id = c.main_category_id)))`;

// Levels and their last movement are read in one statement, so that they are consistent: later bookings have a higher `seq`. A
// count of one vendor's goods includes only units; pieces tracked by quantity have no vendor.
const takeSnapshot = `
insert into count_lines (business_id, id, count_id, product_id, unit_id, snapshot, snapshot_seq, unit_cost)
select $1, gen_random_uuid(), $2, goods.* from (
  select u.product_id, u.id, 1, 0, u.unit_cost
  from inventory_counts c, products p, units u
  where ${countedStockSql} and u.business_id = p.business_id and u.product_id = p.id and u.store_id = c.store_id
    and u.location_id = c.location_id and unit_is_live(u.status)
    and (c.vendor_id is null or u.vendor_id = c.vendor_id)
  union all
  select p.id, null, coalesce(l.on_hand, 0), coalesce((
      select m.seq from stock_movements m
      where m.business_id = p.business_id and m.product_id = p.id and m.location_id = c.location_id
      order by m.seq desc limit 1), 0),
    case when l.on_hand > 0 then round(l.value::numeric / l.on_hand)::bigint else 0 end
  from inventory_counts c
  cross join products p
  left join stock_levels l on l.business_id = p.business_id and l.product_id = p.id and l.location_id = c.location_id
  where ${countedStockSql} and p.tracking = 'quantity' and c.vendor_id is null
    and (p.archived_at is null or l.on_hand > 0)
) goods
returning 1`;

/** Formats a time in the store's time zone, the same in every language: '2026-03-02 09:15'. */
function wallTime(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}
