import {
  amountParts,
  goodwillShares,
  piecesParts,
  refundReasons,
  settleRefund,
  type ReturnDisposition,
  type RefundableLine,
  type RefundDraft,
  type RefundLineDraft,
  type RefundTender,
  type Settlement,
} from '@tilldesk/domain/refunds';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Random } from '../../demo/random.ts';
import { createRefund } from '../../modules/refunds/posting.store.ts';
import { exchangeSales } from '../../modules/sales/exchange-sales.store.ts';
import { refundableLines } from '../../modules/refunds/refundable.store.ts';
import { voidRefund } from '../../modules/refunds/voiding.store.ts';
import { lockPostedInvoice } from '../../ledgers/receivables/invoice-locks.store.ts';
import { draftFor, noteSale, purseOf, splitOf, totalOf, randomSaleOptions } from '../buyers.ts';
import type { Selling } from './sales.ts';
import type { SmallShop } from '../small-shop.ts';
import { NOW, some, type Operation, type Drawing } from '../stock-life.ts';

/**
 * Operations that refund: quantities and parts of a price, exchanges, goodwill, returns without a receipt, and voids of
 * refunds.
 */
export const refundOperations = (selling: Selling): readonly Drawing[] => [
  { often: 6, draw: (_, random) => refundSale(random, selling) },
  { often: 9, draw: (shop, random) => exchange(shop, random, selling) },
  { often: 3, draw: (_, random) => refundGoodwill(random, selling) },
  { often: 2, draw: (shop, random) => returnWithoutReceipt(shop, random, selling) },
  { often: 2, draw: (_, random) => voidOne(random, selling) },
];

/** The options of a refund: which line, how much of it, what is returned, and how it is paid out. */
type RefundOptions = ReturnType<typeof refundOptionsOf>;

function refundOptionsOf(random: Random) {
  const dispositions: ReturnDisposition[] = ['restock', 'restock', 'inspect', 'scrap', 'rma', 'none'];
  return {
    id: newId(NOW),
    lineId: newId(NOW),
    nth: random.next(),
    whichLine: random.next(),
    isPart: random.probability(0.2),
    share: random.probability(0.4) ? 1 : random.next(),
    exceedsAmount: random.probability(0.1),
    back: random.pick(dispositions),
    reason: random.pick(refundReasons),
    feeShare: random.probability(0.3) ? random.next() / 4 : 0,
    inCash: random.probability(0.5),
    inCredit: random.probability(0.4),
    paysMore: random.probability(0.05) ? 1 : 0,
    tenderIds: [newId(NOW), newId(NOW)] as const,
  };
}

/**
 * Returns a posted invoice as seen by an operation that refunds it. It is locked, because a payment in between would
 * change the settlement that the operation records; concurrent refunds are tested in refunds.test.
 */
async function seenInvoice(tx: Tx, shop: Scope, { nth, whichLine }: RefundOptions) {
  const id = await some(tx, 'select id from invoices where number is not null', nth);
  await lockPostedInvoice(tx, shop, id);
  const [head] = await tx.raw<{ due: number; customerId: string | null }>(
    'select total - paid as due, customer_id as "customerId" from invoices where id = $1',
    [id],
  );
  const lines = await refundableLines(tx, shop, id);
  return {
    id,
    due: head?.due ?? 0,
    customerId: head?.customerId ?? null,
    lines,
    line: lines[Math.floor(whichLine * lines.length)],
  };
}

/** Returns the refund line for a quantity or for a part of the price, and its amount with tax. */
function lineOf(line: RefundableLine, { lineId, isPart, share, exceedsAmount, back, reason, feeShare }: RefundOptions) {
  const common = { id: lineId, lineId: line.id, productId: null, condition: null, reason };
  if (isPart) {
    const amount = Math.max(1, Math.round(line.leftNet * share)) + (exceedsAmount ? 1 : 0);
    const lineDraft = { ...common, unitId: null, quantity: 0, amount, fee: 0, back: 'none' as const };
    return { asked: lineDraft, total: amountParts(line, amount).total };
  }
  const quantity = Math.max(1, Math.round(line.left * share)) + (exceedsAmount ? 1 : 0);
  const lineParts = piecesParts(line, quantity);
  const fee = Math.floor(lineParts.net * feeShare);
  const unitId = back === 'none' ? null : line.unitId;
  const lineDraft = { ...common, unitId, quantity, amount: null, fee, back, deactivation: endOf(line, back) };
  return { asked: lineDraft, total: piecesParts(line, quantity, fee).total };
}

