import { discountOf, totalsOf, type Discount } from '@tilldesk/domain/lines';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { InvoiceDraft, InvoiceStatus, LineDraft, Tracking } from '@tilldesk/domain/shop';
import { trimRate } from '../../database/columns.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { note } from '../audit/audit.store.ts';
import { numberText } from './invoices.store.ts';

/** What may be done beside selling: changing a price needs the update right. */
export type Seller = StoreScope & { mayChangePrices: boolean };

export type DraftContent = Omit<InvoiceDraft, 'id'>;

/** A line as posting needs it. */
export type PostLine = {
  id: string;
  product_id: string;
  unit_id: string | null;
  quantity: number;
  description: string;
  unit_code: string | null;
  tracking: Tracking;
  warranty_days: number | null;
};

/** An invoice that is ours until the end of the transaction. */
export type HeldInvoice = {
  status: InvoiceStatus;
  version: number;
  number: number | null;
  total: number;
  customer_id: string | null;
  lines: PostLine[] | null;
};

/** Saves a new draft and leaves its first line of history. */
export async function createDraft(tx: Tx, seller: Seller, now: string, id: string, draft: DraftContent): Promise<void> {
  await saveDraft(tx, seller, now, id, draft);
  await note(tx, seller, now, 'invoice.drafted', 'invoice', id);
}

/**
 * Saves a draft whole: new or in place of what stood. Descriptions, tax rates and totals are taken from the server's
 * own records, never from the client. `version`, when given, must be the one that stands.
 */
export async function saveDraft(
  tx: Tx,
  seller: Seller,
  now: string,
  id: string,
  draft: DraftContent,
  version?: number,
): Promise<HeldInvoice> {
  const facts = await factsFor(tx, seller, id, draft);
  const standing = facts.standing;
  if (standing && standing.store_id !== seller.storeId) throw new Problem('record.notFound');
  if (standing && standing.status !== 'draft') {
    throw new Problem('invoice.posted', { invoice: standing.number === null ? id : numberText(standing.number) });
  }
  if (standing && version !== undefined && standing.version !== version) throw new Problem('record.changed');
  if (draft.customerId && !facts.customer) throw problemAt('customerId', 'record.notFound');

  const lines = draft.lines.map((line, position) => frozen(line, position, facts, seller));
  refuseTwice(lines);
  const totals = totalsOf(lines, draft.discount);
  refuseTooBig(lines, draft.discount, totals.gross);
  const rows = lines.map((line, i) => {
    const { lineDiscount, documentDiscount, ...parts } = totals.lines[i]!;
    return { ...line, ...parts, discountTotal: lineDiscount + documentDiscount, ...discountColumns(line.discount) };
  });

  const head = {
    customerId: draft.customerId,
    currency: seller.store.currency,
    notes: draft.notes ?? null,
    gross: totals.gross,
    discountTotal: totals.discount,
    net: totals.net,
    tax: totals.tax,
    total: totals.total,
    pieces: lines.reduce((sum, l) => sum + l.quantity, 0),
    ...discountColumns(draft.discount),
  };
  const at = [seller.businessId, id, seller.storeId, seller.userId, now, JSON.stringify(head)];
  if (standing) {
    await tx.raw(replaceHead, at, 'draft_replace');
    await tx.raw('delete from invoice_lines where business_id = $1 and invoice_id = $2', at.slice(0, 2), 'draft_clear');
    await tx.raw(insertLines, [...at.slice(0, 2), JSON.stringify(rows)], 'draft_lines');
  } else {
    await tx.raw(insertWhole, [...at, JSON.stringify(rows)], 'draft_insert');
  }
  return {
    status: 'draft',
    version: (standing?.version ?? 0) + 1,
    number: null,
    total: totals.total,
    customer_id: draft.customerId,
    lines: lines.map((line) => postLineOf(line, facts)),
  };
}

