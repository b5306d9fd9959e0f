import { invoices } from '../../../packages/domain/src/exports/sales.ts';
import { refunds, type RefundDraft } from '../../../packages/domain/src/exports/refunds.ts';
import type { Account, Perform } from '../recordingServer.ts';
import type { Accounts } from './people.ts';
import { invoiceId, refundId, refundPartId, saleLineId } from './shopIds.ts';

const blank: Omit<RefundDraft, 'id' | 'invoiceId' | 'tenders'> = {
  kind: 'refund',
  customerId: null,
  lines: [],
  goodwill: null,
  notes: null,
  sale: null,
  approvalIds: [],
};

/** Refunds a charger less a fee, gives $5 of goodwill, voids a refund and an invoice, and saves a quote. */
export async function workAfterSales(perform: Perform, { owner }: Accounts): Promise<void> {
  await refund(perform, owner, '2026-03-14T14:20:00.000Z', {
    ...blank,
    id: refundId(1),
    invoiceId: invoiceId(47),
    lines: [returned(1, saleLineId(80), 100)],
    tenders: [{ id: refundPartId(51), kind: 'cash', amount: 1298 }],
  });
  await refund(perform, owner, '2026-03-14T15:05:00.000Z', {
    ...blank,
    id: refundId(2),
    kind: 'goodwill',
    invoiceId: invoiceId(45),
    goodwill: 500,
    notes: 'Waited an hour',
    tenders: [{ id: refundPartId(52), kind: 'cash', amount: 541 }],
  });
  await refund(perform, owner, '2026-03-14T15:40:00.000Z', {
    ...blank,
    id: refundId(3),
    invoiceId: invoiceId(46),
    lines: [returned(2, saleLineId(79), 0)],
    tenders: [{ id: refundPartId(53), kind: 'cash', amount: 3246 }],
  });
  await perform(owner, '2026-03-14T15:42:00.000Z', refunds.void, {
    params: { id: refundId(3) },
    body: { reason: 'Wrong invoice' },
  });
  await perform(owner, '2026-03-14T16:30:00.000Z', invoices.void, {
    params: { id: invoiceId(49) },
    body: { reason: 'Rung up twice' },
  });
  await perform(owner, '2026-03-14T16:31:00.000Z', invoices.quote, {
    params: { id: invoiceId(91) },
    body: { version: 1, until: '2026-03-28' },
  });
}

const refund = (perform: Perform, account: Account, at: string, body: RefundDraft) =>
  perform(account, at, refunds.create, { body });

/** A piece of the first line of a sale, opened and put back into stock. */
const returned = (n: number, lineId: string, fee: number): RefundDraft['lines'][number] => ({
  id: refundPartId(n),
  lineId,
  productId: null,
  unitId: null,
  quantity: 1,
  amount: null,
  back: 'restock',
  reason: 'changedMind',
  condition: 'opened',
  fee,
});
