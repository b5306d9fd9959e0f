import {
  customer,
  mergeDifferences,
  MERGE_UNDO_DAYS,
  type CustomerMerge,
  type MergeMoves,
  type MergePreview,
} from '@tilldesk/domain/customers';
import { problemAt } from '@tilldesk/domain/problems';
import * as z from 'zod/mini';
import type { Reader, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { customerRecords } from './customers.store.ts';
import { loadCustomer, loadCustomers } from './locking.store.ts';

/** Returns the changes that a merge of two customers would make. Throws merge.same, record.notFound, customer.merged. */
export async function previewMerge(tx: Tx, person: Reader, staysId: string, otherId: string): Promise<MergePreview> {
  if (staysId === otherId) throw problemAt('otherId', 'merge.same');
  await loadCustomers(tx, person, [staysId, otherId], 'read');
  const stays = z.parse(customer.read, await customerRecords.one(tx, person, staysId));
  const source = z.parse(customer.read, await customerRecords.one(tx, person, otherId));
  const moves = await movesOf(tx, person, otherId);
  return { stays, goes: source, differences: mergeDifferences(stays, source), moves };
}

const noMoves: MergeMoves = {
  invoices: 0,
  drafts: 0,
  devices: 0,
  adjustments: 0,
  reservations: 0,
  notes: 0,
  links: 0,
  storeCredit: 0,
};

/** Returns the number of related records of a customer that a merge would move. */
export async function movesOf(tx: Tx, scope: Pick<Scope, 'businessId'>, customerId: string): Promise<MergeMoves> {
  const [moves] = await tx.raw<MergeMoves>(
    `select count(i.id) filter (where i.status <> 'draft')::int as invoices,
       count(i.id) filter (where i.status = 'draft')::int as drafts,
       (select count(*)::int from invoices s join invoice_lines l on l.business_id = s.business_id and l.invoice_id = s.id
        where s.business_id = c.business_id and s.customer_id = c.id and s.status in ('open', 'paid') and l.unit_id is not null)
       + (select count(*)::int from stock_adjustments a
          join stock_adjustment_lines l on l.business_id = a.business_id and l.adjustment_id = a.id
          where a.business_id = c.business_id and a.customer_id = c.id and l.unit_id is not null) as devices,
       (select count(*)::int from stock_adjustments a
        where a.business_id = c.business_id and a.customer_id = c.id) as adjustments,
       (select count(*)::int from stock_reservations r
        where r.business_id = c.business_id and r.customer_id = c.id and r.ended_at is null) as reservations,
       (select count(*)::int from customer_notes n where n.business_id = c.business_id and n.customer_id = c.id) as notes,
       (select count(*)::int from customer_links k where k.business_id = c.business_id and k.customer_id = c.id) as links,
       c.store_credit as "storeCredit"
     from customers c left join invoices i on i.business_id = c.business_id and i.customer_id = c.id
     where c.business_id = $1 and c.id = $2 group by c.business_id, c.id, c.store_credit`,
    [scope.businessId, customerId],
  );
  return moves ?? noMoves;
}

/** Returns the merges into a customer, latest first. */
export async function listMerges(tx: Tx, scope: Scope, now: string, customerId: string) {
  await loadCustomer(tx, scope, customerId, 'read');
  return { items: await mergesOf(tx, scope, now, customerId, null) };
}

/** Returns one merge into a customer. Undefined if there is none. */
export async function mergeOf(
  tx: Tx,
  scope: Pick<Scope, 'businessId'>,
  now: string,
  customerId: string,
  id: string,
): Promise<CustomerMerge | undefined> {
  const [merge] = await mergesOf(tx, scope, now, customerId, id);
  return merge;
}

const mergesOf = (
  tx: Tx,
  scope: Pick<Scope, 'businessId'>,
  now: string,
  customerId: string,
  id: string | null,
): Promise<CustomerMerge[]> =>
  tx.raw<CustomerMerge>(
    `select m.id, m.stays_id as "staysId", s.name as "staysName", m.gone_id as "goneId", g.name as "goneName",
       $6::jsonb || m.moves::jsonb as moves,
       u.name as by, m.at, m.undone_at as "undoneAt", b.name as "undoneBy", m.at + make_interval(days => $5) as "undoUntil",
       m.undone_at is null and $4::timestamptz <= m.at + make_interval(days => $5)
         and s.archived_at is null and not exists (select 1 from customer_merges l
           where l.business_id = m.business_id and l.stays_id = m.stays_id and l.seq > m.seq and l.undone_at is null)
         as "mayUndo"
     from customer_merges m
     join customers s on s.business_id = m.business_id and s.id = m.stays_id
     join customers g on g.business_id = m.business_id and g.id = m.gone_id
     join users u on u.business_id = m.business_id and u.id = m.user_id
     left join users b on b.business_id = m.business_id and b.id = m.undone_by
     where m.business_id = $1 and m.stays_id = $2 and ($3::uuid is null or m.id = $3)
     order by m.seq desc limit 100`,
    // Older merges moved none of the record kinds that were added later.
    [scope.businessId, customerId, id, now, MERGE_UNDO_DAYS, JSON.stringify(noMoves)],
  );