const postLineOf = (line: FrozenLine, facts: Facts): PostLine => ({
  id: line.id,
  product_id: line.productId,
  unit_id: line.unitId,
  quantity: line.quantity,
  description: line.description,
  unit_code: line.unitCode,
  tracking: facts.products[line.productId]!.tracking,
  warranty_days: facts.products[line.productId]!.warranty_days,
});

/** Throws a draft away; what is posted stays. */
export async function discardDraft(tx: Tx, scope: Scope, now: string, id: string): Promise<void> {
  const [row] = await tx.raw(
    `update invoices set status = 'discarded', updated_at = $4, version = version + 1
     where business_id = $1 and store_id = $2 and id = $3 and status = 'draft' returning id`,
    [scope.businessId, scope.storeId, id, now],
  );
  if (!row) {
    const [posted] = await tx.raw<{ number: number | null }>(
      'select number from invoices where business_id = $1 and store_id = $2 and id = $3',
      [scope.businessId, scope.storeId, id],
    );
    if (!posted) throw new Problem('record.notFound');
    throw new Problem('invoice.posted', { invoice: posted.number === null ? id : numberText(posted.number) });
  }
  await note(tx, scope, now, 'invoice.discarded', 'invoice', id);
}

type ProductFact = {
  name: string;
  sku: string;
  tracking: Tracking;
  price: number;
  tax_rate: string;
  active: boolean;
  warranty_days: number | null;
};
type UnitFact = { code: string; product_id: string };
type Facts = {
  products: Record<string, ProductFact>;
  units: Record<string, UnitFact>;
  prices: Record<string, number>;
  customer: { tax_exempt: boolean } | null;
  standing: { status: InvoiceStatus; version: number; number: number | null; store_id: string } | null;
};

/** Everything that saving needs to know, in one statement; the draft that stands is locked. */
async function factsFor(tx: Tx, seller: Seller, id: string, draft: DraftContent): Promise<Facts> {
  const productIds = draft.lines.map((l) => l.productId);
  const unitIds = draft.lines.flatMap((l) => (l.unitId ? [l.unitId] : []));
  const [row] = await tx.raw<Facts>(
    factsSql,
    [seller.businessId, id, productIds, unitIds, draft.customerId],
    'draft_facts',
  );
  return {
    products: row?.products ?? {},
    units: row?.units ?? {},
    prices: row?.prices ?? {},
    customer: row?.customer ?? null,
    standing: row?.standing ?? null,
  };
}

type FrozenLine = LineDraft & {
  position: number;
  taxRate: string;
  description: string;
  sku: string;
  unitCode: string | null;
};

function frozen(line: LineDraft, position: number, facts: Facts, seller: Seller): FrozenLine {
  const at = `lines.${position}`;
  const product = facts.products[line.productId];
  if (!product) throw problemAt(`${at}.productId`, 'record.notFound');
  if (!product.active) throw problemAt(`${at}.productId`, 'invoice.productGone', { product: product.name });
  const unit = line.unitId ? facts.units[line.unitId] : undefined;
  if (line.unitId && unit?.product_id !== line.productId) throw problemAt(`${at}.unitId`, 'record.notFound');
  if (product.tracking === 'serialized' && line.quantity !== 1) throw problemAt(`${at}.quantity`, 'request.invalid');
  const isListPrice = line.unitPrice === product.price || line.unitPrice === facts.prices[line.id];
  if (!isListPrice && !seller.mayChangePrices) {
    throw problemAt(`${at}.unitPrice`, 'invoice.priceFixed', { product: product.name });
  }
  return {
    ...line,
    position,
    taxRate: facts.customer?.tax_exempt ? '0' : trimRate(product.tax_rate),
    description: product.name,
    sku: product.sku,
    unitCode: unit?.code ?? null,
  };
}

function refuseTwice(lines: readonly FrozenLine[]): void {
  const seen = new Set<string>();
  lines.forEach(({ unitId, unitCode }, i) => {
    if (unitId && seen.has(unitId)) throw problemAt(`lines.${i}.unitId`, 'unit.twice', { code: unitCode ?? unitId });
    if (unitId) seen.add(unitId);
  });
}

