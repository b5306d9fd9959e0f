import { Problem } from '@tilldesk/domain/problems';
import { isLateReturn, settleRefund, type RefundDraft, type Settlement } from '@tilldesk/domain/refunds';
import { dayOf } from '@tilldesk/domain/time';
import { factOf } from '@tilldesk/domain/approvals';
import { isCash } from '@tilldesk/domain/tenders';
import { newId } from '../../database/new-id.ts';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { addTerms } from '../../search/search.store.ts';
import { duePayment, exchangePayment } from '../../tenders/exchange.ts';
import { endActivation, type Ended } from '../activations/refunding.store.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockSaleCustomer } from '../customers/till-customer.store.ts';
import { recount } from '../customers/merging.store.ts';
import type { StockDecrease } from '../../ledgers/stock/low-stock.store.ts';
import {
  lockPostedInvoice,
  assertNotVoided,
  type PostedInvoice,
} from '../../ledgers/receivables/invoice-locks.store.ts';
import { bookMoney } from '../../ledgers/receivables/payments.store.ts';
import { refundNumber, nextNumber } from '../stores/numbers.store.ts';
import type { ExchangeSales } from './exchange-sales.store.ts';
import { lockExchangedItems, receiveReturnedGoods } from './returned-items.store.ts';
import { acceptPayout, bookSettled, type Settled } from './payout.store.ts';
import { planGoodwill, planRefundLines, planWithoutReceipt, type PlannedLine } from './plan.store.ts';
import { carriedTerms, refundableLines, assertTaken, tendersLeft, type CarriedTerms } from './refundable.store.ts';
import { countBase, countRefunded, writeRefund } from './rows.store.ts';
import { findRefund, readBuyerOfInvoice, saveLoweredDue } from './refunds.statements.ts';

/** The other documents that a refund changed, the store of the invoice, and what the exchange took from stock. */
export type Posted = { saleId: string | null; invoiceId: string | null; saleStoreId: string; taken: StockDecrease[] };

/**
 * Posts a refund in the caller's transaction: goods, money, the amount due, and the new sale of an exchange. Customers are
 * locked first, then the invoice, a drawer, units and levels, in the same order as for sales. A repeated request with the same
 * id changes nothing.
 */
export async function createRefund(
  tx: Tx,
  caller: Actor,
  now: string,
  draft: RefundDraft,
  sales: ExchangeSales,
): Promise<Posted | null> {
  if (await isKnown(tx, caller, draft.id)) return null;
  const { invoice, customerId, saleScope } = await lockInvoice(tx, caller, draft);
  const terms = invoice === null ? nothingCarried : await carriedTerms(tx, caller, invoice.id);
  const lines = await planned(tx, caller, now, draft, invoice, terms);
  if (lines.length === 0) throw new Problem('refund.empty');
  await requireApprovals(tx, caller, now, draft, { lines, terms });
  const sale = draft.sale ? await draftSale(tx, caller, now, sales, draft.sale, customerId) : null;
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const due = invoice ? invoice.total - invoice.paid : 0;
  const parts = settleRefund({ total, due, sale: sale?.total ?? 0 });
  const drawer = await acceptPayout(tx, caller, now, {
    ...draft,
    refundId: draft.id,
    hasReceipt: invoice !== null,
    paidOut: parts.paidOut,
    customerId,
    left: invoice ? await tendersLeft(tx, caller, invoice.id) : [],
  });
  const number = await nextNumber(tx, caller, 'refund');
  if (draft.sale) await lockExchangedItems(tx, caller, [...lines, ...draft.sale.lines]);
  const costs = await receiveReturnedGoods(tx, caller, now, draft.id, lines);
  const ended = await endActivations(tx, saleScope, now, refundNumber(number), lines);
  const [exchangeId, dueId] = [newId(now), newId(now)];
  const stockDecreases =
    sale === null ? [] : await sell(tx, caller, now, sales, draft, { id: exchangeId, amount: parts.exchanged, number });
  const { id, kind, notes } = draft;
  const invoiceId = invoice?.id ?? null;
  const day = dayOf(now, caller.store.timeZone);
  await writeRefund(tx, caller, now, {
    id,
    number,
    kind,
    invoiceId,
    saleId: sale?.id ?? null,
    customerId,
    notes: notes ?? null,
    day,
    parts,
    lines,
    costs,
    ended,
  });
  await settle(tx, caller, now, { draft, parts, number, drawer, exchangeId, dueId, customerId, invoice, saleScope });
  if (invoice) {
    await countRefunded(tx, caller, now, { invoiceId: invoice.id, lines, total, sign: 1 });
    const back = lines.map((line) => ({ ...line, cost: costs.get(line.id) ?? 0 }));
    await countBase(tx, saleScope, now, { refundId: id, invoiceId: invoice.id, lines: back, sign: -1 });
    if (invoice.customerId !== null) await recount(tx, caller, [invoice.customerId]);
    await writeAuditEntry(tx, saleScope, now, 'invoice.refundedBy', 'invoice', invoice.id, null, {
      refund: id,
      number,
      total,
    });
  }
  await addTerms(tx, caller.businessId, 'refund', [
    [String(number), id],
    [`rf${number}`, id],
  ]);
  await writeAuditEntry(tx, caller, now, 'refund.posted', 'refund', id, null, { number, total });
  return { saleId: sale?.id ?? null, invoiceId, saleStoreId: saleScope.storeId, taken: stockDecreases };
}

