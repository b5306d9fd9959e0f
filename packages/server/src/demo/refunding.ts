import {
  amountParts,
  dispositionsOf,
  goodwillShares,
  owedFee,
  piecesParts,
  proposedTenders,
  settleRefund,
  type ReturnDisposition,
  type RefundableLine,
  type RefundDraft,
  type RefundLineDraft,
  type RefundTender,
  type TenderLeft,
} from '@tilldesk/domain/refunds';
import { documentTotals } from '@tilldesk/domain/lines';
import { dayOf } from '@tilldesk/domain/time';
import { trimRate } from '../database/columns.ts';
import { newId } from '../database/new-id.ts';
import type { Tx } from '../database/transaction.ts';
import type { Caller } from '../database/caller.ts';
import { createRefund } from '../modules/refunds/posting.store.ts';
import { exchangeSales } from '../modules/sales/exchange-sales.store.ts';
import { refundableLines, tendersLeft } from '../modules/refunds/refundable.store.ts';
import type { OperationPlan } from './plan/operations.ts';
import { cashToSpare } from './drawer-plan.ts';

type Of<Action extends OperationPlan['action']> = Extract<OperationPlan, { action: Action }>;
type Head = { due: number; customerId: string | null; rate: string | null };

const plain = { customerId: null, goodwill: null, notes: null, sale: null, approvalIds: [] };

/** Refunds a line, all lines, or a part of a price. Parts that are already refunded are left out. */
export async function refundLines(tx: Tx, caller: Caller, operation: Of<'refund'>): Promise<void> {
  const { id, at, saleId: invoiceId } = operation;
  const head = await headOf(tx, caller, invoiceId);
  const lines = (await refundableLines(tx, caller, invoiceId)).filter(
    (line) => line.leftNet > 0 && (operation.lineId === null || line.id === operation.lineId),
  );
  const lineDrafts = lines.map((line) => refundLineOf(line, operation, head.rate, dayOf(at, caller.store.timeZone)));
  if (lineDrafts.length === 0) return;
  const total = lineDrafts.reduce((sum, line, i) => sum + refundTotalOf(lines[i]!, line), 0);
  const { paidOut } = settleRefund({ total, due: head.due, sale: 0 });
  const tenders = await paidOutBy(tx, caller, at, paidOut, await tendersLeft(tx, caller, invoiceId), head.customerId);
  await createRefund(
    tx,
    caller,
    at,
    { ...plain, id, kind: 'refund', invoiceId, lines: lineDrafts, tenders },
    exchangeSales,
  );
}

/** Refunds a share of an invoice's total as goodwill, without returned goods. */
export async function refundGoodwill(
  tx: Tx,
  caller: Caller,
  { id, at, saleId: invoiceId, share }: Of<'goodwill'>,
): Promise<void> {
  const head = await headOf(tx, caller, invoiceId);
  const lines = await refundableLines(tx, caller, invoiceId);
  const goodwill = Math.round(lines.reduce((sum, { leftNet }) => sum + leftNet, 0) * share);
  if (goodwill === 0) return;
  const shares = goodwillShares(lines, goodwill);
  const total = lines.reduce((sum, line, i) => sum + amountParts(line, shares[i]!).total, 0);
  const { paidOut } = settleRefund({ total, due: head.due, sale: 0 });
  const tenders = await paidOutBy(tx, caller, at, paidOut, await tendersLeft(tx, caller, invoiceId), head.customerId);
  const draft: RefundDraft = { ...plain, id, kind: 'goodwill', invoiceId, goodwill, lines: [], tenders };
  await createRefund(tx, caller, at, { ...draft, notes: 'Waited long for the repair' }, exchangeSales);
}

/** Takes a piece back without a receipt, at today's price: for store credit, or for a check if the customer is unknown. */
export async function refundWithoutReceipt(tx: Tx, caller: Caller, operation: Of<'unproved'>): Promise<void> {
  const { id, at, productId, price, customerId } = operation;
  const [product] = await tx.raw<{ taxRate: string }>(
    'select tax_rate::text as "taxRate" from products where business_id = $1 and id = $2',
    [caller.businessId, productId],
  );
  const line: RefundLineDraft = {
    id: newId(at),
    lineId: null,
    productId,
    unitId: null,
    condition: 'opened',
    quantity: 1,
    amount: price,
    fee: 0,
    back: 'restock',
    reason: 'changedMind',
  };
  const taxRate = trimRate(product?.taxRate ?? '0');
  const { total } = documentTotals([{ quantity: 1, unitPrice: price, discount: null, taxRate }], null);
  const tenders = await paidOutBy(tx, caller, at, total, [{ kind: 'cash', left: total }], customerId);
  await createRefund(
    tx,
    caller,
    at,
    {
      ...plain,
      id,
      kind: 'noReceipt',
      invoiceId: null,
      customerId,
      lines: [line],
      tenders,
    },
    exchangeSales,
  );
}