function refuseTooBig(lines: readonly FrozenLine[], discount: Discount, gross: number): void {
  lines.forEach((l, i) => {
    if (l.discount?.kind === 'amount' && l.discount.amount > l.quantity * l.unitPrice) {
      throw problemAt(`lines.${i}.discount`, 'invoice.discountTooBig');
    }
  });
  const left = gross - lines.reduce((sum, l) => sum + discountOf(l.discount, l.quantity * l.unitPrice), 0);
  if (discount?.kind === 'amount' && discount.amount > left) throw problemAt('discount', 'invoice.discountTooBig');
}

const discountColumns = (d: Discount) => ({
  discountKind: d?.kind ?? null,
  discountAmount: d?.kind === 'amount' ? d.amount : null,
  discountRate: d?.kind === 'share' ? d.rate : null,
});

const factsSql = `
select
  (select jsonb_object_agg(p.id, jsonb_build_object('name', p.name, 'sku', p.sku, 'tracking', p.tracking, 'price', p.price,
      'tax_rate', p.tax_rate::text, 'active', p.active and p.archived_at is null, 'warranty_days', p.warranty_days))
    from products p where p.business_id = $1 and p.id = any($3::uuid[])) as products,
  (select jsonb_object_agg(u.id, jsonb_build_object('code', u.code, 'product_id', u.product_id))
    from units u where u.business_id = $1 and u.id = any($4::uuid[])) as units,
  (select jsonb_object_agg(l.id, l.unit_price)
    from invoice_lines l where l.business_id = $1 and l.invoice_id = $2) as prices,
  (select jsonb_build_object('tax_exempt', c.tax_exempt)
    from customers c where c.business_id = $1 and c.id = $5 and c.archived_at is null) as customer,
  (select jsonb_build_object('status', i.status, 'version', i.version, 'number', i.number, 'store_id', i.store_id)
    from (select * from invoices where business_id = $1 and id = $2 for update) i) as standing`;

const headColumns = `"customerId" uuid, currency text, notes text, gross bigint, "discountTotal" bigint, net bigint, tax bigint,
  total bigint, pieces int, "discountKind" text, "discountAmount" bigint, "discountRate" numeric`;

const replaceHead = `
update invoices set version = version + 1, updated_at = $5, salesperson_id = $4, customer_id = x."customerId",
  currency = x.currency, notes = x.notes, gross = x.gross, discount_total = x."discountTotal", net = x.net, tax = x.tax,
  total = x.total, pieces = x.pieces, discount_kind = x."discountKind", discount_amount = x."discountAmount",
  discount_rate = x."discountRate"
from jsonb_to_record($6::jsonb) as x(${headColumns})
where business_id = $1 and id = $2 and store_id = $3`;

const lineColumns = `id, position, product_id, unit_id, quantity, unit_price, tax_rate, description, sku, unit_code, gross,
  discount_total, net, tax, total, discount_kind, discount_amount, discount_rate`;
const lineRecord = `id uuid, position int, "productId" uuid, "unitId" uuid, quantity int, "unitPrice" bigint, "taxRate" numeric,
  description text, sku text, "unitCode" text, gross bigint, "discountTotal" bigint, net bigint, tax bigint, total bigint,
  "discountKind" text, "discountAmount" bigint, "discountRate" numeric`;

const insertLines = `
insert into invoice_lines (business_id, invoice_id, ${lineColumns})
select $1, $2, x.* from jsonb_to_recordset($3::jsonb) as x(${lineRecord})`;

const insertWhole = `
with head as (
  insert into invoices (business_id, id, store_id, salesperson_id, created_at, updated_at, status, paid, customer_id,
    currency, notes, gross, discount_total, net, tax, total, pieces, discount_kind, discount_amount, discount_rate)
  select $1, $2, $3, $4, $5, $5, 'draft', 0, x.* from jsonb_to_record($6::jsonb) as x(${headColumns})
)
insert into invoice_lines (business_id, invoice_id, ${lineColumns})
select $1, $2, x.* from jsonb_to_recordset($7::jsonb) as x(${lineRecord})`;
