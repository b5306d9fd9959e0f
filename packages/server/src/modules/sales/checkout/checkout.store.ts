import { problemAt, Problem } from '@tilldesk/domain/problems';
import { isCustomerMissing, isSellerMissing } from '@tilldesk/domain/stores';
import { canInvoiceTransition, type Tender } from '@tilldesk/domain/sales';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { isCash } from '@tilldesk/domain/tenders';
import { trimRate } from '../../../database/columns.ts';
import { newId } from '../../../database/new-id.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { InvoicePayment } from '../../../tenders/tender.ts';
import type { StockDecrease } from '../../../ledgers/stock/low-stock.store.ts';
import { draftToPost, type DraftToPost } from '../draft/drafts.store.ts';
import { postNewSql, postSavedSql } from './post.sql.ts';
import type { DraftContent, LockedInvoice, PostLine, Salesperson } from './posting.store.ts';
import { hasActivationsSql, lockActivationsOf, postActivations } from '../../activations/posting.store.ts';
import { isCustomerExempt, type SaleCustomer } from '../../customers/till-customer.store.ts';
import { componentsSql } from '../draft/draft-facts.store.ts';
import { costsOf } from '../costs.store.ts';
import { lockItemsForSale, levelChangesOf, type LevelForSale, type UnitForSale } from '../draft/items.store.ts';
import { lockInvoiceCustomer, assertNotExpired } from '../../../ledgers/receivables/invoice-locks.store.ts';
import { cashDrawer, findCurrentDrawer, needDrawer } from '../../registers/own-drawer.store.ts';
import { settingsOf } from '../../stores/transaction.store.ts';
import { formatInvoiceNumber } from '../../stores/numbers.store.ts';
import { assertWithinLimits } from '../draft/limits.store.ts';
import { taxRateOf } from '../draft/lines.store.ts';
import { sellerSql } from '../seller.store.ts';
import { isSentAgain } from './replay.store.ts';
import { acceptTenders, bookTenders, lockTenders } from './tenders.store.ts';

export type Checkout = {
  version?: number | undefined;
  draft?: DraftContent | undefined;
  tenders: readonly Tender[];
  /** The day by which the amount on account is to be paid. */
  dueDate?: string | null | undefined;
  approvalId?: string | undefined;
  /** The approval of a sale without tax. */
  taxApprovalId?: string | undefined;
  /** What other documents transfer to the sale, such as the refund of an exchange. */
  transferred?: readonly InvoicePayment[];
};

/**
 * Posts an invoice in the caller's transaction: money, stock, units, number and audit. With `draft` its lines are posted.
 * A repeated call with the same tenders for the same lines changes nothing; with others it is rejected. Units and levels are
 * locked in the order of their ids, so that tills never deadlock. Returns what it took from sellable stock.
 */
