import { problemAt } from '@tilldesk/domain/problems';
import { applyRate } from '@tilldesk/domain/money';
import { type Tracking } from '@tilldesk/domain/products';
import {
  amountParts,
  dispositionsOf,
  goodwillShares,
  owedFee,
  piecesParts,
  shareOf,
  type RefundableLine,
  type RefundDraft,
  type RefundLineDraft,
  type RefundParts,
} from '@tilldesk/domain/refunds';
import { trimRate } from '../../database/columns.ts';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { formatInvoiceNumber } from '../stores/numbers.store.ts';
import { listProductsToReturn, listSoldUnits } from './refunds.statements.ts';

/** A line of a refund, computed to the cent. The shop retains `fee` and its tax. */
export type PlannedLine = RefundParts &
  Pick<RefundLineDraft, 'id' | 'unitId' | 'quantity' | 'back' | 'reason' | 'condition'> & {
    /** Null without a receipt. */
    invoiceLineId: string | null;
    productId: string | null;
    description: string;
    sku: string;
    unitCode: string | null;
    tracking: Tracking;
    taxRate: string;
    /** The money is refunded, but goods that could be returned are not. */
    isWithoutReturn: boolean;
    /** The fee is lower than the policy on the invoice requires, and the reason for it. */
    hasReducedFee: boolean;
    feeReason: string | null;
    /** The activation of the line's pieces, which the refund ends or leaves active. */
    activationId: string | null;
    deactivation: RefundLineDraft['deactivation'];
  };

/** The values of a line without a reduced fee and without an activation. */
const plain = { hasReducedFee: false, feeReason: null, activationId: null, deactivation: null } as const;

/**
 * Computes the requested refunds of an invoice's lines in their order; two of them may be of the same line. `rate` is the
 * restocking fee rate of the policy on the invoice. Throws at the line record.notFound, refund.tooMany, refund.tooMuch,
 * refund.feeReason, refund.unitMissing, refund.unitOther, refund.noGoods, refund.deactivation and activation.over.
 */
export function planRefundLines(
  lines: readonly RefundableLine[],
  lineDrafts: RefundDraft['lines'],
  rate: string | null,
): PlannedLine[] {
  const left = new Map(lines.map((line) => [line.id, line]));
  return lineDrafts.map((one, i): PlannedLine => {
    const line = left.get(one.lineId ?? '');
    if (!line) throw problemAt(`lines.${i}.lineId`, 'record.notFound');
    const parts = partsOf(line, one, i);
    const unitId = unitOf(line, one, i);
    const feeTerms = feeTermsOf(line, one, rate, i);
    const ends = deactivationOf(line, one, i);
    left.set(line.id, {
      ...line,
      activation: ends.activationId === null ? line.activation : null,
      left: line.left - one.quantity,
      leftNet: line.leftNet - parts.net - parts.fee,
      leftTax: line.leftTax - parts.tax - parts.feeTax,
    });
    return {
      ...parts,
      ...plainOf(one),
      ...goodsOf(line),
      unitId,
      ...feeTerms,
      ...ends,
      invoiceLineId: line.id,
      isWithoutReturn: one.quantity === 0 || (line.mayReturn && one.back === 'none'),
    };
  });
}

/**
 * Distributes a goodwill amount before tax over the lines, in proportion to what is left of each. Throws refund.tooMuch at
 * goodwill.
 */
export function planGoodwill(lines: readonly RefundableLine[], amount: number, now: string): PlannedLine[] {
  const left = lines.reduce((sum, { leftNet }) => sum + leftNet, 0);
  if (amount > left) throw problemAt('goodwill', 'refund.tooMuch', { due: left });
  const shares = goodwillShares(lines, amount);
  return lines.flatMap((line, i): PlannedLine[] => {
    const share = shares[i]!;
    if (share === 0) return [];
    return [
      {
        ...amountParts(line, share),
        ...goodsOf(line),
        id: newId(now),
        quantity: 0,
        back: 'none',
        reason: 'other',
        condition: null,
        unitId: null,
        ...plain,
        invoiceLineId: line.id,
        isWithoutReturn: true,
      },
    ];
  });
}

function partsOf(line: RefundableLine, { quantity, amount, fee }: RefundLineDraft, i: number): RefundParts {
  if (quantity > line.left) {
    throw problemAt(`lines.${i}.quantity`, 'refund.tooMany', { left: line.left, product: line.description });
  }
  const [most, requested, at] =
    quantity > 0 ? [shareOf(line, quantity), fee, 'fee'] : [line.leftNet, amount ?? 0, 'amount'];
  if (requested > most) throw problemAt(`lines.${i}.${at}`, 'refund.tooMuch', { due: most });
  return quantity > 0 ? piecesParts(line, quantity, fee) : amountParts(line, requested);
}

