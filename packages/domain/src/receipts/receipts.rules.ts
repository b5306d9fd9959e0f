import { discountOf } from '../lines/totals.ts';
import { rulesOf } from '../tenders/tenders.rules.ts';
import type { ReceiptInvoice } from './receipts.contract.ts';

type Booked = { id: string; reverses: string | null };

/** The valid payments, without reversed ones and their reversals. */
export function activePayments<P extends Booked>(payments: readonly P[]): P[] {
  const reversedIds = new Set(payments.map(({ reverses }) => reverses));
  return payments.filter(({ id, reverses }) => reverses === null && !reversedIds.has(id));
}

/**
 * The figures of a receipt in minor units. Line discounts are shown at the line, the document discount below: subtotal less
 * discount plus taxes is the total. Change is cash returned.
 */
export function receiptFigures({ lines, net, payments }: Pick<ReceiptInvoice, 'lines' | 'net' | 'payments'>) {
  const priced = lines.map((line) => {
    const discount = discountOf(line.discount, line.gross);
    return { line, discount, total: line.gross - discount };
  });
  const subtotal = priced.reduce((sum, { total }) => sum + total, 0);
  const taxed = lines.filter(({ tax }) => tax !== 0);
  const rates = [...new Set(taxed.map(({ taxRate }) => taxRate))];
  // An excess that is paid out is not change: the tender shows the amount it paid.
  const validPayments = activePayments(payments).map((one) =>
    rulesOf(one.kind).excess === 'payout' ? { ...one, tendered: one.tendered - one.change, change: 0 } : one,
  );
  return {
    lines: priced,
    subtotal,
    discount: subtotal - net,
    taxes: rates.map((rate) => ({
      rate,
      amount: taxed.filter(({ taxRate }) => taxRate === rate).reduce((sum, { tax }) => sum + tax, 0),
    })),
    payments: validPayments,
    change: validPayments.reduce((sum, { change }) => sum + change, 0),
  };
}
