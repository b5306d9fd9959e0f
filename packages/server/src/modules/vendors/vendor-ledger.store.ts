import type { VendorEntry, VendorEntryKind, vendorLedger, vendorStatement } from '@tilldesk/domain/vendors';
import { dayOf } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import { answerPage, offsetOf } from '../../crud/paging.ts';
import { newId } from '../../database/new-id.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';

/**
 * A change of the amount owed to a vendor; `amount` is signed, in minor units of the store's currency, and positive if it is
 * owed to them.
 */
export type VendorBooking = {
  vendorId: string;
  kind: VendorEntryKind;
  amount: number;
  documentId?: string;
  documentNumber?: string;
  purchaseId?: string | null;
  reference?: string | null;
  note?: string | null;
};

/**
 * Books an entry in a vendor's ledger and returns the new balance. This locks the account's row, so that bookings of one vendor
 * are made one after the other. It is the last lock of a transaction.
 */
export async function bookVendor(tx: Tx, scope: StoreScope, now: string, booking: VendorBooking): Promise<number> {
  const { vendorId, kind, amount } = booking;
  const { currency, timeZone } = scope.store;
  const [row] = await tx.raw<{ balance: number }>(
    `with account as (
       insert into vendor_accounts as a (business_id, vendor_id, currency, balance, credits)
       values ($1, $2, $3, $4::bigint, case $5 when 'credit' then -$4::bigint else 0 end)
       on conflict (business_id, vendor_id, currency)
         do update set balance = a.balance + excluded.balance, credits = a.credits + excluded.credits
       returning balance
     )
     insert into vendor_ledger (business_id, vendor_id, currency, amount, kind, id, store_id, balance, document_id,
       document_number, purchase_id, reference, note, business_day, user_id, at)
     select $1, $2, $3, $4, $5, $6, $7, account.balance, $8, $9, $10, $11, $12, $13, $14, $15 from account
     returning balance`,
    [
      scope.businessId,
      vendorId,
      currency,
      amount,
      kind,
      newId(now),
      scope.storeId,
      booking.documentId ?? null,
      booking.documentNumber ?? null,
      booking.purchaseId ?? null,
      booking.reference ?? null,
      booking.note ?? null,
      dayOf(now, timeZone),
      scope.userId,
      now,
    ],
    'book_vendor',
  );
  return row!.balance;
}

/** Books an amount that belongs to no bill or payment. A second call with the same id changes nothing. */
export async function adjustVendorBalance(
  tx: Tx,
  scope: StoreScope,
  now: string,
  vendorId: string,
  { id, amount, reason }: { id: string; amount: number; reason: string },
): Promise<{ balance: number }> {
  const vendor = await nameOf(tx, scope, vendorId);
  const [booked] = await tx.raw<{ balance: number }>(
    'select balance from vendor_ledger where business_id = $1 and document_id = $2',
    [scope.businessId, id],
  );
  if (booked) return booked;
  const balance = await bookVendor(tx, scope, now, {
    vendorId: vendor.id,
    kind: 'adjustment',
    amount,
    documentId: id,
    note: reason,
  });
  await writeAuditEntry(tx, scope, now, 'vendor.adjusted', 'vendor', vendorId, null, { amount, reason, balance });
  return { balance };
}

/** Returns a vendor of the business by id, archived or not. Throws record.notFound. */
export async function nameOf(tx: Tx, scope: Scope, id: string) {
  return tx.one<{ id: string; name: string; accountNo: string | null }>(
    'select id, name, account_no as "accountNo" from vendors where business_id = $1 and id = $2',
    [scope.businessId, id],
  );
}

type Entry = Omit<VendorEntry, 'at'> & { at: string };

const entrySql = `
  select l.id, l.at, l.business_day as day, l.kind, l.amount, l.balance, l.document_number as "documentNumber",
    case l.kind when 'adjustment' then null else l.document_id end as "documentId", l.purchase_id as "purchaseId",
    l.reference, l.note, s.name as "storeName", u.name as by
  from vendor_ledger l
  join stores s on s.business_id = l.business_id and s.id = l.store_id
  join users u on u.business_id = l.business_id and u.id = l.user_id
  where l.business_id = $1 and l.vendor_id = $2 and l.currency = $3`;

/** Returns the ledger of a vendor in the store's currency, in the order of booking, newest first by default. */
export async function listEntries(
  tx: Tx,
  scope: StoreScope,
  vendorId: string,
  query: z.output<(typeof vendorLedger)['query']>,
) {
  const vendor = await nameOf(tx, scope, vendorId);
  const direction = query.sort === 'at' ? 'asc' : 'desc';
  const values = [scope.businessId, vendor.id, scope.store.currency, query.kind ?? null, query.search.toLowerCase()];
  const matching = `and ($4::text is null or l.kind = $4)
    and ($5::text = '' or starts_with(lower(l.document_number), $5) or starts_with(lower(l.reference), $5))`;
  const rows = await tx.raw<Entry>(
    `${entrySql} ${matching} order by l.seq ${direction} limit ${query.limit} offset ${offsetOf(query)}`,
    values,
  );
  const [found] = await tx.raw<{ count: number }>(
    `select count(*) as count from vendor_ledger l where l.business_id = $1 and l.vendor_id = $2 and l.currency = $3 ${matching}`,
    values,
  );
  return answerPage(rows, query, found?.count ?? 0);
}

const STATEMENT_MAX = 2_000;

/** Returns the statement of a vendor over business days, inclusive: opening balance, entries, closing balance. */
export async function readStatement(
  tx: Tx,
  scope: StoreScope,
  vendorId: string,
  { from, to }: z.output<(typeof vendorStatement)['query']>,
) {
  const vendor = await nameOf(tx, scope, vendorId);
  const { currency } = scope.store;
  const values = [scope.businessId, vendor.id, currency];
  const [before] = await tx.raw<{ opening: number }>(
    `select coalesce(sum(amount), 0)::bigint as opening from vendor_ledger
     where business_id = $1 and vendor_id = $2 and currency = $3 and business_day < $4`,
    [...values, from],
  );
  const rows = await tx.raw<Entry>(
    `${entrySql} and l.business_day between $4 and $5 order by l.business_day, l.seq limit ${STATEMENT_MAX + 1}`,
    [...values, from, to],
  );
  const shownRows = rows.slice(0, STATEMENT_MAX);
  const opening = before?.opening ?? 0;
  let balance = opening;
  const entries = shownRows.map((entry) => ({ ...entry, balance: (balance += entry.amount) }));
  const sum = (kind: VendorEntryKind) =>
    shownRows.filter((entry) => entry.kind === kind).reduce((all, { amount }) => all + amount, 0);
  return {
    vendor,
    currency,
    from,
    to,
    opening,
    entries,
    billed: sum('bill'),
    paid: -sum('payment'),
    credited: -sum('credit'),
    adjusted: sum('adjustment'),
    closing: balance,
    isCut: rows.length > STATEMENT_MAX,
  };
}