async function isKnown(tx: Tx, caller: Actor, id: string): Promise<boolean> {
  const known = await tx.first(findRefund, { businessId: caller.businessId, id, storeId: caller.storeId });
  if (known && !known.isHere) throw new Problem('record.exists');
  return known !== undefined;
}

/**
 * Returns the invoice of a refund and the customer who receives it, both locked, and the scope of the store that sold it. An
 * invoice without a customer may be refunded to one.
 */
async function lockInvoice(
  tx: Tx,
  caller: Actor,
  { invoiceId, customerId: draftCustomerId }: RefundDraft,
): Promise<{ invoice: PostedInvoice | null; customerId: string | null; saleScope: Actor }> {
  if (invoiceId === null) {
    return { invoice: null, customerId: await lockedCustomerId(tx, caller, draftCustomerId), saleScope: caller };
  }
  const saleScope = await assertTaken(tx, caller, invoiceId);
  const own = await tx.first(readBuyerOfInvoice, { businessId: caller.businessId, invoiceId });
  const other = own?.customerId ? null : await lockedCustomerId(tx, caller, draftCustomerId);
  const invoice = await lockPostedInvoice(tx, saleScope, invoiceId);
  assertNotVoided(invoice);
  return { invoice, customerId: invoice.customerId ?? other, saleScope };
}

async function lockedCustomerId(tx: Tx, caller: Actor, customerId: string | null): Promise<string | null> {
  if (customerId === null) return null;
  const lockedCustomer = await lockSaleCustomer(tx, caller, customerId);
  if (!lockedCustomer) throw new Problem('record.notFound');
  return lockedCustomer.id;
}

async function planned(
  tx: Tx,
  caller: Actor,
  now: string,
  draft: RefundDraft,
  invoice: PostedInvoice | null,
  { restockingFeeRate }: CarriedTerms,
): Promise<PlannedLine[]> {
  if (!invoice) return planWithoutReceipt(tx, caller, draft.lines);
  const lines = await refundableLines(tx, caller, invoice.id);
  return draft.goodwill === null
    ? planRefundLines(lines, draft.lines, restockingFeeRate)
    : planGoodwill(lines, draft.goodwill, now);
}

/** Goods without a receipt have no policy terms. */
const nothingCarried: CarriedTerms = { returnBy: null, restockingFeeRate: null };

type ApprovalInput = { lines: readonly PlannedLine[]; terms: CarriedTerms };

async function requireApprovals(
  tx: Tx,
  caller: Actor,
  now: string,
  draft: RefundDraft,
  { lines, terms }: ApprovalInput,
) {
  const facts = lines.map((line) =>
    factOf('line', {
      lineId: line.invoiceLineId,
      itemId: line.unitId ?? line.productId,
      quantity: line.quantity,
      amountMinor: line.total,
    }),
  );
  const order = { subjectId: draft.id, facts, approvalId: draft.approvalIds };
  if (draft.kind === 'noReceipt') await assertApproved(tx, caller, now, { ...order, action: 'refund.noReceipt' });
  const isLate = isLateReturn(terms.returnBy, dayOf(now, caller.store.timeZone));
  if (isLate && lines.some(({ quantity }) => quantity > 0)) {
    await assertApproved(tx, caller, now, { ...order, action: 'refund.late' });
  }
  if (lines.some(({ hasReducedFee: isLessFee }) => isLessFee))
    await assertApproved(tx, caller, now, { ...order, action: 'refund.lessFee' });
  if (lines.some(({ isWithoutReturn: isForNothing, total }) => isForNothing && total > 0)) {
    await assertApproved(tx, caller, now, { ...order, action: 'refund.forNothing' });
  }
  const { maxRefund } = caller.limits;
  if (maxRefund !== undefined && lines.reduce((sum, { total }) => sum + total, 0) > maxRefund) {
    await assertApproved(tx, caller, now, { ...order, action: 'refund.overLimit' });
  }
}

