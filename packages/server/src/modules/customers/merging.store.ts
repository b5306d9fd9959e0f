import { Problem, problemAt } from '@tilldesk/domain/problems';
import {
  customer,
  type CustomerContent,
  CONTACTS_MAX,
  mergedCustomer,
  type CustomerMerge,
  type MergePicks,
} from '@tilldesk/domain/customers';
import { and, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { setTerms } from '../../search/search.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { carryCredit } from './credit.store.ts';
import { CONTACT, contactsOf, customerColumns, customerTerms } from './customers.store.ts';
import { customers } from './customers.tables.ts';
import { loadCustomers, lockCustomers } from './locking.store.ts';
import { deleteLink, linkedWith, writeLink } from './links.store.ts';
import { carried, type LinkBefore } from './customerBooks.tables.ts';
import { mergeOf, movesOf } from './merges.store.ts';
import { archiveMerged, raiseVersion, recountCustomers, listLinksToMove, insertMerge } from './customers.statements.ts';

export type MergeOrder = {
  /** The id of the merge. A repeated request with it changes nothing. */
  id: string;
  otherId: string;
  version: number;
  otherVersion: number;
  picks: MergePicks;
};

/**
 * Merges `otherId` into a customer: related records move, `picks` decides conflicting fields, and the other record refers to the
 * target from then on. Both are locked in the order of their ids, so that the second of two parallel merges finds the customers
 * already merged. Throws merge.same, merge.tooMany, record.changed, record.notFound, customer.merged.
 */
export async function mergeCustomers(
  tx: Tx,
  scope: Scope,
  now: string,
  staysId: string,
  { id, otherId, version, otherVersion, picks }: MergeOrder,
): Promise<CustomerMerge> {
  if (otherId === staysId) throw problemAt('otherId', 'merge.same');
  const done = await mergeOf(tx, scope, now, staysId, id);
  if (done) return done;
  await lockWithLinks(tx, scope, staysId, otherId);
  const [stays, source] = await loadCustomers(tx, scope, [staysId, otherId], 'read');
  if (stays?.version !== version || source?.version !== otherVersion) throw new Problem('record.changed');
  const [mine, theirs] = await contentsOf(tx, scope, [staysId, otherId]);
  const merged = mergedCustomer(mine!, theirs!, picks);
  if (Math.max(merged.phones.length, merged.emails.length, merged.tags.length) > CONTACTS_MAX) {
    throw new Problem('merge.tooMany', { max: CONTACTS_MAX });
  }
  const links = await moveLinks(tx, scope, now, otherId, staysId);
  const moves = { ...(await movesOf(tx, scope, otherId)), links: links.filter(({ moved }) => moved).length };
  await tx.all(insertMerge, {
    businessId: scope.businessId,
    id,
    storeId: scope.storeId,
    staysId,
    otherId,
    before: JSON.stringify(mine),
    merged: JSON.stringify(merged),
    links: JSON.stringify(links),
    moves: JSON.stringify(moves),
    userId: scope.userId,
    now,
  });
  await tx.raw(moveAll, [scope.businessId, id, otherId, staysId], 'merge_moves');
  await carryCredit(tx, scope, now, { from: otherId, to: staysId, amount: moves.storeCredit, mergeId: id });
  await writeContent(tx, scope, now, staysId, merged, theirs!.consentAt);
  await tx.all(archiveMerged, { businessId: scope.businessId, otherId, now, staysId });
  await setTerms(tx, scope.businessId, customer.name, otherId, []);
  await setTerms(tx, scope.businessId, CONTACT, otherId, []);
  await recount(tx, scope, [staysId, otherId]);
  await writeAuditEntry(tx, scope, now, 'customer.merged', 'customer', staysId, null, {
    mergeId: id,
    otherId,
    ...moves,
  });
  await writeAuditEntry(tx, scope, now, 'customer.mergedAway', 'customer', otherId, null, {
    mergeId: id,
    into: staysId,
  });
  const merge = await mergeOf(tx, scope, now, staysId, id);
  return merge!;
}

/**
 * Locks both customers and the customers linked with the source, since their links change too. Throws record.changed if a link
 * was added in the meantime.
 */
async function lockWithLinks(tx: Tx, scope: Scope, staysId: string, sourceId: string): Promise<void> {
  const seen = [staysId, ...(await linkedWith(tx, scope, sourceId))];
  await lockCustomers(tx, scope, [sourceId, ...seen]);
  const linked = await linkedWith(tx, scope, sourceId);
  if (linked.some((id) => !seen.includes(id))) throw new Problem('record.changed');
}

/** The saved content of a customer, and the time of their consents. */
export type SavedContent = CustomerContent & { consentAt: string | null };

/** Returns the contents of customers, in the requested order. */
export async function contentsOf(
  tx: Tx,
  scope: Pick<Scope, 'businessId'>,
  ids: readonly string[],
): Promise<SavedContent[]> {
  const rows = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.businessId, scope.businessId), inArray(customers.id, [...ids])));
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [contentOf(row)] : [];
  });
}