/** A reason is required if the fee is lower than the policy requires. */
function feeTermsOf(line: RefundableLine, one: RefundLineDraft, rate: string | null, i: number) {
  const owed = owedFee(line, one, rate);
  const feeReason = one.feeReason?.trim() || null;
  const hasReducedFee = one.fee < owed;
  if (hasReducedFee && feeReason === null) throw problemAt(`lines.${i}.feeReason`, 'refund.feeReason', { due: owed });
  return { hasReducedFee, feeReason: hasReducedFee ? feeReason : null };
}

/**
 * Returns what happens to the activation of returned pieces. It is required if there is an activation, and rejected otherwise.
 */
function deactivationOf(line: RefundableLine, { quantity, deactivation = null }: RefundLineDraft, i: number) {
  if (line.activation === null || quantity === 0) {
    if (deactivation !== null) throw problemAt(`lines.${i}.deactivation`, 'activation.over');
    return { activationId: null, deactivation: null };
  }
  if (deactivation === null) {
    throw problemAt(`lines.${i}.deactivation`, 'refund.deactivation', { product: line.description });
  }
  return { activationId: line.activation.id, deactivation };
}

/** Returns the unit that is returned. It must be the unit that was sold, as identified by a scan. */
function unitOf(line: RefundableLine, { unitId, back }: RefundLineDraft, i: number): string | null {
  if (!dispositionsOf(line).includes(back)) {
    throw problemAt(`lines.${i}.back`, 'refund.noGoods', { product: line.description });
  }
  if (line.unitId === null || back === 'none') return null;
  if (unitId === null) throw problemAt(`lines.${i}.unitId`, 'refund.unitMissing', { product: line.description });
  if (unitId !== line.unitId) throw problemAt(`lines.${i}.unitId`, 'refund.unitOther', { code: line.unitCode ?? '' });
  return unitId;
}

const plainOf = ({ id, quantity, back, reason, condition }: RefundLineDraft) => ({
  id,
  quantity,
  back,
  reason,
  condition,
});

const goodsOf = ({ productId, description, sku, unitCode, tracking, taxRate }: RefundableLine) => ({
  productId,
  description,
  sku,
  unitCode,
  tracking,
  taxRate,
});

/**
 * Computes the lines of a return without a receipt. At most today's price is refunded, with today's tax. A unit that was sold
 * here has an invoice and is refunded through it. Throws at the line record.notFound, refund.noGoods, refund.hasInvoice,
 * refund.priceOver and refund.tooMuch.
 */
export async function planWithoutReceipt(
  tx: Tx,
  { businessId }: Scope,
  lineDrafts: RefundDraft['lines'],
): Promise<PlannedLine[]> {
  const goods = await tx.all(listProductsToReturn, {
    businessId,
    productIds: lineDrafts.flatMap(({ productId }) => productId ?? []),
  });
  const units = await tx.all(listSoldUnits, { businessId, unitIds: lineDrafts.flatMap(({ unitId }) => unitId ?? []) });
  return lineDrafts.map((one, i): PlannedLine => {
    const product = goods.find(({ id }) => id === one.productId);
    if (!product) throw problemAt(`lines.${i}.productId`, 'record.notFound');
    const { name: description, sku, tracking } = product;
    const unit = units.find(({ id }) => id === one.unitId);
    if (unit) {
      const { code, number } = unit;
      throw problemAt(`lines.${i}.unitId`, 'refund.hasInvoice', { code, invoice: formatInvoiceNumber(number) });
    }
    if (
      tracking !== 'quantity' ||
      one.back === 'none' ||
      !dispositionsOf({ tracking, mayReturn: true }).includes(one.back)
    ) {
      throw problemAt(`lines.${i}.back`, 'refund.noGoods', { product: description });
    }
    const taxRate = trimRate(product.taxRate);
    const parts = unprovedParts(one, { price: product.price * one.quantity, taxRate }, i);
    const productFields = { productId: product.id, unitId: null, unitCode: null, description, sku, tracking, taxRate };
    return { ...plainOf(one), ...plain, ...parts, ...productFields, invoiceLineId: null, isWithoutReturn: false };
  });
}

function unprovedParts(
  { amount, fee }: RefundLineDraft,
  { price, taxRate }: { price: number; taxRate: string },
  i: number,
): RefundParts {
  const invoiceAmount = amount ?? 0;
  if (invoiceAmount > price) throw problemAt(`lines.${i}.amount`, 'refund.priceOver', { price });
  if (fee > invoiceAmount) throw problemAt(`lines.${i}.fee`, 'refund.tooMuch', { due: invoiceAmount });
  const net = invoiceAmount - fee;
  const tax = applyRate(net, taxRate);
  return { net, tax, total: net + tax, fee, feeTax: 0 };
}
