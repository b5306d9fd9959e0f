import { discountOf } from '@tilldesk/domain/lines';
import type { Invoice, InvoiceLine, Payment, Store, TenderKind } from '@tilldesk/domain/shop';
import type { ReceiptData, ReceiptLine } from '@tilldesk/ui/print';

/** The words and habits that a receipt is filled with. */
export type ReceiptVoice = {
  tax: (rate: string) => string;
  tender: (kind: TenderKind) => string;
  reference: (text: string) => string;
  warranty: (until: string) => string;
};

/**
 * What a paid invoice says on paper. A line's own discount stands at the line, the document's below: subtotal less
 * discount plus taxes is the total. Cash stands as it was handed over, change after it.
 */
export function receiptOf(invoice: Invoice, store: Store, voice: ReceiptVoice): ReceiptData {
  const lines = invoice.lines.map((line) => receiptLine(line, voice));
  const subtotalMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0);
  return {
    store: {
      name: store.storeName,
      lines: [store.address, store.phone, store.storeEmail].flatMap((text) => text?.split('\n') ?? []).filter(Boolean),
    },
    number: invoice.number ?? '',
    instant: invoice.postedAt ?? invoice.createdAt,
    cashier: invoice.salesperson,
    ...(invoice.customerName === null ? {} : { customer: invoice.customerName }),
    lines,
    subtotalMinor,
    discountMinor: subtotalMinor - invoice.net,
    taxes: taxesOf(invoice.lines, voice),
    totalMinor: invoice.total,
    tenders: invoice.payments.map((payment) => tenderOf(payment, voice)),
    changeMinor: invoice.payments.reduce((sum, { change }) => sum + change, 0),
    dueMinor: invoice.due,
    footer: (store.receiptFooter ?? '').split('\n').filter(Boolean),
  };
}

function receiptLine(line: InvoiceLine, voice: ReceiptVoice): ReceiptLine {
  const discountMinor = discountOf(line.discount, line.gross);
  return {
    id: line.id,
    description: line.description,
    ...(line.unitCode === null ? {} : { serials: [line.unitCode] }),
    ...(line.warrantyUntil === null ? {} : { notes: [voice.warranty(line.warrantyUntil)] }),
    quantity: line.quantity,
    unitPriceMinor: line.unitPrice,
    discountMinor,
    totalMinor: line.gross - discountMinor,
  };
}

function taxesOf(lines: readonly InvoiceLine[], voice: ReceiptVoice): ReceiptData['taxes'] {
  const taxed = lines.filter(({ tax }) => tax !== 0);
  const rates = [...new Set(taxed.map(({ taxRate }) => taxRate))];
  return rates.map((rate) => ({
    id: rate,
    label: voice.tax(rate),
    minor: taxed.filter(({ taxRate }) => taxRate === rate).reduce((sum, { tax }) => sum + tax, 0),
  }));
}

const tenderOf = (payment: Payment, voice: ReceiptVoice): ReceiptData['tenders'][number] => ({
  id: payment.id,
  label: voice.tender(payment.kind),
  minor: payment.tendered,
  ...(payment.reference === null ? {} : { detail: voice.reference(payment.reference) }),
});