/** Returns the outcome of an activation: it ends with a unit that is returned, and continues if nothing is returned. */
function endOf({ activation }: RefundableLine, back: ReturnDisposition): RefundLineDraft['deactivation'] {
  if (activation === null) return null;
  return back === 'none' ? { status: 'continues', endedOn: null } : { status: 'cancelled', endedOn: NOW.slice(0, 10) };
}

/**
 * Returns the tenders of a payout: one method, or half of it in store credit; sometimes one cent too much, which is
 * rejected.
 */
function paidOutBy(
  sum: number,
  customerId: string | null,
  { inCash, inCredit, paysMore, tenderIds }: RefundOptions,
): RefundTender[] {
  const credit = inCredit && customerId !== null ? Math.ceil(sum / 2) : 0;
  const kind = inCash ? ('cash' as const) : ('card' as const);
  return [
    { id: tenderIds[0], kind: 'storeCredit' as const, amount: credit, reference: null },
    { id: tenderIds[1], kind, amount: sum - credit + paysMore, reference: '4711' },
  ].filter(({ amount }) => amount > 0);
}

const plain = { customerId: null, goodwill: null, notes: null, sale: null, lines: [], approvalIds: [] };

/**
 * Records the effects of a refund: the reduction of its invoice's balance, the amount applied to a sale, the payout.
 */
function noteRefund(
  { referenceModel }: Selling,
  { id, invoiceId, tenders, sale }: RefundDraft,
  total: number,
  parts: Settlement,
): void {
  referenceModel.refunded(id, total);
  if (parts.toDue > 0) {
    referenceModel.gaveOut({ refundId: id, kind: 'due', amount: parts.toDue });
    referenceModel.took(dueOf(id), { invoiceId: invoiceId ?? id, kind: 'refund', amount: parts.toDue });
  }
  if (sale && parts.exchanged > 0) {
    referenceModel.gaveOut({ refundId: id, kind: 'exchange', amount: parts.exchanged });
    referenceModel.took(`exchange of ${id}`, { invoiceId: sale.id, kind: 'exchange', amount: parts.exchanged });
  }
  for (const { kind, amount } of tenders) referenceModel.gaveOut({ refundId: id, kind, amount });
}
const dueOf = (refundId: string) => `due of ${refundId}`;

function refundSale(random: Random, selling: Selling): Operation {
  const [caller, refundOptions] = [random.pick(selling.sellers), refundOptionsOf(random)];
  let onCommitted = (): void => undefined;
  return {
    name: 'refund',
    run: async (tx) => {
      const { id: invoiceId, due, customerId, line } = await seenInvoice(tx, caller, refundOptions);
      const { asked: lineDraft, total } = line ? lineOf(line, refundOptions) : { asked: null, total: 0 };
      const parts = settleRefund({ total, due, sale: 0 });
      const tenders = paidOutBy(parts.paidOut, customerId, refundOptions);
      const draft = {
        ...plain,
        id: refundOptions.id,
        kind: 'refund' as const,
        invoiceId,
        lines: lineDraft ? [lineDraft] : [],
        tenders,
      };
      await createRefund(tx, caller, NOW, draft, exchangeSales);
      onCommitted = () => noteRefund(selling, draft, total, parts);
    },
    onCommitted: () => onCommitted(),
  };
}

