import type { Refund, RefundRow } from '@tilldesk/domain/refunds';
import { trimRate } from '../../database/columns.ts';
import type { Reader } from '../../database/scope.ts';
import type { RowOf } from '../../database/statement.ts';
import type { Tx } from '../../database/transaction.ts';
import { formatInvoiceNumber, refundNumber } from '../stores/numbers.store.ts';
import { readRefundDetails, type listRefundHeads } from './refunds.statements.ts';

type HeadRow = RowOf<typeof listRefundHeads>;

/** Returns the head of a refund in the form of the API. */
export const headOf = ({ number, invoice, sale, settledBy, ...head }: HeadRow): RefundRow => ({
  ...head,
  number: refundNumber(number),
  invoice: invoice && { ...invoice, number: formatInvoiceNumber(invoice.number) },
  sale: sale && { ...sale, number: formatInvoiceNumber(sale.number) },
  settledBy: [...new Set(settledBy)],
});

/** Returns one whole refund of the store. Throws record.notFound. Costs are left out unless the reader may see them. */
export async function readRefund(tx: Tx, caller: Reader, id: string): Promise<Refund> {
  const row = await tx.existing(readRefundDetails, { businessId: caller.businessId, storeId: caller.storeId, id });
  const { customerLanguage, notes, lines, payments, history, ...head } = row;
  return {
    ...headOf(head),
    customerLanguage,
    notes,
    lines: (lines ?? []).map((line) => ({
      ...line,
      taxRate: trimRate(line.taxRate),
      cost: caller.limits.viewCost ? line.cost : null,
    })),
    payments: (payments ?? []).map((one) => ({ ...one, at: iso(one.at) })),
    history: (history ?? []).map((one) => ({ ...one, at: iso(one.at) })),
  };
}

/** Timestamps inside JSON have PostgreSQL's format. */
const iso = (text: string): string => new Date(text).toISOString();
