import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import {
  firstTransaction,
  transactionSettings,
  type KeptTransaction,
  type StoreTransaction,
  type transactionCalls,
} from '@tilldesk/domain/shop';
import type * as z from 'zod/mini';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Who } from '../../http/who.ts';
import { note } from '../audit/audit.store.ts';

/** The transaction settings of a scope's store. */
export const settingsOf = ({ store }: StoreScope): StoreTransaction =>
  store.transaction ?? firstTransaction(store.currency);

/** Whether a person may not know what is expected in a drawer: who counts blind, and who has nothing to do with cash. */
export const isBlind = (who: StoreScope & Pick<Who, 'permissions'>): boolean =>
  !can(who.permissions, 'Transactions', 'read') &&
  (settingsOf(who).blindCashCount || !can(who.permissions, 'Cash In / Out Report', 'create'));

const names = Object.keys(transactionSettings.fields) as (keyof StoreTransaction)[];

type Kept = { transaction: Partial<StoreTransaction>; version: number };
const keptSql =
  'select transaction, transaction_version as version from stores where business_id = $1 and id = $2 for no key update';

/** The settings with the number of their changes. */
export async function readTransaction(tx: Tx, who: StoreScope): Promise<KeptTransaction> {
  const { transaction, version } = await held(tx, who);
  return { ...firstTransaction(who.store.currency), ...transaction, version };
}

/** Changes settings of the store; what is not said stays. Throws record.changed. */
export async function changeTransaction(
  tx: Tx,
  who: StoreScope,
  now: string,
  { version, ...wanted }: z.output<typeof transactionCalls.change.body>,
): Promise<KeptTransaction> {
  const kept = await held(tx, who);
  if (kept.version !== version) throw new Problem('record.changed');
  const before = { ...firstTransaction(who.store.currency), ...kept.transaction };
  const after: StoreTransaction = { ...before };
  for (const name of names) Object.assign(after, { [name]: wanted[name] ?? before[name] });
  const changed = names.filter((key) => after[key] !== before[key]);
  if (changed.length === 0) return { ...before, version };
  await tx.raw(
    `update stores set transaction = $3, transaction_version = transaction_version + 1 where business_id = $1 and id = $2`,
    [who.businessId, who.storeId, JSON.stringify(after)],
  );
  const only = (all: StoreTransaction) => Object.fromEntries(changed.map((key) => [key, all[key]]));
  await note(tx, who, now, 'transaction.changed', 'store', who.storeId, only(before), only(after));
  return { ...after, version: version + 1 };
}

async function held(tx: Tx, { businessId, storeId }: StoreScope): Promise<Kept> {
  const [kept] = await tx.raw<Kept>(keptSql, [businessId, storeId]);
  if (!kept) throw new Problem('record.notFound');
  return kept;
}