/** An exchange: only the difference is paid, in either direction. */
function exchange(shop: SmallShop, random: Random, selling: Selling): Operation {
  const [caller, refundOptions, saleOptions, saleId] = [
    random.pick(selling.sellers),
    refundOptionsOf(random),
    randomSaleOptions(random),
    newId(NOW),
  ];
  const purse = purseOf(random, false);
  let onCommitted = (): void => undefined;
  return {
    name: 'exchange',
    run: async (tx) => {
      const { id: invoiceId, due, customerId, line } = await seenInvoice(tx, caller, refundOptions);
      const { asked: lineDraft, total } = line ? lineOf(line, refundOptions) : { asked: null, total: 0 };
      // The new items of an exchange are taxed, unless its customer is exempt.
      const saleDraft = await draftFor(tx, shop, { ...saleOptions, isTaxFree: false }, customerId);
      const costs = totalOf(saleDraft, selling.exempt);
      const parts = settleRefund({ total, due, sale: costs });
      const { tenders, keptTenders } = splitOf(parts.toPay, purse);
      const sale = {
        id: saleId,
        lines: saleDraft.lines,
        discount: null,
        notes: null,
        tenders,
        dueDate: null,
        approvalId: null,
      };
      const draft = {
        ...plain,
        id: refundOptions.id,
        kind: 'exchange' as const,
        invoiceId,
        lines: lineDraft ? [lineDraft] : [],
        sale,
        tenders: paidOutBy(parts.paidOut, customerId, refundOptions),
      };
      await createRefund(tx, caller, NOW, draft, exchangeSales);
      onCommitted = () => {
        noteRefund(selling, draft, total, parts);
        noteSale(selling.referenceModel, saleId, costs, keptTenders);
      };
    },
    onCommitted: () => onCommitted(),
  };
}

/** A goodwill refund for an invoice that is not voided, distributed over its lines. */
function refundGoodwill(random: Random, selling: Selling): Operation {
  const [caller, refundOptions] = [random.pick(selling.sellers), refundOptionsOf(random)];
  let onCommitted = (): void => undefined;
  return {
    name: 'goodwill',
    run: async (tx) => {
      const { id: invoiceId, due, customerId, lines } = await seenInvoice(tx, caller, refundOptions);
      const left = lines.reduce((sum, { leftNet }) => sum + leftNet, 0);
      const goodwill = Math.max(1, Math.round(left * refundOptions.share)) + (refundOptions.exceedsAmount ? 1 : 0);
      const shares = goodwillShares(lines, Math.min(left, goodwill));
      const total = lines.reduce((sum, line, i) => sum + amountParts(line, shares[i]!).total, 0);
      const parts = settleRefund({ total, due, sale: 0 });
      const tenders = paidOutBy(parts.paidOut, customerId, refundOptions);
      const draft = { ...plain, id: refundOptions.id, kind: 'goodwill' as const, invoiceId, goodwill, tenders };
      await createRefund(tx, caller, NOW, draft, exchangeSales);
      onCommitted = () => noteRefund(selling, draft, total, parts);
    },
    onCommitted: () => onCommitted(),
  };
}

/** A return of cables without a receipt, for store credit or cash, at most at their current price. */
function returnWithoutReceipt(shop: SmallShop, random: Random, selling: Selling): Operation {
  const [caller, refundOptions, quantity] = [random.pick(selling.sellers), refundOptionsOf(random), random.int(1, 4)];
  const [amount, customerId] = [random.int(1, quantity * 2_050), random.pick(selling.customers)];
  const back = random.pick(['restock', 'scrap'] as const);
  let onCommitted = (): void => undefined;
  return {
    name: 'without a receipt',
    run: async (tx) => {
      const total = amount + Math.floor((amount * 825 + 5_000) / 10_000);
      const line = { id: refundOptions.lineId, lineId: null, productId: shop.cable, unitId: null, condition: null };
      const draft = {
        ...plain,
        id: refundOptions.id,
        kind: 'noReceipt' as const,
        invoiceId: null,
        customerId,
        lines: [{ ...line, quantity, amount, fee: 0, back, reason: refundOptions.reason }],
        tenders: paidOutBy(total, customerId, refundOptions),
      };
      await createRefund(tx, caller, NOW, draft, exchangeSales);
      onCommitted = () => noteRefund(selling, draft, total, settleRefund({ total, due: 0, sale: 0 }));
    },
    onCommitted: () => onCommitted(),
  };
}

/** Voids a refund; for an exchange also its sale. */
function voidOne(random: Random, { referenceModel, sellers }: Selling): Operation {
  const [caller, nth] = [random.pick(sellers), random.next()];
  let onCommitted = (): void => undefined;
  return {
    name: 'void a refund',
    run: async (tx) => {
      const id = await some(tx, 'select id from refunds', nth);
      const { saleId } = await voidRefund(tx, caller, NOW, id, { reason: 'Wrong' }, exchangeSales);
      onCommitted = () => referenceModel.isGone(id, dueOf(id), ...(saleId === null ? [] : [saleId]));
    },
    onCommitted: () => onCommitted(),
  };
}
