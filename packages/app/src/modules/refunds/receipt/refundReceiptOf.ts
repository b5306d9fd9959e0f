import type { Refund, RefundLine, RefundSettlement } from '@tilldesk/domain/refunds';
import type { Store } from '@tilldesk/domain/stores';
import { receiptStoreLines } from '../../../printing/storeLines.ts';
import type { ReceiptData } from '@tilldesk/ui/print';

/** Texts that a refund receipt is rendered with. */
export type RefundVoice = {
  tax: (rate: string) => string;
  settlement: (kind: RefundSettlement) => string;
  reference: (text: string) => string;
  reason: (line: RefundLine) => string;
  invoice: (number: string) => string;
  sale: (number: string) => string;
  /** The store's tax number with its label. */
  taxNumber: (number: string) => string;
};

/** Returns the receipt data of a refund: the returned items at the paid prices, the restocking fees and the payments. */
export function refundReceiptOf(refund: Refund, store: Store, voice: RefundVoice): ReceiptData {
  const { lines, fees, invoice, sale } = refund;
  const taxed = lines.filter(({ tax }) => tax !== 0);
  const rates = [...new Set(taxed.map(({ taxRate }) => taxRate))];
  const activePayments = refund.payments.filter(({ amount, reverses }) => amount > 0 && reverses === null);
  return {
    store: {
      name: store.storeName,
      lines: receiptStoreLines(store, voice.taxNumber),
    },
    number: refund.number,
    instant: refund.at,
    cashier: refund.by,
    ...(refund.customerName === null ? {} : { customer: refund.customerName }),
    lines: lines.map((line) => ({
      id: line.id,
      description: line.description,
      ...(line.unitCode === null ? {} : { serials: [line.unitCode] }),
      notes: [voice.reason(line)],
      // A refunded part of a price has no quantity. The receipt shows it as one entry.
      quantity: Math.max(1, line.quantity),
      unitPriceMinor: Math.round((line.net + line.fee) / Math.max(1, line.quantity)),
      totalMinor: line.net + line.fee,
    })),
    subtotalMinor: refund.net + fees,
    discountMinor: fees,
    taxes: rates.map((rate) => ({
      id: rate,
      label: voice.tax(rate),
      minor: taxed.filter(({ taxRate }) => taxRate === rate).reduce((sum, { tax }) => sum + tax, 0),
    })),
    totalMinor: refund.total,
    tenders: activePayments.map(({ id, kind, amount, reference }) => ({
      id,
      label: voice.settlement(kind),
      minor: amount,
      ...(reference === null ? {} : { detail: voice.reference(reference) }),
    })),
    footer: [
      ...(invoice === null ? [] : [voice.invoice(invoice.number)]),
      ...(sale === null ? [] : [voice.sale(sale.number)]),
    ],
  };
}
