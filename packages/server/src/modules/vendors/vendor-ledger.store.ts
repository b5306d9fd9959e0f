import type { VendorEntryKind, vendorLedger, vendorStatement } from '@tilldesk/domain/vendors';
import { dayOf } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import { answerPage, offsetOf } from '../../crud/paging.ts';
import { newId } from '../../database/new-id.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import {
  countEntries,
  findBooked,
  findVendor,
  insertEntry,
  listEntriesOfDays,
  listNewestEntries,
  listOldestEntries,
  readOpening,
} from './vendors.statements.ts';

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
  const { documentId = null, documentNumber = null, purchaseId = null, reference = null, note = null } = booking;
  const { currency, timeZone } = scope.store;
  const { balance } = await tx.existing(insertEntry, {
    ...booking,
    businessId: scope.businessId,
    currency,
    id: newId(now),
    storeId: scope.storeId,
    documentId,
    documentNumber,
    purchaseId,
    reference,
    note,
    businessDay: dayOf(now, timeZone),
    userId: scope.userId,
    now,
  });
  return balance;
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
  const booked = await tx.first(findBooked, { businessId: scope.businessId, documentId: id });
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
  return tx.existing(findVendor, { businessId: scope.businessId, id });
}

/** Returns the ledger of a vendor in the store's currency, in the order of booking, newest first by default. */
export async function listEntries(
  tx: Tx,
  scope: StoreScope,
  vendorId: string,
  query: z.output<(typeof vendorLedger)['query']>,
) {
  const vendor = await nameOf(tx, scope, vendorId);
  const matching = {
    businessId: scope.businessId,
    vendorId: vendor.id,
    currency: scope.store.currency,
    kind: query.kind ?? null,
    search: query.search.toLowerCase(),
  };
  const page = query.sort === 'at' ? listOldestEntries : listNewestEntries;
  const rows = await tx.all(page, { ...matching, limit: query.limit, offset: offsetOf(query) });
  const { found } = await tx.existing(countEntries, matching);
  return answerPage(rows, query, found);
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
  const ledger = { businessId: scope.businessId, vendorId: vendor.id, currency };
  const { opening } = await tx.existing(readOpening, { ...ledger, from });
  const rows = await tx.all(listEntriesOfDays, { ...ledger, from, to, limit: STATEMENT_MAX + 1 });
  const shownRows = rows.slice(0, STATEMENT_MAX);
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
