import { Problem, problemAt } from '@tilldesk/domain/problems';
import { vendors } from '@tilldesk/domain/vendors';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { crudModule } from '../../crud/crud.ts';
import type { Reader, Scope } from '../../database/scope.ts';
import type { RowOf } from '../../database/statement.ts';
import type { Tx } from '../../database/transaction.ts';
import { fold, termsOf } from '../../search/terms.ts';
import { findUse, findVendorOfName, lockActiveVendor, readAmountsOwed } from './vendors.statements.ts';
import { vendorAccounts as accounts, vendors as table } from './vendors.tables.ts';

const owed: SQL = sql`exists (select 1 from ${accounts}
  where ${and(eq(accounts.businessId, table.businessId), eq(accounts.vendorId, table.id))} and ${accounts.balance} > 0)`;

/**
 * The vendors of the business. Search covers name, contact, their number for us, email and phone, including its last digits.
 */
export const vendorRecords = crudModule(vendors, table, {
  // The amount owed for goods reveals their cost.
  allow: ({ limits }, { owed: isOwed, sort = '' }) => {
    if (!limits.viewCost && (isOwed !== undefined || /^-?balance$/.test(sort))) throw new Problem('access.denied');
  },
  sorts: {
    // The largest balance over all currencies. It only orders rows; amounts of different currencies are not added.
    balance: sql`coalesce((select max(${accounts.balance}) from ${accounts}
      where ${accounts.businessId} = ${table.businessId} and ${accounts.vendorId} = ${table.id}), 0)`,
  },
  filters: { owed: (isOwed) => (isOwed === 'true' ? owed : sql`not ${owed}`) },
  terms: (v) => termsOf([v.name, v.contactName, v.email], [v.phone, v.accountNo]),
  columns: (v) => ({ ...v, nameKey: fold(v.name) }),
  read: readVendors,
  check: assertNameUnique,
  release: assertNotInUse,
});

/** Adds a vendor with the id of the draft. Throws vendor.nameTaken, record.exists. */
export const createVendor = vendorRecords.create;

/** Returns vendors with the amount owed to them in the store's currency, and the store's open orders. */
async function readVendors(tx: Tx, caller: Reader, rows: (typeof table.$inferSelect)[]) {
  const { businessId, storeId } = caller;
  const figures = await tx.all(readAmountsOwed, { businessId, storeId, ids: rows.map((row) => row.id) });
  const of = new Map(figures.map(({ id, ...own }) => [id, own]));
  const hidden = caller.limits.viewCost ? {} : { balance: null, credits: null };
  return rows.map((row) => ({ ...row, ...(of.get(row.id) ?? { balance: 0, credits: 0, openOrders: 0 }), ...hidden }));
}

/** Names of vendors are unique; the problem names the existing vendor. */
async function assertNameUnique(tx: Tx, scope: Scope, id: string, { name }: { name: string }): Promise<void> {
  const duplicate = await tx.first(findVendorOfName, { businessId: scope.businessId, nameKey: fold(name), id });
  if (duplicate) throw problemAt('name', 'vendor.nameTaken', { vendor: duplicate.name });
}

/** A vendor with open orders or a balance cannot be archived. */
async function assertNotInUse(tx: Tx, scope: Scope, { id, name }: { id: string; name: string }): Promise<void> {
  const open = await tx.first(findUse, { businessId: scope.businessId, id });
  if (open) throw new Problem('vendor.inUse', { vendor: name });
}

/** The fields of a vendor that an order or a payment needs. */
export type LockedVendor = RowOf<typeof lockActiveVendor>;

/**
 * Locks an active vendor, so that it is not archived before the transaction ends. Throws record.notFound, vendor.inactive at
 * the field.
 */
export async function lockVendor(tx: Tx, scope: Scope, id: string, at = 'vendorId'): Promise<LockedVendor> {
  const row = await tx.first(lockActiveVendor, { businessId: scope.businessId, id });
  if (!row) throw problemAt(at, 'record.notFound');
  if (!row.active) throw problemAt(at, 'vendor.inactive', { vendor: row.name });
  return row;
}
