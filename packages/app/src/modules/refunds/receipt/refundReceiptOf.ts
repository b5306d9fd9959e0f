import type { Refund, RefundLine, RefundSettlement, Store } from '@tilldesk/domain/shop';
import type { ReceiptData } from '@tilldesk/ui/print';

/** The words that a refund's receipt is filled with. */
export type RefundVoice = {
  tax: (rate: string) => string;
  settlement: (kind: RefundSettlement) => string;
  reference: (text: string) => string;
  reason: (line: RefundLine) => string;
  invoice: (number: string) => string;
  sale: (number: string) => string;
};

/** What a refund says on paper: what came back at what was paid for it, what the shop kept, and how the rest went. */
export function refundReceiptOf(refund: Refund, store: Store, voice: RefundVoice): ReceiptData {
  const { lines, fees, invoice, sale } = refund;
  const taxed = lines.filter(({ tax }) => tax !== 0);
  const rates = [...new Set(taxed.map(({ taxRate }) => taxRate))];
  const activePayments = refund.payments.filter(({ amount, reverses }) => amount > 0 && reverses === null);
  return {
    store: {
      name: store.storeName,
      lines: [store.address, store.phone, store.storeEmail].flatMap((text) => text?.split('\n') ?? []).filter(Boolean),
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
      // A part of a price is of no piece; on paper it is one entry.
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
