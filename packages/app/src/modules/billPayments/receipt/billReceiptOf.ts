import type { BillPayment, BillTenderKind } from '@tilldesk/domain/billPayments';
import type { Store } from '@tilldesk/domain/stores';
import type { ReceiptData } from '@tilldesk/ui/print';
import { receiptStoreLines } from '../../../printing/storeLines.ts';

/** Texts that the receipt of a bill payment is rendered with. */
export type BillVoice = {
  fee: string;
  tax: string;
  phone: (number: string) => string;
  account: (number: string) => string;
  tender: (kind: BillTenderKind) => string;
  back: (kind: BillTenderKind) => string;
  reference: (text: string) => string;
  policy: (carrier: string) => string;
  /** What the provider says, or that the payment is not processed yet, failed or was reversed. */
  state: string;
  nextDue: (day: string) => string;
  /** The store's tax number with its label. */
  taxNumber: (number: string) => string;
};

/** Returns the receipt data of a bill payment: the bill, the fee with its tax, the money and the carrier's text. */
export function billReceiptOf(bill: BillPayment, store: Store, voice: BillVoice): ReceiptData {
  const { amount, fee, tax, phoneNumber, accountNumber, plan, policyText, tenders } = bill;
  const line = (id: string, description: string, minor: number, notes: string[]) => ({
    id,
    description,
    notes,
    quantity: 1,
    unitPriceMinor: minor,
    totalMinor: minor,
  });
  const about = [
    ...(phoneNumber === null ? [] : [voice.phone(phoneNumber)]),
    ...(accountNumber === null ? [] : [voice.account(accountNumber)]),
    ...(plan === null ? [] : [plan]),
  ];
  return {
    store: { name: store.storeName, lines: receiptStoreLines(store, voice.taxNumber) },
    number: bill.number ?? '',
    instant: bill.takenAt ?? bill.createdAt,
    cashier: bill.employee,
    ...(bill.customerName === null ? {} : { customer: bill.customerName }),
    lines: [line('bill', bill.carrierName, amount, about), ...(fee === 0 ? [] : [line('fee', voice.fee, fee, [])])],
    subtotalMinor: amount + fee,
    taxes: tax === 0 ? [] : [{ id: 'tax', label: voice.tax, minor: tax }],
    totalMinor: bill.total,
    tenders: tenders.map(({ id, kind, amount: moved, tendered, reference }) => ({
      id,
      label: moved > 0 ? voice.tender(kind) : voice.back(kind),
      minor: tendered,
      ...(reference === null ? {} : { detail: voice.reference(reference) }),
    })),
    changeMinor: tenders.reduce((sum, { change }) => sum + change, 0),
    terms:
      policyText === null
        ? []
        : [{ id: 'policy', title: voice.policy(bill.carrierName), paragraphs: policyText.split('\n') }],
    footer: [
      voice.state,
      ...(bill.nextDueDate === null ? [] : [voice.nextDue(bill.nextDueDate)]),
      ...(store.receiptFooter === null ? [] : store.receiptFooter.split('\n')),
    ],
  };
}
