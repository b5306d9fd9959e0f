import { documentTotals, type Discount } from '@tilldesk/domain/lines';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Scope } from '../../../database/scope.ts';
import type { Tx } from '../../../database/transaction.ts';
import { tenders } from '../../../tenders/tenders.ts';
import { writeAuditEntry } from '../../audit/audit.store.ts';
import { factsFor } from './draft-facts.store.ts';
import { exemptColumns, exemptionOf } from './exemption.store.ts';
import { formatInvoiceNumber } from '../../stores/numbers.store.ts';
import { saleLines, assertDiscountNotTooBig } from './lines.store.ts';
import { headColumnNames, headColumns, lineColumns, lineRecord } from './rows.sql.ts';
import { quoterOf, assertNotBelowMinimum } from './prices.store.ts';
import type { DraftContent, LockedInvoice, Salesperson } from '../checkout/posting.store.ts';
import { saveDiscardedDraft, readInvoiceNumber } from './draft.statements.ts';

/** Saves a new draft and its first audit entry. */
export async function createDraft(
  tx: Tx,
  salesperson: Salesperson,
  now: string,
  id: string,
  draft: DraftContent,
): Promise<void> {
  await saveDraft(tx, salesperson, now, id, draft);
  await writeAuditEntry(tx, salesperson, now, 'invoice.drafted', 'invoice', id);
}

/**
 * Computes a draft without saving it, and locks the saved one. Descriptions, tax rates and totals come from the server's
 * records, never from the client. `version`, if given, must be the current one.
 */
async function workOutDraft(
  tx: Tx,
  salesperson: Salesperson,
  now: string,
  id: string,
  draft: DraftContent,
  version: number | undefined,
) {
  const facts = await factsFor(tx, salesperson, now, id, draft);
  const saved = facts.saved;
  if (saved && saved.store_id !== salesperson.storeId) throw new Problem('record.notFound');
  if (saved?.status === 'quote') throw new Problem('quote.fixed');
  if (saved && saved.status !== 'draft') {
    throw new Problem('invoice.posted', { invoice: saved.number === null ? id : formatInvoiceNumber(saved.number) });
  }
  if (saved && version !== undefined && saved.version !== version) throw new Problem('record.changed');
  if (draft.customerId && !facts.customer) throw problemAt('customerId', 'record.notFound');

  const quote = quoterOf(facts.rules, { day: facts.day, customerGroup: facts.customer?.group ?? null });
  const lines = saleLines(draft.lines, { facts, quote, salesperson });
  const exemption = exemptionOf(draft, facts);
  const taxed = exemption ? lines.map((line) => ({ ...line, taxRate: '0' })) : lines;
  const totals = documentTotals(taxed, draft.discount);
  assertDiscountNotTooBig(lines, draft.discount, totals.gross);
  assertNotBelowMinimum(lines, totals);
  const rows = taxed.map((line, i) => {
    const { lineDiscount, documentDiscount, ...parts } = totals.lines[i]!;
    return { ...line, ...parts, discountTotal: lineDiscount + documentDiscount, ...discountColumns(line.discount) };
  });
  const discountReason = draft.discountReason?.trim() || null;
  return { facts, saved, lines, rows, totals, exemption, discountReason };
}

/** Returns a draft as its checkout would see it, without saving it. */
export async function previewDraft(tx: Tx, salesperson: Salesperson, now: string, id: string, draft: DraftContent) {
  return invoiceOfDraft(draft, await workOutDraft(tx, salesperson, now, id, draft, undefined));
}

/** Saves a whole draft, as a new one or in place of the saved one. Throws the problems of computing it. */
export async function saveDraft(
  tx: Tx,
  salesperson: Salesperson,
  now: string,
  id: string,
  draft: DraftContent,
  version?: number,
): Promise<void> {
  const worked = await workOutDraft(tx, salesperson, now, id, draft, version);
  const rows = rowsOf(salesperson, draft, worked);
  writeDraft(tx, salesperson, now, id, worked.saved !== null, rows, worked.facts.sellerId);
}

/** A locked invoice that is to be posted; `unsaved` are its rows if it was never saved. */
export type DraftToPost = { invoice: LockedInvoice; unsaved: DraftRows | null };

/** Returns a draft that the same transaction posts. In place of a saved one it is saved. Throws the problems of computing it. */
export async function draftToPost(
  tx: Tx,
  salesperson: Salesperson,
  now: string,
  id: string,
  draft: DraftContent,
  version?: number,
): Promise<DraftToPost> {
  const worked = await workOutDraft(tx, salesperson, now, id, draft, version);
  const invoice = invoiceOfDraft(draft, worked);
  const rows = rowsOf(salesperson, draft, worked);
  if (!worked.saved) return { invoice, unsaved: rows };
  writeDraft(tx, salesperson, now, id, true, rows, worked.facts.sellerId);
  return { invoice, unsaved: null };
}

