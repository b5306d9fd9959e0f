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
import { countMoves, readMerges } from './customers.statements.ts';

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
  const moves = await tx.first(countMoves, { businessId: scope.businessId, customerId });
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
  tx.all(readMerges, {
    businessId: scope.businessId,
    customerId,
    id,
    now,
    undoDays: MERGE_UNDO_DAYS,
    noMoves: JSON.stringify(noMoves),
  });
