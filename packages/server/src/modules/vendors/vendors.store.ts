import { Problem, problemAt } from '@tilldesk/domain/problems';
import { vendors } from '@tilldesk/domain/vendors';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { crudModule } from '../../crud/crud.ts';
import type { Reader, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { fold, termsOf } from '../../search/terms.ts';
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

type Figures = { id: string; balance: number; credits: number; openOrders: number };

/** Returns vendors with the amount owed to them in the store's currency, and the store's open orders. */
async function readVendors(tx: Tx, caller: Reader, rows: (typeof table.$inferSelect)[]) {
  const figures = await tx.raw<Figures>(
    `select v.id, coalesce(a.balance, 0) as balance, coalesce(a.credits, 0) as credits,
       (select count(*) from purchases p where p.business_id = $1 and p.vendor_id = v.id and p.store_id = $2
          and p.status in ('ordered', 'partiallyReceived')) as "openOrders"
     from unnest($3::uuid[]) as v(id)
     left join vendor_accounts a on a.business_id = $1 and a.vendor_id = v.id
       and a.currency = (select currency from stores s where s.business_id = $1 and s.id = $2)`,
    [caller.businessId, caller.storeId, rows.map((row) => row.id)],
    'vendor_figures',
  );
  const of = new Map(figures.map(({ id, ...own }) => [id, own]));
  const hidden = caller.limits.viewCost ? {} : { balance: null, credits: null };
  return rows.map((row) => ({ ...row, ...(of.get(row.id) ?? { balance: 0, credits: 0, openOrders: 0 }), ...hidden }));
}

/** Names of vendors are unique; the problem names the existing vendor. */
async function assertNameUnique(tx: Tx, scope: Scope, id: string, { name }: { name: string }): Promise<void> {
  const [duplicate] = await tx.raw<{ name: string }>(
    'select name from vendors where business_id = $1 and name_key = $2 and id <> $3 and archived_at is null',
    [scope.businessId, fold(name), id],
  );
  if (duplicate) throw problemAt('name', 'vendor.nameTaken', { vendor: duplicate.name });
}

/** A vendor with open orders or a balance cannot be archived. */
async function assertNotInUse(tx: Tx, scope: Scope, { id, name }: { id: string; name: string }): Promise<void> {
  const [open] = await tx.raw(
    `select 1 from purchases where business_id = $1 and vendor_id = $2 and state in ('draft', 'ordered') and status <> 'received'
     union all select 1 from vendor_accounts where business_id = $1 and vendor_id = $2 and balance <> 0 limit 1`,
    [scope.businessId, id],
  );
  if (open) throw new Problem('vendor.inUse', { vendor: name });
}

/** The fields of a vendor that an order or a payment needs. */
export type LockedVendor = {
  id: string;
  name: string;
  email: string | null;
  contactName: string | null;
  language: string | null;
  termsDays: number | null;
};

/**
 * Locks an active vendor, so that it is not archived before the transaction ends. Throws record.notFound, vendor.inactive at
 * the field.
 */
export async function lockVendor(tx: Tx, scope: Scope, id: string, at = 'vendorId'): Promise<LockedVendor> {
  const [row] = await tx.raw<LockedVendor & { active: boolean }>(
    `select id, name, email, contact_name as "contactName", preferred_language as language, terms_days as "termsDays", active
     from vendors where business_id = $1 and id = $2 and archived_at is null for key share`,
    [scope.businessId, id],
    'hold_vendor',
  );
  if (!row) throw problemAt(at, 'record.notFound');
  if (!row.active) throw problemAt(at, 'vendor.inactive', { vendor: row.name });
  return row;
}