export async function checkout(
  tx: Tx,
  salesperson: Salesperson,
  now: string,
  id: string,
  order: Checkout,
): Promise<StockDecrease[]> {
  const sale = await lockInvoice(tx, salesperson, now, id, order);
  if (!sale) return [];
  const { invoice, unsaved } = sale;
  if (settingsOf(salesperson).requireShiftToSell) await needDrawer(tx, salesperson);
  // The sale of an exchange is made by the person of its refund.
  if (order.transferred === undefined && isSellerMissing(settingsOf(salesperson), invoice.sellerId)) {
    throw new Problem('invoice.sellerMissing');
  }
  const lines = invoice.lines ?? [];
  if (lines.length === 0) throw new Problem('invoice.empty');
  const { total, customerId } = invoice;
  if (isCustomerMissing(settingsOf(salesperson), { total, customerId, lines })) {
    throw problemAt('customerId', 'invoice.customerMissing');
  }
  const { tenders, locked } = await lockTenders(tx, salesperson, { id, customerId }, order.tenders);
  // Both in one round trip: the goods are locked first.
  const [{ units, levels, reservedPieces }, ownDrawer] = await Promise.all([
    lockItemsForSale(tx, salesperson, now, lines, customerId),
    order.tenders.some(({ kind }) => isCash(kind)) ? findCurrentDrawer(tx, salesperson) : null,
  ]);
  const { dueDate, transferred = [] } = order;
  const split = { id, total, customerId, tenders, dueDate, transferred };
  const accepted = await acceptTenders(tx, salesperson, now, split);
  const isInDrawer = ({ kind, amount }: InvoicePayment) => isCash(kind) && amount !== 0;
  const drawer = accepted.booked.some(isInDrawer) ? await cashDrawer(tx, salesperson, ownDrawer) : null;
  const costs = costsOf(now, lines, units, levels);
  await assertWithinLimits(tx, salesperson, now, {
    id,
    invoice,
    costs,
    isOverLimit: accepted.isOverLimit,
    onAccount: accepted.onAccount,
    order,
  });
  const today = dayOf(now, salesperson.store.timeZone);

  tx.send(
    unsaved ? postNewSql : postSavedSql,
    [
      salesperson.businessId,
      salesperson.storeId,
      salesperson.locationId,
      salesperson.userId,
      id,
      now,
      today,
      costs.reduce((sum, c) => sum + c.cost, 0),
      [...units.keys()],
      JSON.stringify(levelChangesOf(levels)),
      JSON.stringify(costs.flatMap((c) => c.movements)),
      JSON.stringify(
        costs.map((c) => ({
          id: c.lineId,
          cost: c.cost,
          until: c.warrantyDays ? addDays(today, c.warrantyDays) : null,
          components: c.components,
        })),
      ),
      JSON.stringify(accepted.booked.map((paid) => ({ ...paid, drawer: isInDrawer(paid) ? drawer : null }))),
      total,
      customerId,
      newId(now),
      accepted.paid,
      accepted.onAccount,
      accepted.dueDate,
      invoice.sellerId ?? salesperson.userId,
      ...(unsaved ? [JSON.stringify(unsaved.head), JSON.stringify(unsaved.lines)] : []),
    ],
    unsaved ? 'post_new_sale' : 'post_saved_sale',
  );
  if (invoice.hasActivations) await postActivations(tx, salesperson, now, id);
  await bookTenders(tx, salesperson, now, { id, customerId }, accepted.booked, locked);
  return takenFromFreeStock(lines, units, levels, reservedPieces);
}

/**
 * Returns the decrease of stock that any customer could buy, of the products that it can have taken to their reorder point. Stock
 * that was reserved for this customer is not included.
 */
function takenFromFreeStock(
  lines: readonly PostLine[],
  units: ReadonlyMap<string, UnitForSale>,
  levels: ReadonlyMap<string, LevelForSale>,
  reservedPieces: ReadonlyMap<string, number>,
): StockDecrease[] {
  const freeUnits = lines.flatMap(({ unitId: id }) => (id === null ? [] : (units.get(id) ?? [])));
  return [
    ...freeUnits
      .filter(({ status, reorderPoint: point }) => status === 'in_stock' && point !== null)
      .map(({ productId }) => ({ productId, quantity: 1 })),
    ...[...levels.values()]
      // Other locations can hold more of the product: `warnOfLowStock` counts them.
      .filter(
        ({ reorderPoint: point, ...level }) =>
          point !== null && level.onHand - level.deducted - level.reserved <= point,
      )
      .map(({ productId, deducted }) => ({
        productId,
        quantity: deducted - (reservedPieces.get(productId) ?? 0),
      })),
  ];
}

/**
 * Returns the invoice to be posted, locked: of the order's draft, or as it is stored. Returns null if this order has posted it
 * already. The rows of a draft that was never saved are written when it is posted.
 */
async function lockInvoice(
  tx: Tx,
  salesperson: Salesperson,
  now: string,
  id: string,
  order: Checkout,
): Promise<DraftToPost | null> {
  lockActivationsOf(tx, salesperson, id);
  if (order.draft) {
    try {
      return await draftToPost(tx, salesperson, now, id, order.draft, order.version);
    } catch (error) {
      const isPosted = error instanceof Problem && error.code === 'invoice.posted';
      if (isPosted && (await isSentAgain(tx, salesperson, id, order))) return null;
      throw error;
    }
  }
  const lockedCustomer = await lockInvoiceCustomer(tx, salesperson, id);
  const at = [salesperson.businessId, salesperson.storeId, id];
  const invoice = await tx.one<SavedInvoice>(lockSql, at, 'lock_invoice');
  if (invoice.number !== null || !canInvoiceTransition(invoice.status, 'paid')) {
    if (await isSentAgain(tx, salesperson, id, order)) return null;
    throw new Problem('invoice.posted', { invoice: formatInvoiceNumber(invoice.number ?? 0) });
  }
  if (order.version !== undefined && order.version !== invoice.version) throw new Problem('record.changed');
  // While this waited for the lock of the first customer, a merge moved the invoice to another customer. A retry finds the new
  // one.
  if (lockedCustomer !== null && invoice.customerId !== lockedCustomer.id) throw new Problem('record.changed');
  assertNotExpired(invoice, dayOf(now, salesperson.store.timeZone));
  assertProductsActive(invoice);
  assertSameTax(salesperson, now, invoice, lockedCustomer);
  return { invoice, unsaved: null };
}

