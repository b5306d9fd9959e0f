import type { CustomerHistoryEntry, CustomerNote } from '@tilldesk/domain/customers';
import { answerPage, offsetOf, type Page, type Paging } from '../../crud/paging.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { loadCustomer } from './locking.store.ts';
import { insertNote, readNote, listGroupNames } from './customers.statements.ts';

type Found<R> = R & { found: number };

/** Returns the notes on a customer, latest first. */
export const listNotes = (tx: Tx, scope: Scope, customerId: string, query: Paging) =>
  pageOf<CustomerNote>(tx, scope, customerId, query, [], notesSql);

/** Returns the changes of a customer with their users, latest first. */
export const listHistory = (tx: Tx, scope: Scope, customerId: string, query: Paging) =>
  pageOf<CustomerHistoryEntry>(tx, scope, customerId, query, [], historySql);

/** Adds a note to a customer. A repeated request changes nothing. */
export async function addNote(
  tx: Tx,
  scope: Scope,
  now: string,
  customerId: string,
  { id, text }: { id: string; text: string },
): Promise<CustomerNote> {
  await loadCustomer(tx, scope, customerId, 'change');
  const added = await tx.first(insertNote, {
    businessId: scope.businessId,
    id,
    customerId,
    text,
    userId: scope.userId,
    now,
  });
  if (added) await writeAuditEntry(tx, scope, now, 'customer.noted', 'customer', customerId, null, { text });
  const row = await tx.first(readNote, { businessId: scope.businessId, id });
  return row!;
}

/** Returns the groups of the current customers, by name. */
export async function listGroups(tx: Tx, scope: Pick<Scope, 'businessId'>): Promise<string[]> {
  const rows = await tx.all(listGroupNames, { businessId: scope.businessId });
  return rows.map(({ name }) => name);
}

/**
 * Returns one page of a customer's related records and their total. Throws if the customer does not exist. `sql` takes business,
 * customer, limit, offset, and then the other parameters.
 */
export async function pageOf<R extends object>(
  tx: Tx,
  scope: Scope,
  customerId: string,
  query: Paging,
  others: readonly unknown[],
  sql: string,
): Promise<Page<R>> {
  await loadCustomer(tx, scope, customerId, 'read');
  const rows = await tx.raw<Found<R>>(sql, [scope.businessId, customerId, query.limit, offsetOf(query), ...others]);
  return answerPage(rows, query, rows[0]?.found ?? 0);
}

const notesSql = `
select n.id, n.text, u.name as by, n.at, count(*) over ()::int as found
from customer_notes n join users u on u.business_id = n.business_id and u.id = n.user_id
where n.business_id = $1 and n.customer_id = $2 order by n.at desc, n.id desc limit $3 offset $4`;

const historySql = `
select a.id, a.at, u.name as by, a.action,
  coalesce((select array_agg(key order by key) from jsonb_object_keys(a.after) key
    where a.before is not null), '{}') as fields, count(*) over ()::int as found
from audit_log a join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = $1 and a.entity_id = $2 order by a.at desc, a.id desc limit $3 offset $4`;
