import { applyRate } from '@tilldesk/domain/money';
import {
  amountParts,
  goodwillShares,
  isLateReturn,
  piecesParts,
  settleRefund,
  type Refund,
  type Refundable,
  type RefundableLine,
  type RefundDraft,
  type RefundLine,
  type RefundParts,
} from '@tilldesk/domain/refunds';
import { bookedKinds, receivedKinds, type Invoice } from '@tilldesk/domain/sales';
import { dayOf } from '@tilldesk/domain/time';
import { byId, place } from './found.ts';
import { paidInvoice, writtenInvoice } from './invoicing.ts';
import type { Shop } from './Shop.ts';

/** The posted refunds of each shop. */
export const refundBooks = new WeakMap<Shop, Refund[]>();

/** Returns an id for a part of a refund. */
export const refundPartId = (end: number) => `01936c3a-7c00-70e3-8000-${String(end).padStart(12, '0')}`;

/** Returns what can still be refunded of an invoice, from its own figures. */
export function refundableOf(shop: Shop, invoice: Invoice, now: string): Refundable {
  const done = (refundBooks.get(shop) ?? []).filter((one) => one.invoice?.id === invoice.id && one.status === 'posted');
  return {
    invoice: {
      ...invoice,
      number: invoice.number ?? '',
      at: invoice.postedAt ?? invoice.createdAt,
      returnBy: invoice.policy.returnBy,
      isLate: isLateReturn(invoice.policy.returnBy, dayOf(now, place.timeZone)),
      restockingFeeRate: invoice.policy.restockingFeeRate,
    },
    lines: invoice.lines.map((line): RefundableLine => {
      const { fee, feeTax } = restockingOf(done, line.id);
      return {
        ...line,
        activation: null,
        left: line.quantity - line.returned,
        leftNet: line.net - line.refundedNet - fee,
        leftTax: line.tax - line.refundedTax - feeTax,
        mayReturn:
          line.unitId === null ? line.tracking === 'quantity' : byId(shop.units, line.unitId).invoiceId === invoice.id,
      };
    }),
    tenders: bookedKinds.flatMap((kind) => {
      const paid = sum(invoice.payments.filter((one) => one.kind === kind));
      const refunded = sum(done.flatMap(({ payments }) => payments).filter((one) => one.kind === kind));
      const isTenderKind = receivedKinds.some((one) => one === kind);
      return paid === 0 || kind === 'refund'
        ? []
        : [{ kind, paid, refunded, left: isTenderKind ? Math.max(0, paid - refunded) : 0 }];
    }),
    refunds: invoice.refunds,
  };
}

const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);

/** Returns the restocking fee of a line. The fee's tax is the line's own share of it. */
function restockingOf(done: readonly Refund[], lineId: string) {
  const fees = done.flatMap(({ lines }) => lines).filter((line) => line.lineId === lineId);
  const fee = fees.reduce((total, line) => total + line.fee, 0);
  return { fee, feeTax: fees.reduce((total, line) => total + applyRate(line.fee, line.taxRate), 0) };
}

type Worked = { lines: RefundLine[]; net: number; tax: number; fees: number; toDue: number; paidOut: number };

const lineOf = (line: RefundableLine, parts: RefundParts) => ({
  ...parts,
  lineId: line.id,
  productId: line.productId,
  description: line.description,
  sku: line.sku,
  unitCode: line.unitCode,
  taxRate: line.taxRate,
  feeReason: null,
  deactivation: null,
  cost: null,
});

/** Returns the lines of a refund and their totals. */
function linesOf(shop: Shop, draft: RefundDraft, now: string): RefundLine[] {
  const source = draft.invoiceId === null ? null : refundableOf(shop, byId(shop.invoices, draft.invoiceId), now);
  if (draft.kind === 'goodwill' && source) {
    const shares = goodwillShares(source.lines, draft.goodwill ?? 0);
    return source.lines.map((line, at) => ({
      ...lineOf(line, amountParts(line, shares[at] ?? 0)),
      id: refundPartId(Number(draft.id.slice(-4)) * 10 + at),
      unitId: null,
      quantity: 0,
      back: 'none',
      reason: 'other',
      condition: null,
    }));
  }
  return draft.lines.map((lineDraft): RefundLine => {
    const { id, unitId, quantity, amount, back, reason, condition, fee, feeReason = null, deactivation } = lineDraft;
    const details = { feeReason, deactivation: deactivation?.status ?? null };
    const own = { id, unitId, quantity, back, reason, condition, ...details };
    if (source) {
      const line = byId(source.lines, lineDraft.lineId ?? '');
      return {
        ...lineOf(line, amount === null ? piecesParts(line, quantity, fee) : amountParts(line, amount)),
        ...own,
      };
    }
    const { name: description, sku, taxRate } = byId(shop.products, lineDraft.productId ?? '');
    const net = (amount ?? 0) - fee;
    const tax = applyRate(net, taxRate);
    const unitCode = unitId === null ? null : byId(shop.units, unitId).code;
    const goods = { lineId: null, productId: lineDraft.productId, description, sku, unitCode, taxRate, cost: null };
    return { ...own, ...goods, fee, net, tax, total: net + tax };
  });
}