/** Exchanges pieces of a line for another product; only the difference is paid, by card or by the original tender. */
export async function exchange(tx: Tx, caller: Caller, operation: Of<'exchange'>): Promise<void> {
  const { id, at, saleId: invoiceId } = operation;
  const head = await headOf(tx, caller, invoiceId);
  const line = (await refundableLines(tx, caller, invoiceId)).find((one) => one.id === operation.lineId);
  if (!line || line.left === 0 || line.leftNet === 0) return;
  const what = { lineId: line.id, share: null, back: 'restock', reason: 'wrongItem' } as const;
  const lineDrafts = refundLineOf(line, what, head.rate, dayOf(at, caller.store.timeZone));
  const { productId, price } = operation.for;
  const other = { id: newId(at), productId, unitId: null, quantity: 1, unitPrice: price, discount: null };
  const costs = await costsOf(tx, caller, productId, price, head.customerId);
  const parts = settleRefund({ total: refundTotalOf(line, lineDrafts), due: head.due, sale: costs });
  const toPay = { id: newId(at), kind: 'card' as const, amount: parts.toPay, reference: 'VISA 4711 AUTH 402195' };
  const left = await tendersLeft(tx, caller, invoiceId);
  const tenders = await paidOutBy(tx, caller, at, parts.paidOut, left, head.customerId);
  const sale = {
    id: newId(at),
    lines: [other],
    discount: null,
    notes: null,
    dueDate: null,
    approvalId: null,
    tenders: parts.toPay > 0 ? [toPay] : [],
  };
  await createRefund(
    tx,
    caller,
    at,
    { ...plain, id, kind: 'exchange', invoiceId, lines: [lineDrafts], tenders, sale },
    exchangeSales,
  );
}

/** Returns the price of one piece for this customer, with tax. */
async function costsOf(tx: Tx, caller: Caller, productId: string, unitPrice: number, customerId: string | null) {
  const [row] = await tx.raw<{ taxRate: string; isExempt: boolean }>(
    `select p.tax_rate::text as "taxRate", coalesce(c.tax_exempt, false) as "isExempt"
     from products p left join customers c on c.business_id = p.business_id and c.id = $3
     where p.business_id = $1 and p.id = $2`,
    [caller.businessId, productId, customerId],
  );
  const taxRate = row?.isExempt ? '0' : trimRate(row?.taxRate ?? '0');
  return documentTotals([{ quantity: 1, unitPrice, discount: null, taxRate }], null).total;
}

async function headOf(tx: Tx, caller: Caller, invoiceId: string): Promise<Head> {
  const [head] = await tx.raw<Head>(
    `select i.total - i.paid as due, i.customer_id as "customerId", p.restocking_fee_rate::text as rate
     from invoices i left join policies p on p.business_id = i.business_id and p.id = i.refund_policy_id
     where i.business_id = $1 and i.id = $2`,
    [caller.businessId, invoiceId],
    'demo_refund_head',
  );
  if (!head) throw new Error(`demo: nothing was sold as ${invoiceId}`);
  return { ...head, rate: head.rate === null ? null : trimRate(head.rate) };
}

type RefundLinePlan = Pick<Of<'refund'>, 'lineId' | 'share' | 'back' | 'reason'>;

function refundLineOf(line: RefundableLine, plan: RefundLinePlan, rate: string | null, day: string): RefundLineDraft {
  const common = { id: newId(`${day}T12:00:00Z`), lineId: line.id, productId: null, reason: plan.reason };
  if (plan.share !== null) {
    const amount = Math.max(1, Math.round(line.leftNet * plan.share));
    return { ...common, unitId: null, quantity: 0, amount, fee: 0, back: 'none', condition: null };
  }
  const back = dispositionOf(line, plan.back);
  const quantity = line.left;
  const fee = owedFee(line, { quantity, back, reason: plan.reason }, rate);
  const condition = back === 'restock' ? 'asNew' : back === 'scrap' ? 'unusable' : 'opened';
  const ended = line.activation ? { deactivation: { status: 'cancelled' as const, endedOn: day } } : {};
  const unitId = back === 'none' ? null : line.unitId;
  return {
    ...common,
    ...ended,
    unitId,
    quantity,
    amount: null,
    fee,
    back,
    condition: back === 'none' ? null : condition,
  };
}

/** Returns the possible disposition of a line's goods that is closest to the wanted one. */
function dispositionOf(line: RefundableLine, wished: ReturnDisposition): ReturnDisposition {
  const dispositions = dispositionsOf(line);
  if (dispositions.includes(wished)) return wished;
  return dispositions.includes('scrap') ? 'scrap' : 'none';
}

const refundTotalOf = (line: RefundableLine, { quantity, amount, fee }: RefundLineDraft): number =>
  quantity > 0 ? piecesParts(line, quantity, fee).total : amountParts(line, amount ?? 0).total;

/** Returns the original tender; cash is replaced by store credit or a check if no drawer is open or it has too little. */
async function paidOutBy(
  tx: Tx,
  caller: Caller,
  at: string,
  sum: number,
  left: readonly TenderLeft[],
  customerId: string | null,
): Promise<RefundTender[]> {
  const cash = await cashToSpare(tx, caller);
  const parts = new Map<RefundTender['kind'], number>();
  for (const { kind, amount } of proposedTenders(sum, left)) {
    const isOut = kind === 'cash' && amount > cash;
    const hasNoCustomer = kind === 'storeCredit' && customerId === null;
    const method = hasNoCustomer || (isOut && customerId === null) ? 'check' : isOut ? 'storeCredit' : kind;
    parts.set(method, amount + (parts.get(method) ?? 0));
  }
  return [...parts].map(([kind, amount]) => ({
    id: newId(at),
    kind,
    amount,
    reference: kind === 'cash' || kind === 'storeCredit' ? null : kind === 'check' ? '5017' : 'Back to the card',
  }));
}
