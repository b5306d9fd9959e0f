import type { Refund, RefundDraft } from '@tilldesk/domain/refunds';
import { byId } from './found.ts';
import { postedRefund, refundBooks, refundPartId, voidedRefund, worked } from './refundPosting.ts';
import type { Shop } from './Shop.ts';
import type { FakeServer } from './FakeServer.ts';

/** Returns the refunds of a shop: three in a busy shop, none in a new one. */
export function refundsOf({ shop }: Pick<FakeServer, 'shop'>): Refund[] {
  const known = refundBooks.get(shop);
  if (known) return known;
  const book: Refund[] = [];
  refundBooks.set(shop, book);
  if (shop.kind === 'busy') openBook(shop);
  return book;
}

/** Ids of the refunds of a busy shop. */
export const knownRefunds = {
  /** RF-1001: a charger and its card, in cash, less a fee. */
  cash: '01936c3a-7c00-70e2-8000-000000000001',
  /** RF-1002: $5 of goodwill. */
  goodwill: '01936c3a-7c00-70e2-8000-000000000002',
  /** RF-1003, which was voided. */
  voided: '01936c3a-7c00-70e2-8000-000000000003',
} as const;

const invoiceAt = (end: number) => `01936c3a-7c00-70e0-8000-${String(end).padStart(12, '0')}`;

function openBook(shop: Shop): void {
  const pieces = (invoiceId: string, end: number, fee: number): RefundDraft => ({
    ...blankOf(invoiceId),
    lines: byId(shop.invoices, invoiceId)
      .lines.slice(0, 1)
      .map(({ id: lineId }) => ({
        id: refundPartId(end),
        unitId: null,
        lineId,
        productId: null,
        quantity: 1,
        amount: null,
        back: 'restock',
        reason: 'changedMind',
        condition: 'opened',
        fee,
      })),
  });
  const post = (draft: RefundDraft, id: string, by: string, at: string) =>
    postedRefund(shop, paidBack(shop, { ...draft, id }, at), { by, at });
  post(pieces(invoiceAt(47), 11, 100), knownRefunds.cash, 'Noah Klein', '2026-03-14T14:20:00.000Z');
  const kindly = { ...blankOf(invoiceAt(45)), kind: 'goodwill', goodwill: 500, notes: 'Waited an hour' } as const;
  post(kindly, knownRefunds.goodwill, 'Dana Reyes', '2026-03-14T15:05:00.000Z');
  const refundToVoid = post(
    pieces(invoiceAt(46), 12, 0),
    knownRefunds.voided,
    'Noah Klein',
    '2026-03-14T15:40:00.000Z',
  );
  voidedRefund(shop, refundToVoid, { by: 'Dana Reyes', at: '2026-03-14T15:42:00.000Z', reason: 'Wrong invoice' });
}

const blankOf = (invoiceId: string): RefundDraft => ({
  id: invoiceId,
  kind: 'refund',
  invoiceId,
  customerId: null,
  lines: [],
  goodwill: null,
  notes: null,
  tenders: [],
  sale: null,
  approvalIds: [],
});

/** Returns the same refund, paid out in cash. */
function paidBack(shop: Shop, draft: RefundDraft, at: string): RefundDraft {
  const { paidOut } = worked(shop, draft, at);
  return { ...draft, tenders: [{ id: refundPartId(Number(draft.id.slice(-4)) + 50), kind: 'cash', amount: paidOut }] };
}