/** Computes the totals of a refund; `sale` is the total of the exchange's sale. */
export function worked(
  shop: Shop,
  draft: RefundDraft,
  now: string,
  sale = 0,
): Worked & { total: number; exchanged: number } {
  const lines = linesOf(shop, draft, now);
  const add = (of: (line: RefundLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const total = add((line) => line.total);
  const due = draft.invoiceId === null ? 0 : byId(shop.invoices, draft.invoiceId).due;
  const { toDue, exchanged, paidOut } = settleRefund({ total, due, sale });
  const sums = { net: add((line) => line.net), tax: add((line) => line.tax), fees: add((line) => line.fee) };
  return { lines, ...sums, total, toDue, exchanged, paidOut };
}

type Hand = { by: string; at: string };

/** Posts a refund, and for an exchange its sale. */
export function postedRefund(shop: Shop, draft: RefundDraft, { by, at }: Hand): Refund {
  const book = refundBooks.get(shop) ?? [];
  const invoice = draft.invoiceId === null ? null : byId(shop.invoices, draft.invoiceId);
  const sold =
    draft.sale &&
    writtenInvoice(shop, { ...draft.sale, customerId: invoice?.customerId ?? draft.customerId }, { by, at });
  const { exchanged, ...parts } = worked(shop, draft, at, sold?.total ?? 0);
  const number = `RF-${1001 + book.length}`;
  const sale = sold && draft.sale && soldFor(shop, sold, draft.sale.tenders, { by, at, exchanged, number });
  const settled = [
    ...(parts.toDue > 0 ? [{ id: refundPartId(900 + book.length), kind: 'due' as const, amount: parts.toDue }] : []),
    ...(exchanged > 0 ? [{ id: refundPartId(800 + book.length), kind: 'exchange' as const, amount: exchanged }] : []),
    ...draft.tenders,
  ];
  const refund: Refund = {
    id: draft.id,
    number,
    kind: draft.kind,
    status: 'posted',
    notes: draft.notes ?? null,
    by,
    at,
    invoice: invoice && {
      id: invoice.id,
      number: invoice.number ?? '',
    },
    sale: sale && {
      id: sale.id,
      number: sale.number ?? '',
      total: sale.total,
    },
    customerId: invoice?.customerId ?? draft.customerId,
    customerName: invoice?.customerName ?? null,
    customerLanguage: invoice?.customerLanguage ?? null,
    currency: place.defaultCurrency,
    pieces: draft.lines.reduce((all, { quantity }) => all + quantity, 0),
    ...parts,
    exchanged,
    settledBy: settled.map(({ kind }) => kind),
    payments: settled.map((one) => ({
      ...one,
      reference: ('reference' in one && one.reference) || null,
      reverses: null,
      at,
    })),
    voidedAt: null,
    version: 1,
    history: [
      {
        at,
        by,
        action: 'refund.posted',
        reason: null,
      },
    ],
  };
  book.push(refund);
  if (invoice) noteOn(invoice, refund, 1);
  return refund;
}

/** Returns the sale of an exchange: the returned items pay a part of it. */
function soldFor(
  shop: Shop,
  written: Invoice,
  tenders: NonNullable<RefundDraft['sale']>['tenders'],
  { by, at, exchanged, number }: Hand & { exchanged: number; number: string },
): Invoice {
  const paidIn =
    exchanged === 0 ? [] : [{ id: refundPartId(700), kind: 'other' as const, amount: exchanged, reference: number }];
  const next = `INV-${Math.max(...shop.invoices.map((one) => Number(one.number?.slice(4) ?? 1000))) + 1}`;
  const sold = paidInvoice(shop, written, [...paidIn, ...tenders], { by, at, number: next });
  const payments = sold.payments.map((one) =>
    one.id === refundPartId(700) ? { ...one, kind: 'exchange' as const } : one,
  );
  const invoice = { ...sold, payments };
  shop.invoices.push(invoice);
  return invoice;
}

/** Adds a refund to the figures of its invoice, or subtracts it. */
function noteOn(invoice: Invoice, refund: Refund, sign: 1 | -1): void {
  const { id, number, kind, status, total, at } = refund;
  const link = { id, number, kind, status, total, at };
  Object.assign(invoice, {
    refunded: invoice.refunded + sign * total,
    due: invoice.due - sign * refund.toDue,
    refunds: [...invoice.refunds.filter((one) => one.id !== id), link],
    lines: invoice.lines.map((line) => {
      const [own] = refund.lines.filter(({ lineId }) => lineId === line.id);
      if (own === undefined) return line;
      return {
        ...line,
        returned: line.returned + sign * own.quantity,
        refundedNet: line.refundedNet + sign * own.net,
        refundedTax: line.refundedTax + sign * own.tax,
      };
    }),
  });
}

/** Voids an entire refund. */
export function voidedRefund(shop: Shop, refund: Refund, { by, at, reason }: Hand & { reason: string }): Refund {
  const back = refund.payments.map((one, index) => ({
    ...one,
    id: refundPartId(Number(refund.id.slice(-4)) * 10 + 600 + index),
    amount: -one.amount,
    reverses: one.id,
    at,
  }));
  Object.assign(refund, {
    status: 'voided',
    voidedAt: at,
    version: refund.version + 1,
    payments: [...refund.payments, ...back],
    history: [...refund.history, { at, by, action: 'refund.voided', reason }],
  });
  if (refund.invoice) noteOn(byId(shop.invoices, refund.invoice.id), refund, -1);
  return refund;
}
