import { receiptFigures, type ReceiptInvoice, type ReceiptStore } from '@tilldesk/domain/receipts';
import { policyTextIn, type PolicyKind } from '@tilldesk/domain/policies';
import { receiptStoreLines } from '../../../printing/storeLines.ts';
import type { ReceiptData, ReceiptLine, ReceiptTerm } from '@tilldesk/ui/print';

type Figures = ReturnType<typeof receiptFigures>;
type Paid = ReceiptInvoice['payments'][number];

/** Texts and formats that a receipt is rendered with. */
export type ReceiptVoice = {
  tax: (rate: string) => string;
  tender: (kind: Paid['kind']) => string;
  reference: (text: string) => string;
  warranty: (until: string) => string;
  /** Tax exemption text, with the certificate number if there is one. */
  exempt: (certificate: string | null) => string;
  returnBy: (until: string) => string;
  /** Text for the restocking fee at a rate. */
  fee: (rate: string) => string;
  /** The store's tax number with its label. */
  taxNumber: (number: string) => string;
  /** Heading of a policy. */
  policy: (kind: PolicyKind) => string;
  /** Language of the customer. */
  language: string;
};

/**
 * Returns the receipt data of a paid invoice. A line discount is shown at its line, the document discount below: subtotal less
 * discount plus taxes is the total. Cash is shown as tendered, followed by the change.
 */
export function receiptOf(invoice: ReceiptInvoice, store: ReceiptStore, voice: ReceiptVoice): ReceiptData {
  const { lines, subtotal, discount, taxes, payments, change } = receiptFigures(invoice);
  return {
    store: {
      name: store.storeName,
      lines: receiptStoreLines(store, voice.taxNumber),
    },
    number: invoice.number ?? '',
    instant: invoice.postedAt ?? invoice.createdAt,
    cashier: invoice.salesperson,
    ...(invoice.customerName === null ? {} : { customer: invoice.customerName }),
    lines: lines.map((line) => receiptLine(line, voice)),
    subtotalMinor: subtotal,
    discountMinor: discount,
    taxes: taxesOf(invoice.exemption, taxes, voice),
    totalMinor: invoice.total,
    tenders: payments.map((payment) => tenderOf(payment, voice)),
    changeMinor: change,
    dueMinor: invoice.due,
    terms: termsOf(invoice.policy, voice),
    footer: (store.receiptFooter ?? '').split('\n').filter(Boolean),
  };
}

const receiptLine = ({ line, discount, total }: Figures['lines'][number], voice: ReceiptVoice): ReceiptLine => ({
  id: line.id,
  description: line.description,
  ...(line.unitCode === null ? {} : { serials: [line.unitCode] }),
  ...(line.warrantyUntil === null ? {} : { notes: [voice.warranty(line.warrantyUntil)] }),
  quantity: line.quantity,
  unitPriceMinor: line.unitPrice,
  discountMinor: discount,
  totalMinor: total,
});

function taxesOf(
  exemption: ReceiptInvoice['exemption'],
  taxes: Figures['taxes'],
  voice: ReceiptVoice,
): ReceiptData['taxes'] {
  if (exemption !== null) return [{ id: 'exempt', label: voice.exempt(exemption.certificate), minor: 0 }];
  return taxes.map(({ rate, amount }) => ({ id: rate, label: voice.tax(rate), minor: amount }));
}

const tenderOf = (payment: Paid, voice: ReceiptVoice): ReceiptData['tenders'][number] => ({
  id: payment.id,
  label: voice.tender(payment.kind),
  minor: payment.tendered,
  ...(payment.reference === null ? {} : { detail: voice.reference(payment.reference) }),
});

/** Returns the policies in force at the sale. The refund policy starts with the last day for returns and the restocking fee. */
function termsOf(
  { returnBy, restockingFeeRate: feeRate, refund, terms }: ReceiptInvoice['policy'],
  voice: ReceiptVoice,
): ReceiptTerm[] {
  const policyTexts = { refund, terms };
  return (['refund', 'terms'] as const).flatMap((kind) => {
    const texts = policyTexts[kind];
    const text = texts === null ? null : policyTextIn(texts, voice.language);
    const paragraphs = [
      ...(kind === 'refund' && returnBy !== null ? [voice.returnBy(returnBy)] : []),
      ...(kind === 'refund' && feeRate !== null && Number(feeRate) !== 0 ? [voice.fee(feeRate)] : []),
      ...(text ?? '').split('\n').filter(Boolean),
    ];
    return paragraphs.length === 0 ? [] : [{ id: kind, title: voice.policy(kind), paragraphs }];
  });
}