/** An invoice as it was saved. The records that it refers to may have changed since. */
type SavedInvoice = Omit<LockedInvoice, 'lines'> & {
  quotedUntil: string | null;
  /** The store's current tax rate. */
  storeRate: string;
  /** With the saved tax rate, and the product's current rate; null for a charge. */
  lines: (PostLine & { isGone: boolean; isTaxed: boolean; taxRate: string; productRate: string | null })[] | null;
};

/**
 * Rejects an invoice whose saved tax differs from the tax it would be saved with today, because the tax of the day of sale
 * applies (docs/decisions/commerce/0061). Its prices remain valid. Throws invoice.taxChanged.
 */
function assertSameTax(
  salesperson: Salesperson,
  now: string,
  invoice: SavedInvoice,
  lockedCustomer: SaleCustomer | null,
): void {
  const { lines, exemptBy, storeRate } = invoice;
  const isExempt = lockedCustomer !== null && isCustomerExempt(lockedCustomer, salesperson, now);
  const isUntaxed = isExempt || exemptBy === 'sale';
  const isOther = (lines ?? []).some(
    ({ taxRate: saved, productRate, isTaxed }) =>
      trimRate(saved) !== (isUntaxed ? '0' : taxRateOf({ productRate, isTaxed }, storeRate)),
  );
  if (isOther) throw new Problem('invoice.taxChanged');
}

/** Rejects a draft with products that are no longer sold. The products of a quote are sold until its last day. */
function assertProductsActive({ status, lines }: SavedInvoice): void {
  const at = status === 'draft' ? (lines ?? []).findIndex((line) => line.isGone) : -1;
  const missingLine = lines?.[at];
  if (missingLine)
    throw problemAt(`lines.${at}.productId`, 'invoice.productGone', { product: missingLine.description });
}

const lockSql = `
select i.status, i.version, i.number, i.total, i.customer_id as "customerId", i.quoted_until as "quotedUntil",
  i.discount_kind is not null as "isDiscounted", i.discount_reason as "discountReason", i.exempt_by as "exemptBy",
  (select s.default_tax_rate::text from stores s where s.business_id = i.business_id and s.id = i.store_id) as "storeRate",
  ${hasActivationsSql('$1', '$3')} as "hasActivations", ${sellerSql('$1', '$2', '$3')} as "sellerId",
  (select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'unitId', l.unit_id, 'quantity', l.quantity,
      'net', l.net,
      'offered', coalesce(l.offered, case when l.price_rule is null then coalesce((
        select u.price from units u where u.business_id = l.business_id and u.id = l.unit_id), p.price) end, l.unit_price),
      'unitPrice', l.unit_price, 'isDiscounted', l.discount_kind is not null, 'priceReason', l.price_reason,
      'discountReason', l.discount_reason, 'isTaxed', l.is_taxed, 'taxRate', l.tax_rate::text,
      'productRate', p.tax_rate::text, 'isGone', not p.active or p.archived_at is not null,
      'description', l.description, 'unitCode', l.unit_code, 'tracking', coalesce(p.tracking, 'none'),
      'warrantyDays', p.warranty_days, 'components', ${componentsSql})
      order by l.position)
    from invoice_lines l left join products p on p.business_id = l.business_id and p.id = l.product_id
    where l.business_id = i.business_id and l.invoice_id = i.id) as lines
from (select * from invoices where business_id = $1 and store_id = $2 and id = $3 for update) i`;