/** Ends the activations of returned lines, in the order of their ids, or leaves them active. Throws at the line. */
async function endActivations(
  tx: Tx,
  caller: Actor,
  now: string,
  reason: string,
  lines: readonly PlannedLine[],
): Promise<ReadonlyMap<string, Ended>> {
  const draftCustomerId = lines.flatMap(({ id, activationId, deactivation }, i) =>
    activationId !== null && deactivation ? [{ lineId: id, i, id: activationId, ...deactivation }] : [],
  );
  const ended = new Map<string, Ended>();
  for (const { lineId, i, ...one } of draftCustomerId.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const was = await endActivation(tx, caller, now, { ...one, reason }).catch(under(`lines.${i}.deactivation`));
    ended.set(lineId, { id: one.id, was, now: one.status });
  }
  return ended;
}

/** Saves the exchange sale as an invoice of the refund's customer. Throws the problems of a draft at `sale`; record.exists. */
const draftSale = (
  tx: Tx,
  caller: Actor,
  now: string,
  sales: ExchangeSales,
  { id, lines, discount, notes }: NonNullable<RefundDraft['sale']>,
  customerId: string | null,
) => sales.draft(tx, caller, now, { id, customerId, lines, discount, notes: notes ?? null }).catch(under('sale'));

/**
 * Posts the exchange sale: the returned goods pay their part, tenders pay the rest.
 */
async function sell(
  tx: Tx,
  caller: Actor,
  now: string,
  sales: ExchangeSales,
  { sale }: RefundDraft,
  { id, amount, number }: { id: string; amount: number; number: number },
): Promise<StockDecrease[]> {
  if (!sale) return [];
  const { tenders, dueDate, approvalId } = sale;
  const transferred = amount > 0 ? [exchangePayment({ id, amount, reference: refundNumber(number) })] : [];
  const order = { tenders, dueDate, transferred, ...(approvalId === null ? {} : { approvalId }) };
  return sales.post(tx, caller, now, sale.id, order).catch(under('sale'));
}

/** Problems of a part of the request are reported at its fields within the whole request. */
const under =
  (part: string) =>
  (error: unknown): never => {
    if (!(error instanceof Problem) || !error.fields) throw error;
    const fields = Object.fromEntries(Object.entries(error.fields).map(([at, problem]) => [`${part}.${at}`, problem]));
    throw new Problem(error.code, error.params, fields);
  };

type SettleOrder = {
  draft: RefundDraft;
  parts: Settlement;
  number: number;
  drawer: string | null;
  exchangeId: string;
  dueId: string;
  customerId: string | null;
  invoice: PostedInvoice | null;
  saleScope: Actor;
};

async function settle(tx: Tx, caller: Actor, now: string, order: SettleOrder): Promise<void> {
  const { draft, parts, number, drawer, exchangeId, dueId, customerId, invoice, saleScope } = order;
  const { toDue, exchanged } = parts;
  const plain = { reference: null, reverses: null, drawer: null };
  const rows: Settled[] = [
    ...(toDue > 0 ? [{ ...plain, id: dueId, kind: 'due' as const, amount: toDue }] : []),
    ...(exchanged > 0 ? [{ ...plain, id: exchangeId, kind: 'exchange' as const, amount: exchanged }] : []),
    ...draft.tenders.map(({ reference = null, ...tender }) => ({
      ...plain,
      ...tender,
      reference,
      drawer: isCash(tender.kind) ? drawer : null,
    })),
  ];
  const named = refundNumber(number);
  await bookSettled(tx, caller, now, { id: draft.id, number: named, customerId }, rows);
  if (invoice && toDue > 0) {
    const paid = duePayment({ id: dueId, amount: toDue, reference: named });
    await bookMoney(tx, saleScope, now, invoice.id, [{ ...paid, reverses: null, drawer: null }]);
    await tx.all(saveLoweredDue, { businessId: caller.businessId, id: invoice.id, toDue });
  }
}