/** The rows of a draft, as the records of `rows.sql.ts`. */
export type DraftRows = { head: object; lines: readonly object[] };

function rowsOf(
  { store }: Salesperson,
  draft: DraftContent,
  { facts, lines, rows, totals, exemption, discountReason }: WorkedOut,
): DraftRows {
  const head = {
    customerId: facts.customer?.id ?? null,
    currency: store.currency,
    notes: draft.notes ?? null,
    gross: totals.gross,
    discountTotal: totals.discount,
    net: totals.net,
    tax: totals.tax,
    total: totals.total,
    pieces: lines.reduce((sum, l) => sum + (l.charge === null ? l.quantity : 0), 0),
    discountReason,
    ...exemptColumns(exemption, lines, totals),
    ...discountColumns(draft.discount),
  };
  return { head, lines: rows };
}

function writeDraft(
  tx: Tx,
  { businessId, storeId, userId }: Salesperson,
  now: string,
  id: string,
  isSaved: boolean,
  { head, lines }: DraftRows,
  sellerId: string | null,
): void {
  const at = [businessId, id, storeId, sellerId ?? userId, now, JSON.stringify(head)];
  if (isSaved) {
    tx.send(replaceHead, at, 'draft_replace');
    tx.send('delete from invoice_lines where business_id = $1 and invoice_id = $2', at.slice(0, 2), 'draft_clear');
    tx.send(insertLines, [...at.slice(0, 2), JSON.stringify(lines)], 'draft_lines');
  } else {
    tx.send(insertInvoice, [...at, JSON.stringify(lines)], 'draft_insert');
  }
}

type WorkedOut = Awaited<ReturnType<typeof workOutDraft>>;

const invoiceOfDraft = (
  draft: DraftContent,
  { facts, saved, rows, totals, exemption, discountReason }: WorkedOut,
): LockedInvoice => ({
  status: 'draft',
  version: (saved?.version ?? 0) + 1,
  number: null,
  total: totals.total,
  customerId: facts.customer?.id ?? null,
  isDiscounted: draft.discount !== null,
  discountReason,
  exemptBy: exemption?.by ?? null,
  sellerId: facts.sellerId,
  hasActivations: facts.hasActivations,
  lines: rows,
});

/** Discards a draft with its offers; a posted invoice is unchanged. Throws deposit.onDraft while the draft has an open deposit. */
export async function discardDraft(tx: Tx, scope: Scope, now: string, id: string): Promise<void> {
  const row = await tx.first(saveDiscardedDraft, { businessId: scope.businessId, storeId: scope.storeId, id, now });
  if (!row) {
    const posted = await tx.existing(readInvoiceNumber, { businessId: scope.businessId, storeId: scope.storeId, id });
    throw new Problem('invoice.posted', { invoice: posted.number === null ? id : formatInvoiceNumber(posted.number) });
  }
  for (const { discard } of tenders.values()) await discard?.(tx, scope, now, id);
  await writeAuditEntry(tx, scope, now, 'invoice.discarded', 'invoice', id);
}

const discountColumns = (d: Discount) => ({
  discountKind: d?.kind ?? null,
  discountAmount: d?.kind === 'amount' ? d.amount : null,
  discountRate: d?.kind === 'share' ? d.rate : null,
});

const replaceHead = `
update invoices set version = version + 1, updated_at = $5, salesperson_id = $4, customer_id = x."customerId",
  currency = x.currency, notes = x.notes, gross = x.gross, discount_total = x."discountTotal", net = x.net, tax = x.tax,
  total = x.total, pieces = x.pieces, discount_kind = x."discountKind", discount_amount = x."discountAmount",
  discount_rate = x."discountRate", discount_reason = x."discountReason", exempt_by = x."exemptBy",
  exempt_reason = x."exemptReason", exempt_certificate = x."exemptCertificate", exempt_tax = x."exemptTax"
from jsonb_to_record($6::jsonb) as x(${headColumns})
where business_id = $1 and id = $2 and store_id = $3`;

const insertLines = `
insert into invoice_lines (business_id, invoice_id, ${lineColumns})
select $1, $2, x.* from jsonb_to_recordset($3::jsonb) as x(${lineRecord})`;

const insertInvoice = `
with head as (
  insert into invoices (business_id, id, store_id, salesperson_id, created_at, updated_at, status, paid, ${headColumnNames})
  select $1, $2, $3, $4, $5, $5, 'draft', 0, x.* from jsonb_to_record($6::jsonb) as x(${headColumns})
)
insert into invoice_lines (business_id, invoice_id, ${lineColumns})
select $1, $2, x.* from jsonb_to_recordset($7::jsonb) as x(${lineRecord})`;
