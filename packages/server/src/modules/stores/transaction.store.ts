import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import {
  defaultTransactionSettings,
  transactionSettings,
  type SavedTransaction,
  type StoreTransaction,
  type transactionCalls,
} from '@tilldesk/domain/stores';
import type * as z from 'zod/mini';
import type { Actor, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';

/** Returns the transaction settings of a scope's store. */
export const settingsOf = ({ store }: StoreScope): StoreTransaction =>
  store.transaction ?? defaultTransactionSettings(store.currency);

/**
 * Returns whether a user may not know the amount expected in a drawer: users who count blind, and users without cash
 * permissions.
 */
export const isBlind = (caller: StoreScope & Pick<Actor, 'permissions'>): boolean =>
  !can(caller.permissions, 'Transactions', 'read') &&
  (settingsOf(caller).blindCashCount || !can(caller.permissions, 'Cash In / Out Report', 'create'));

const names = Object.keys(transactionSettings.fields) as (keyof StoreTransaction)[];

type StoredSettings = { transaction: Partial<StoreTransaction>; version: number };
const settingsSql =
  'select transaction, transaction_version as version from stores where business_id = $1 and id = $2 for no key update';

/** Returns the settings with their version. */
export async function readTransaction(tx: Tx, caller: StoreScope): Promise<SavedTransaction> {
  const { transaction, version } = await lockSettings(tx, caller);
  return { ...defaultTransactionSettings(caller.store.currency), ...transaction, version };
}

/** Changes settings of the store; omitted ones are unchanged. Throws record.changed. */
export async function changeTransaction(
  tx: Tx,
  caller: StoreScope,
  now: string,
  { version, ...requestedSettings }: z.output<typeof transactionCalls.change.body>,
): Promise<SavedTransaction> {
  const settings = await lockSettings(tx, caller);
  if (settings.version !== version) throw new Problem('record.changed');
  const before = { ...defaultTransactionSettings(caller.store.currency), ...settings.transaction };
  const after: StoreTransaction = { ...before };
  for (const name of names) {
    if (requestedSettings[name] !== undefined) Object.assign(after, { [name]: requestedSettings[name] });
  }
  const changed = names.filter((key) => after[key] !== before[key]);
  if (changed.length === 0) return { ...before, version };
  await tx.raw(
    `update stores set transaction = $3, transaction_version = transaction_version + 1 where business_id = $1 and id = $2`,
    [caller.businessId, caller.storeId, JSON.stringify(after)],
  );
  const only = (all: StoreTransaction) => Object.fromEntries(changed.map((key) => [key, all[key]]));
  await writeAuditEntry(tx, caller, now, 'transaction.changed', 'store', caller.storeId, only(before), only(after));
  return { ...after, version: version + 1 };
}

async function lockSettings(tx: Tx, { businessId, storeId }: StoreScope): Promise<StoredSettings> {
  return tx.one<StoredSettings>(settingsSql, [businessId, storeId]);
}
