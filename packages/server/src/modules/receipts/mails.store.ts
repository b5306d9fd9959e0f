import { Problem } from '@tilldesk/domain/problems';
import { RECEIPT_MAILS_A_DAY, type ReceiptLanguage, type ReceiptDelivery } from '@tilldesk/domain/receipts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../database/caller.ts';
import type { Email } from '../../email/email.ts';
import { namesOfTenders } from '../../tenders/tenders.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockPostedInvoice, assertNotVoided } from '../../ledgers/receivables/invoice-locks.store.ts';
import { readReceiptFacts } from '../stores/stores.store.ts';
import { readInvoice } from '../sales/invoices.store.ts';
import { makeLink } from './links.store.ts';

const DAY_MS = 86_400_000;

/** Returns how the receipt of a posted invoice was sent. Throws record.notFound. */
export async function readOutgoing(tx: Tx, scope: Scope, now: string, invoiceId: string): Promise<ReceiptDelivery> {
  const at = [scope.businessId, scope.storeId, invoiceId];
  const head = await tx.one<Pick<ReceiptDelivery, 'to' | 'language' | 'links'>>(
    `select c.email as to,
       coalesce(c.preferred_language, (select m.language from invoices x
          join receipt_mails m on m.business_id = x.business_id and m.invoice_id = x.id
        where x.business_id = i.business_id and (x.id = i.id or x.customer_id = i.customer_id)
        order by m.at desc, m.id desc limit 1)) as language,
       (select count(*)::int from receipt_links l where l.business_id = i.business_id and l.invoice_id = i.id
          and l.revoked_at is null and l.ends_at > $4) as links
     from invoices i left join customers c on c.business_id = i.business_id and c.id = i.customer_id
     where i.business_id = $1 and i.store_id = $2 and i.id = $3`,
    [...at, now],
  );
  const mails = await tx.raw<ReceiptDelivery['mails'][number]>(
    `select m.id, m.address as to, m.language, u.name as by, m.at
     from receipt_mails m join users u on u.business_id = m.business_id and u.id = m.user_id
     where m.business_id = $1 and m.invoice_id = $2 order by m.at desc, m.id desc`,
    [scope.businessId, invoiceId],
  );
  return { ...head, mails };
}

/**
 * Writes the email with the receipt of a posted invoice and creates a link for it. The caller sends it after the transaction is
 * committed. Returns null if this email was written before. Throws receipt.mailedOften, invoice.notPosted, invoice.voided.
 */
export async function mailReceipt(
  tx: Tx,
  caller: Caller,
  now: string,
  invoiceId: string,
  { id, to, language }: { id: string; to: string; language: ReceiptLanguage },
): Promise<Email | null> {
  assertNotVoided(await lockPostedInvoice(tx, caller, invoiceId));
  const dayBefore = new Date(Date.parse(now) - DAY_MS).toISOString();
  const [known] = await tx.raw<{ isSent: boolean; today: number }>(
    `select coalesce(bool_or(id = $3), false) as "isSent", (count(*) filter (where at > $4))::int as today
     from receipt_mails where business_id = $1 and invoice_id = $2`,
    [caller.businessId, invoiceId, id, dayBefore],
  );
  if (known?.isSent) return null;
  if ((known?.today ?? 0) >= RECEIPT_MAILS_A_DAY) throw new Problem('receipt.mailedOften');
  await tx.raw(
    `insert into receipt_mails (business_id, id, invoice_id, address, language, user_id, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [caller.businessId, id, invoiceId, to, language, caller.userId, now],
  );
  await writeAuditEntry(tx, caller, now, 'receipt.mailed', 'invoice', invoiceId, null, { mailedTo: to });
  const { path, endsAt } = await makeLink(tx, caller, now, invoiceId, language);
  const invoice = await readInvoice(tx, caller, now, invoiceId, false);
  const { name: storeName, email: storeEmail, phone, address, timeZone, receiptFooter } = caller.store;
  const facts = await readReceiptFacts(tx, caller);
  return {
    to,
    name: invoice.customerName ?? '',
    language,
    message: {
      kind: 'receipt',
      invoice,
      store: { storeName, storeEmail, phone, address, timeZone, receiptFooter, ...facts },
      path,
      linkEndsAt: endsAt,
      tenderNames: namesOfTenders(invoice.payments.map(({ kind }) => kind)),
    },
  };
}
