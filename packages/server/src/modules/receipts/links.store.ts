import { randomBytes } from 'node:crypto';
import { RECEIPT_LINK_DAYS, type ReceiptLanguage } from '@tilldesk/domain/receipts';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { hashOf } from '../../database/caller.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { readInvoice } from '../sales/invoices.store.ts';

const DAY_MS = 86_400_000;

/**
 * Creates a link to a receipt. The token is in the fragment (after the `#`), which browsers do not send, so it appears in no
 * log and no Referer header.
 */
export async function makeLink(
  tx: Tx,
  { businessId, userId }: Scope,
  now: string,
  invoiceId: string,
  language: ReceiptLanguage,
): Promise<{ path: string; endsAt: string }> {
  const token = randomBytes(32).toString('base64url');
  const endsAt = new Date(Date.parse(now) + RECEIPT_LINK_DAYS * DAY_MS).toISOString();
  await tx.raw(
    `insert into receipt_links (business_id, id, hash, invoice_id, language, user_id, created_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, newId(now), hashOf(token), invoiceId, language, userId, now, endsAt],
  );
  return { path: `/receipt#${token}`, endsAt };
}

/** Ends all links to a receipt. */
export async function endLinks(tx: Tx, scope: Scope, now: string, invoiceId: string): Promise<void> {
  const ended = await tx.raw(
    `update receipt_links set revoked_at = $3
     where business_id = $1 and invoice_id = $2 and revoked_at is null and ends_at > $3 returning 1`,
    [scope.businessId, invoiceId, now],
  );
  if (ended.length === 0) return;
  await writeAuditEntry(tx, scope, now, 'receipt.linksEnded', 'invoice', invoiceId, null, { links: ended.length });
}

type LinkRow = {
  invoiceId: string;
  storeId: string;
  language: ReceiptLanguage;
  endsAt: string;
  storeName: string;
  storeEmail: string | null;
  phone: string | null;
  address: string | null;
  timeZone: string;
  taxNumber: string | null;
  receiptHeader: string | null;
  receiptFooter: string | null;
};

/** Returns the receipt that a link opens, within the link's business, or null if the link has ended. */
export async function readLinked(tx: Tx, businessId: string, hash: string, now: string) {
  const [row] = await tx.raw<LinkRow>(
    `select l.invoice_id as "invoiceId", i.store_id as "storeId", l.language, l.ends_at as "endsAt",
       s.name as "storeName", s.email as "storeEmail", s.phone, s.address, s.time_zone as "timeZone",
       s.tax_number as "taxNumber", s.receipt_header as "receiptHeader", s.receipt_footer as "receiptFooter"
     from receipt_links l
     join invoices i on i.business_id = l.business_id and i.id = l.invoice_id
     join stores s on s.business_id = i.business_id and s.id = i.store_id
     where l.business_id = $1 and l.hash = $2 and l.revoked_at is null and l.ends_at > $3`,
    [businessId, hash, now],
  );
  if (!row) return null;
  const { invoiceId, storeId, language, endsAt, ...store } = row;
  const invoice = await readInvoice(
    tx,
    { businessId, storeId, store: { currency: '', timeZone: store.timeZone } },
    now,
    invoiceId,
    false,
  );
  return { language, endsAt, store, invoice };
}
