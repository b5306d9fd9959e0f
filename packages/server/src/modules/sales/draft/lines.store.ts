import { applyRate } from '@tilldesk/domain/money';
import { discountOf, type Discount, type DocumentTotals } from '@tilldesk/domain/lines';
import { problemAt } from '@tilldesk/domain/problems';
import type { LineDraft } from '@tilldesk/domain/sales';
import { trimRate } from '../../../database/columns.ts';
import type { Facts } from './draft-facts.store.ts';
import type { SaleLine, Salesperson } from '../checkout/posting.store.ts';
import { frozenPrice, lowestOf, type Quoter, type SavedPrice } from './prices.store.ts';

/** The context that decides the lines of a draft. `seller` is the user, who may or may not change prices. */
export type Freezing = { facts: Facts; quote: Quoter; salesperson: Salesperson };

/**
 * Returns the lines of a draft with descriptions, prices and tax rates from the server's records. Throws at the line, if it
 * cannot be sold: record.notFound, invoice.productGone, invoice.priceFixed, unit.twice.
 */
export function saleLines(lines: readonly LineDraft[], freezing: Freezing): SaleLine[] {
  const sold = lines.map((line, position) => saleLine(line, position, freezing));
  assertUnitsUnique(sold);
  return sold;
}

function saleLine(line: LineDraft, position: number, freezing: Freezing): SaleLine {
  const { facts } = freezing;
  const { id, unitId, quantity, unitPrice, discount, salespersonId = null } = line;
  if (salespersonId !== null && !facts.people.includes(salespersonId)) {
    throw problemAt(`lines.${position}.salespersonId`, 'record.notFound');
  }
  const { priceReason, discountReason } = line;
  const written = { priceReason: priceReason?.trim() || null, discountReason: discountReason?.trim() || null };
  const isDiscounted = discount !== null;
  const own = { id, unitId, quantity, unitPrice, discount, isDiscounted, position, salespersonId, ...written };
  return line.productId === null || line.charge
    ? { ...own, ...chargeOf(line, freezing) }
    : { ...own, ...goodsOf(line, line.productId, position, freezing) };
}

/** Returns the tax rate of a line, decimal text: a product has its own rate, a taxed charge has the store's. */
export const taxRateOf = (
  { productRate, isTaxed }: { productRate: string | null; isTaxed: boolean },
  storeRate: string,
): string => (productRate !== null ? trimRate(productRate) : isTaxed ? trimRate(storeRate) : '0');

function chargeOf({ charge, unitPrice }: LineDraft, { facts }: Freezing) {
  const { kind = 'fee', description = '', isTaxed = false } = charge ?? {};
  return {
    productId: null,
    charge: kind,
    isTaxed,
    listPrice: null,
    priceRule: null,
    offered: unitPrice,
    lowest: null,
    taxRate: taxRateOf({ productRate: null, isTaxed }, facts.taxRate),
    description,
    sku: '',
    unitCode: null,
    tracking: 'none' as const,
    warrantyDays: null,
    components: null,
  };
}

/**
 * Returns the saved price of a line if the line still has the same product or unit. The client chooses the line's id, so the id
 * alone proves nothing.
 */
const savedPriceOf = (line: LineDraft, saved: SavedPrice | undefined): SavedPrice | undefined =>
  saved?.productId === line.productId && saved?.unitId === line.unitId ? saved : undefined;

/**
 * Returns the price that was agreed for a line: for the same quantity of the same product or unit, and for a customer of the
 * same price group.
 */
const agreedOn = (line: LineDraft, saved: SavedPrice | undefined, facts: Facts): SavedPrice | undefined =>
  saved?.quantity === line.quantity && facts.savedGroup === (facts.customer?.group ?? null) ? saved : undefined;

function goodsOf(line: LineDraft, productId: string, position: number, { facts, quote, salesperson }: Freezing) {
  const at = `lines.${position}`;
  const product = facts.products[productId];
  if (!product) throw problemAt(`${at}.productId`, 'record.notFound');
  if (!product.active) throw problemAt(`${at}.productId`, 'invoice.productGone', { product: product.name });
  const unit = line.unitId ? facts.units[line.unitId] : undefined;
  if (line.unitId && unit?.product_id !== productId) throw problemAt(`${at}.unitId`, 'record.notFound');
  if (product.tracking === 'serialized' && line.quantity !== 1) throw problemAt(`${at}.quantity`, 'request.invalid');
  const { price, min_price: minPrice, category_ids: categoryIds } = product;
  const own = { id: productId, price, minPrice, categoryIds, unitPrice: unit?.price ?? null };
  const quoted = quote(own);
  const saved = savedPriceOf(line, facts.prices[line.id]);
  const agreed = agreedOn(line, saved, facts);
  const priced = frozenPrice(line.unitPrice, quoted, {
    saved,
    agreed,
    mayChange: salesperson.mayChangePrices,
  });
  if (priced === 'rejected') throw problemAt(`${at}.unitPrice`, 'invoice.priceFixed', { product: product.name });
  const offered = priced.priceRule === null ? (own.unitPrice ?? own.price) : priced.unitPrice;
  // A price that was agreed before remains valid, with the offered price that its discount is measured from.
  const isAgreedPrice = agreed !== undefined && priced.unitPrice === agreed.price && priced.unitPrice !== quoted.price;
  return {
    ...priced,
    productId,
    charge: null,
    isTaxed: true,
    offered: isAgreedPrice ? (agreed.offered ?? offered) : offered,
    lowest: lowestOf(own, own.unitPrice),
    taxRate: taxRateOf({ productRate: product.tax_rate, isTaxed: true }, facts.taxRate),
    description: product.name,
    sku: product.sku,
    unitCode: unit?.code ?? null,
    tracking: product.tracking,
    warrantyDays: product.warranty_days,
    components: product.components,
  };
}

/** Returns the tax that the lines would have without an exemption. */
export const taxOn = (lines: readonly SaleLine[], totals: DocumentTotals): number =>
  lines.reduce((sum, { taxRate }, at) => sum + applyRate(totals.lines[at]!.net, taxRate), 0);

function assertUnitsUnique(lines: readonly SaleLine[]): void {
  const seen = new Set<string>();
  lines.forEach(({ unitId, unitCode }, i) => {
    if (unitId && seen.has(unitId)) throw problemAt(`lines.${i}.unitId`, 'unit.twice', { code: unitCode ?? unitId });
    if (unitId) seen.add(unitId);
  });
}

/** Rejects discounts that are larger than the amount they are taken from. */
export function assertDiscountNotTooBig(lines: readonly SaleLine[], discount: Discount, gross: number): void {
  lines.forEach((l, i) => {
    if (l.discount?.kind === 'amount' && l.discount.amount > l.quantity * l.unitPrice) {
      throw problemAt(`lines.${i}.discount`, 'invoice.discountTooBig');
    }
  });
  const left = gross - lines.reduce((sum, l) => sum + discountOf(l.discount, l.quantity * l.unitPrice), 0);
  if (discount?.kind === 'amount' && discount.amount > left) throw problemAt('discount', 'invoice.discountTooBig');
}
