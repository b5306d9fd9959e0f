import { Problem } from '@tilldesk/domain/problems';
import {
  customer,
  customerProblem,
  MERGE_UNDO_DAYS,
  unmergedCustomer,
  type CustomerMerge,
} from '@tilldesk/domain/customers';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { setTerms } from '../../search/search.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { carryCredit } from './credit.store.ts';
import { carried, customerMerges, type LinkBefore } from './customerBooks.tables.ts';
import { CONTACT, contactsOf, customerTerms } from './customers.store.ts';
import { loadCustomer, lockCustomers } from './locking.store.ts';
import { deleteLink, writeLink } from './links.store.ts';
import { contentsOf, recount, writeContent, type SavedContent } from './merging.store.ts';
import { mergeOf } from './merges.store.ts';
import { restoreMerged, readNameOfCustomer, listActive } from './customers.statements.ts';

const DAY_MS = 86_400_000;

/**
 * Undoes a merge: records that the merge moved are returned to the source, newer records remain with the target. Of several
 * merges into one customer the latest is undone first. Throws record.notFound, merge.undone, merge.late, merge.order,
 * merge.creditSpent, customer.merged.
 */
export async function undoMerge(
  tx: Tx,
  scope: Scope,
  now: string,
  staysId: string,
  mergeId: string,
): Promise<CustomerMerge> {
  const known = await readMerge(tx, scope, staysId, mergeId, 'read');
  const linked = known?.links.map(({ otherId }) => otherId) ?? [];
  await lockCustomers(tx, scope, [staysId, ...(known ? [known.goneId] : []), ...linked]);
  const locked = await loadCustomer(tx, scope, staysId, 'read');
  const merge = await readMerge(tx, scope, staysId, mergeId, 'change');
  if (!merge) throw new Problem('record.notFound');
  if (merge.undoneAt) throw new Problem('merge.undone');
  if (Date.parse(now) - Date.parse(merge.at) > MERGE_UNDO_DAYS * DAY_MS) {
    throw new Problem('merge.late', { days: MERGE_UNDO_DAYS });
  }
  await assertLatestMerge(tx, scope, staysId, merge.seq);
  const { goneId, moves } = merge;
  if (locked.store_credit < moves.storeCredit) throw new Problem('merge.creditSpent');

  const [current, source] = await contentsOf(tx, scope, [staysId, goneId]);
  const before: SavedContent = { consentAt: null, ...merge.before };
  const back = unmergedCustomer(current!, before, merge.merged);
  // If the remaining content is invalid, for instance because the target's own phone was removed since, the target keeps all of
  // it.
  await writeContent(tx, scope, now, staysId, customerProblem(back) ? current! : back, before.consentAt);
  await tx.all(restoreMerged, { businessId: scope.businessId, goneId, now });
  await setTerms(tx, scope.businessId, customer.name, goneId, customerTerms(source!));
  await setTerms(tx, scope.businessId, CONTACT, goneId, contactsOf(source!));
  for (const statement of restoreSql) await tx.raw(statement, [scope.businessId, mergeId, staysId, goneId]);
  await restoreLinks(tx, scope, now, staysId, goneId, merge.links);
  await carryCredit(tx, scope, now, { from: staysId, to: goneId, amount: moves.storeCredit, mergeId });
  await recount(tx, scope, [staysId, goneId]);
  await tx
    .update(customerMerges)
    .set({ undoneAt: now, undoneBy: scope.userId })
    .where(and(eq(customerMerges.businessId, scope.businessId), eq(customerMerges.id, mergeId)));
  await writeAuditEntry(tx, scope, now, 'customer.unmerged', 'customer', staysId, null, { mergeId, otherId: goneId });
  await writeAuditEntry(tx, scope, now, 'customer.unmerged', 'customer', goneId, null, { mergeId, otherId: staysId });
  const undone = await mergeOf(tx, scope, now, staysId, mergeId);
  return undone!;
}

async function readMerge(tx: Tx, scope: Scope, staysId: string, mergeId: string, what: 'read' | 'change') {
  const query = tx
    .select()
    .from(customerMerges)
    .where(
      and(
        eq(customerMerges.businessId, scope.businessId),
        eq(customerMerges.id, mergeId),
        eq(customerMerges.staysId, staysId),
      ),
    );
  const [merge] = await (what === 'change' ? query.for('update') : query);
  return merge;
}

/** Throws merge.order if a later merge exists: both were combined in one record, so only the latest can be separated. */
async function assertLatestMerge(tx: Tx, scope: Scope, staysId: string, seq: number): Promise<void> {
  const [later] = await tx
    .select({ goneId: customerMerges.goneId })
    .from(customerMerges)
    .where(
      and(
        eq(customerMerges.businessId, scope.businessId),
        eq(customerMerges.staysId, staysId),
        gt(customerMerges.seq, seq),
        isNull(customerMerges.undoneAt),
      ),
    )
    .orderBy(desc(customerMerges.seq))
    .limit(1);
  if (!later) return;
  const source = await tx.first(readNameOfCustomer, { businessId: scope.businessId, id: later.goneId });
  throw new Problem('merge.order', { name: source?.name ?? '' });
}

async function restoreLinks(
  tx: Tx,
  scope: Scope,
  now: string,
  staysId: string,
  goneId: string,
  links: readonly LinkBefore[],
): Promise<void> {
  const existing = await tx.all(listActive, {
    businessId: scope.businessId,
    otherIds: links.map(({ otherId }) => otherId),
  });
  for (const { otherId, relation, moved } of links) {
    if (moved) await deleteLink(tx, scope, staysId, otherId);
    if (existing.some(({ id }) => id === otherId)) await writeLink(tx, scope, now, goneId, otherId, relation);
  }
}

/** Records that moved to another customer since are left there. Parameters: business, merge, from, to. */
const restoreSql = Object.entries(carried).map(
  ([kind, table]) => `
update ${table} set customer_id = $4 where business_id = $1 and customer_id = $3 and id in (
  select item_id from customer_merge_items where business_id = $1 and merge_id = $2 and kind = '${kind}')`,
);