function contentOf(row: typeof customers.$inferSelect): SavedContent {
  const values: Readonly<Record<string, unknown>> = row;
  const fields = Object.keys(customer.fields).map((name) => [name, values[name] ?? null]);
  return { ...(Object.fromEntries(fields) as CustomerContent), consentAt: row.consentAt };
}

/**
 * Writes the content of a customer and their search terms. `consentAt` is the time of consents taken over from another record; it
 * applies if they differ from the current ones.
 */
export async function writeContent(
  tx: Tx,
  scope: Pick<Scope, 'businessId'>,
  now: string,
  id: string,
  { ...content }: CustomerContent,
  consentAt: string | null,
): Promise<void> {
  const [targetContent] = await contentsOf(tx, scope, [id]);
  const isSame =
    targetContent?.smsConsent === content.smsConsent && targetContent.emailConsent === content.emailConsent;
  await tx
    .update(customers)
    .set({ ...customerColumns(content), consentAt: isSame ? targetContent.consentAt : consentAt, updatedAt: now })
    .where(and(eq(customers.businessId, scope.businessId), eq(customers.id, id)));
  await tx.all(raiseVersion, { businessId: scope.businessId, id });
  await setTerms(tx, scope.businessId, customer.name, id, customerTerms(content));
  await setTerms(tx, scope.businessId, CONTACT, id, contactsOf(content));
}

/** Recomputes the saved sales figures of customers. */
export async function recount(tx: Tx, scope: Pick<Scope, 'businessId'>, ids: readonly string[]): Promise<void> {
  await tx.all(recountCustomers, { businessId: scope.businessId, ids });
}

/** Moves the links of one customer to another. Links between the two, and links that both have, are only removed. */
async function moveLinks(tx: Tx, scope: Scope, now: string, from: string, to: string): Promise<LinkBefore[]> {
  const rows = await tx.all(listLinksToMove, { businessId: scope.businessId, from, to });
  const links: LinkBefore[] = [];
  for (const { otherId, relation, isThere: linkExists } of rows) {
    await deleteLink(tx, scope, from, otherId);
    if (!linkExists) await writeLink(tx, scope, now, to, otherId, relation);
    links.push({ otherId, relation, moved: !linkExists });
  }
  return links;
}

/**
 * Moves the related records of a customer and records each one, so that an undo returns exactly these. Parameters: business,
 * merge, from, to.
 */
const moveAll = `
with ${Object.entries(carried)
  .map(
    ([kind, table]) => `${kind}_moved as (
  update ${table} set customer_id = $4 where business_id = $1 and customer_id = $3 returning id
)`,
  )
  .join(', ')}
insert into customer_merge_items (business_id, merge_id, kind, item_id)
${Object.keys(carried)
  .map((kind) => `select $1::uuid, $2::uuid, '${kind}', id from ${kind}_moved`)
  .join(' union all ')}`;
