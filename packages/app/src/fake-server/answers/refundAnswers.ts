import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { otherTenders, owedFee, refunds, type RefundDraft } from '@tilldesk/domain/refunds';
import { type Invoice } from '@tilldesk/domain/sales';
import type { ApprovalAction } from '@tilldesk/domain/approvals';
import { dayOf } from '@tilldesk/domain/time';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, listed, place } from '../found.ts';
import { refundsOf } from '../refundBook.ts';
import { postedRefund, refundableOf, voidedRefund } from '../refundPosting.ts';
import type { FakeServer } from '../FakeServer.ts';

const FOUND_MAX = 20;

/** Returns the approvals that a refund requires, for a user without the rights. */
function requiredApprovals(fakeServer: FakeServer, draft: RefundDraft): ApprovalAction[] {
  if (can(fakeServer.own.permissions, 'Refunds & Exchanges', 'delete')) return [];
  const { shop, now } = fakeServer;
  const source = draft.invoiceId === null ? null : refundableOf(shop, byId(shop.invoices, draft.invoiceId), now);
  const pieces = draft.lines.filter(({ quantity }) => quantity > 0);
  const isLess = pieces.some((line) => {
    const own = source?.lines.find(({ id }) => id === line.lineId);
    return own !== undefined && line.fee < owedFee(own, line, source?.invoice.restockingFeeRate ?? null);
  });
  const isForNothing = draft.kind === 'goodwill' || draft.lines.some(({ quantity }) => quantity === 0);
  return [
    ...(source === null ? (['refund.noReceipt'] as const) : []),
    ...(source?.invoice.isLate && pieces.length > 0 ? (['refund.late'] as const) : []),
    ...(isLess ? (['refund.lessFee'] as const) : []),
    ...(isForNothing ? (['refund.forNothing'] as const) : []),
    ...(otherTenders(draft.tenders, source?.tenders ?? []).length > 0 ? (['refund.otherTender'] as const) : []),
  ];
}

const isPosted = ({ status }: Invoice) => status === 'open' || status === 'paid';
const hand = ({ own, now }: FakeServer) => ({ by: own.user.name, at: now });

export const refundAnswers: readonly FakeAnswer[] = [
  answer(refunds.list, ({ query }, fakeServer) => {
    const { kind, status, customerId, invoiceId, from, to } = query;
    const rows = refundsOf(fakeServer)
      .filter((row) => kind === undefined || row.kind === kind)
      .filter((row) => status === undefined || row.status === status)
      .filter((row) => customerId === undefined || row.customerId === customerId)
      .filter((row) => invoiceId === undefined || row.invoice?.id === invoiceId)
      .filter((row) => from === undefined || dayOf(row.at, place.timeZone) >= from)
      .filter((row) => to === undefined || dayOf(row.at, place.timeZone) <= to);
    return listed(rows, query, (row) => [row.number, row.customerName, row.invoice?.number ?? null]);
  }),
  answer(refunds.one, ({ params }, fakeServer) => byId(refundsOf(fakeServer), params.id)),
  answer(refunds.findInvoices, ({ query: { text } }, fakeServer) => {
    refundsOf(fakeServer);
    const listQuery = { page: 1, limit: FOUND_MAX, search: text, sort: '-createdAt' };
    const { items } = listed(fakeServer.shop.invoices.filter(isPosted), listQuery, (row) => [
      row.number,
      row.customerName,
      ...row.lines.map(({ unitCode }) => unitCode),
    ]);
    return { items: items.map((row) => ({ ...row, number: row.number ?? '', at: row.postedAt ?? row.createdAt })) };
  }),
  answer(refunds.findGoods, ({ query: { text } }, { shop }) => {
    const code = text.toUpperCase();
    const unit = shop.units.find((one) => one.code === code);
    const listQuery = { page: 1, limit: FOUND_MAX, search: text, sort: 'name' };
    const found = unit
      ? [byId(shop.products, unit.productId)]
      : listed(shop.products, listQuery, ({ name, sku }) => [name, sku]).items;
    const sold = unit?.invoiceId ? byId(shop.invoices, unit.invoiceId) : null;
    return {
      items: found.map(({ id: productId, name, sku, tracking, price, taxRate }) => ({
        productId,
        name,
        sku,
        tracking,
        price,
        taxRate,
        unitId: unit?.id ?? null,
        unitCode: unit?.code ?? null,
        invoice: sold && {
          id: sold.id,
          number: sold.number ?? '',
        },
      })),
    };
  }),
  answer(refunds.refundable, ({ params }, fakeServer) => {
    refundsOf(fakeServer);
    const invoice = byId(fakeServer.shop.invoices, params.id);
    if (invoice.status === 'voided') throw new Problem('invoice.voided', { invoice: invoice.number ?? '' });
    if (!isPosted(invoice)) throw new Problem('invoice.notPosted');
    return refundableOf(fakeServer.shop, invoice, fakeServer.now);
  }),
  answer(refunds.create, ({ body }, fakeServer) => {
    refundsOf(fakeServer);
    const action = requiredApprovals(fakeServer, body)[body.approvalIds.length];
    if (action !== undefined) throw new Problem('approval.needed', { action });
    return postedRefund(fakeServer.shop, body, hand(fakeServer));
  }),
  answer(refunds.void, ({ params, body: { reason, approvalId } }, fakeServer) => {
    const mayAlone = can(fakeServer.own.permissions, 'Refunds & Exchanges', 'delete');
    if (!mayAlone && approvalId === undefined) throw new Problem('approval.needed', { action: 'refund.void' });
    return voidedRefund(fakeServer.shop, byId(refundsOf(fakeServer), params.id), { ...hand(fakeServer), reason });
  }),
];

/** An invoice whose return period has ended, and whose first line was activated with its sale. */
export const soldLongAgo: FakeAnswer = answer(refunds.refundable, ({ params }, fakeServer) => {
  refundsOf(fakeServer);
  const invoice = byId(fakeServer.shop.invoices, params.id);
  invoice.policy = { ...invoice.policy, returnBy: '2026-03-01' };
  const source = refundableOf(fakeServer.shop, invoice, fakeServer.now);
  const activation = {
    id: '01936c3a-7c00-70fa-8000-000000000011',
    carrier: 'Northtel',
    plan: 'Unlimited 50',
    phone: '3055550142',
    status: 'active',
  } as const;
  return { ...source, lines: source.lines.map((line, at) => (at === 0 ? { ...line, activation } : line)) };
});
