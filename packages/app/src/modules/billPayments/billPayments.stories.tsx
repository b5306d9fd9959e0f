import type { Meta } from '@storybook/react-vite';
import { paginate } from '@tilldesk/domain/contract';
import {
  billCarriers,
  billPayments,
  billProviders,
  type BillCarrier,
  type BillPayment,
  type BillProvider,
} from '@tilldesk/domain/billPayments';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Bill payments', tags: ['!autodocs'] } satisfies Meta;

const saved = { version: 2, createdAt: '2026-03-12T15:00:00.000Z', updatedAt: '2026-03-12T15:00:00.000Z' };
const idOf = (n: number) => `01936c3a-7c00-70bb-8000-0000000000${String(n).padStart(2, '0')}`;
const provider: BillProvider = {
  ...saved,
  id: idOf(1),
  name: 'ePay',
  portalUrl: 'https://portal.example.test',
  accountNumber: 'A-1042',
};
const carrier: BillCarrier = {
  ...saved,
  id: idOf(2),
  name: 'Verizon',
  providerId: provider.id,
  providerName: provider.name,
  kind: 'carrierPayment',
  feeAmount: 300,
  feeTaxed: true,
  commissionRate: '0.02',
  commissionAmount: null,
  policyText: 'No refunds after 24 hours.',
};
const power: BillCarrier = { ...carrier, id: idOf(3), name: 'City Power', kind: 'utility', feeAmount: 150 };
const draft: BillPayment = {
  ...saved,
  id: idOf(10),
  kind: 'carrierPayment',
  carrierId: carrier.id,
  phoneNumber: '555-010-4477',
  accountNumber: null,
  plan: 'Unlimited',
  customerId: null,
  amount: 5_000,
  nextDueDate: '2026-04-12',
  note: null,
  name: '555-010-4477',
  number: null,
  status: 'draft',
  providerId: provider.id,
  providerName: provider.name,
  portalUrl: provider.portalUrl,
  providerAccount: provider.accountNumber,
  carrierName: carrier.name,
  customerName: null,
  customerLanguage: null,
  policyText: carrier.policyText,
  fee: 300,
  tax: 25,
  total: 5_325,
  commission: 100,
  currency: 'USD',
  tenders: [],
  providerTransactionId: null,
  takenAt: null,
  processedAt: null,
  reconciledAt: null,
  endedAt: null,
  reason: null,
  employee: 'Ana Ruiz',
  register: null,
};
const money = (kind: 'cash' | 'card', amount: number, change: number, n: number): BillPayment['tenders'][number] => ({
  id: idOf(20 + n),
  kind,
  amount,
  tendered: amount + change,
  change,
  reference: kind === 'card' ? 'SLIP 77' : null,
  by: 'Ana Ruiz',
  at: saved.createdAt,
});
const taken: Partial<BillPayment> = {
  number: 'BP-1003',
  name: 'BP-1003',
  takenAt: saved.createdAt,
  register: 'Register 1',
  tenders: [money('card', 2_000, 0, 1), money('cash', 3_325, 675, 2)],
};
const pending: BillPayment = { ...draft, ...taken, status: 'pending' };
const processed: BillPayment = {
  ...pending,
  status: 'processed',
  providerTransactionId: 'TX-889',
  processedAt: '2026-03-12T15:05:00.000Z',
};
const reversed: BillPayment = {
  ...processed,
  status: 'reversed',
  endedAt: '2026-03-12T16:00:00.000Z',
  reason: 'Wrong number',
  tenders: [...pending.tenders, money('card', -2_000, 0, 3), money('cash', -3_325, 0, 4)],
};
const utility: BillPayment = {
  ...processed,
  id: idOf(11),
  kind: 'utility',
  carrierId: power.id,
  carrierName: power.name,
  phoneNumber: null,
  accountNumber: '77-104',
  number: 'BP-1002',
  name: 'BP-1002',
  status: 'reconciled',
  customerName: 'Marta Díaz',
};

const listed = (...items: BillPayment[]) =>
  answer(billPayments.list, () => ({ items, pagination: paginate(1, 25, items.length) }));
const waiting = (count: number) =>
  answer(billPayments.pending, () => ({ count, total: count * 5_325, since: count === 0 ? null : saved.createdAt }));
const history = (...actions: string[]) =>
  answer(billPayments.history, () => ({
    items: actions.map((action) => ({
      at: saved.createdAt,
      by: 'Ana Ruiz',
      action: `billPayment.${action}`,
      reason: null,
    })),
  }));
const common = [
  answer(billProviders.list, () => ({ items: [provider], pagination: paginate(1, 500, 1) })),
  answer(billCarriers.list, () => ({ items: [carrier, power], pagination: paginate(1, 500, 2) })),
  waiting(1),
];

const list = screenAt('/bill-payments', {
  requests: [billPayments.list],
  fakeServer: { answers: [...common, listed(draft, pending, utility)] },
});

export const List = list.full(
  sees('1 bill payment must be processed', 'BP-1003', 'Verizon', 'Pending', '$53.25', 'Marta Díaz', 'TX-889'),
);
export const ListEmpty = list.in({ answers: [listed(), waiting(0)] }, sees('No bill payments yet'));
export const ListLoading = list.loading();
export const ListFailed = list.failed();
export const ListDenied = list.denied();
export const ListSpanish = list.spanish(sees('Pendiente', 'Falta procesar 1 pago de factura'));
export const ListNarrow = list.narrow(sees('BP-1003'));

export const CarrierTab = screenAt('/bill-payments', {
  query: { view: 'carriers' },
  requests: [billCarriers.list],
  fakeServer: { answers: common },
}).full(sees('Verizon', 'ePay', '$3.00', 'Add carrier'));
export const ProviderTab = screenAt('/bill-payments', {
  query: { view: 'providers' },
  requests: [billProviders.list],
  fakeServer: { answers: common },
}).full(sees('ePay', 'https://portal.example.test', 'Add provider'));

const add = screenAt('/bill-payments/add', { fakeServer: { answers: common } });

export const New = add.full(sees('Save', 'Phone number', 'Carrier'));
export const NewDenied = add.denied();
export const NewSpanish = add.spanish(sees('Guardar', 'Teléfono', 'Compañía'));
export const NewNarrow = add.narrow(sees('Save'));
export const NothingFilledIn = add.in({}, inSequence(presses('Save'), sees('2 fields need your attention')));
export const LeavingUnsaved = add.in({}, inSequence(types('Amount', '50'), presses('Cancel'), sees('Leave Page?')));
export const Utility = add.in(
  {},
  inSequence(
    async ({ canvas, userEvent }) => userEvent.click(await canvas.findByLabelText('Utility')),
    sees('Account number'),
  ),
);

export const EditDraft = screenAt('/bill-payments/edit/:billPaymentId', {
  with: { billPaymentId: draft.id },
  requests: [billPayments.one],
  named: draft.name,
  fakeServer: { answers: [...common, answer(billPayments.one, () => draft)] },
}).full(sees('Save', '$53.25', '$3.00', '$0.25'));

const pageOf = (bill: BillPayment, ...actions: string[]) =>
  screenAt('/bill-payments/details/:billPaymentId', {
    with: { billPaymentId: bill.id },
    requests: [billPayments.one],
    named: bill.name,
    fakeServer: {
      answers: [
        ...common,
        answer(billPayments.one, () => bill),
        history(...actions),
        answer(billPayments.take, () => pending),
        answer(billPayments.process, () => {
          throw problemAt('providerTransactionId', 'billPayment.transactionTaken', { number: 'BP-1001' });
        }),
        answer(billPayments.fail, () => {
          throw new Problem('drawer.short');
        }),
      ],
    },
  });

const draftPage = pageOf(draft, 'created');
export const Draft = draftPage.full(sees('Take payment', '$53.25', '$1.00', 'Revenue of the store', '$4.00'));
export const DraftLoading = draftPage.loading();
export const DraftFailed = draftPage.failed();
export const TakingAsks = draftPage.in(
  {},
  inSequence(presses('Take payment'), sees('Take $53.25', 'Paid by', 'Cash received')),
);
export const TakingTooLittle = draftPage.in(
  {},
  inSequence(
    presses('Take payment'),
    types('Cash received', '50'),
    presses('Take $53.25'),
    sees('$53.25 must be paid.'),
  ),
);
export const Pending = pageOf(pending, 'created', 'taken').full(
  sees('Not processed yet', 'Open the portal of ePay', 'Mark as processed', 'Taken: Card', 'Taken: Cash'),
);
export const PendingNarrow = pageOf(pending, 'created', 'taken').narrow(sees('Mark as processed'));
export const SameTransaction = pageOf(pending, 'created', 'taken').in(
  {},
  inSequence(
    presses('Mark as processed'),
    types('Transaction id', 'TX-1'),
    presses('Save transaction id'),
    sees('BP-1001 already has this transaction id.'),
  ),
);
export const FailingAsks = pageOf(pending, 'created', 'taken').in(
  {},
  inSequence(presses('Failed'), sees('Give back $53.25?', 'Reason', 'Reference of the refund to the card')),
);
export const Processed = pageOf(processed, 'created', 'taken', 'processed').full(sees('TX-889', 'Reverse'));
export const ProcessedSpanish = pageOf(processed, 'created', 'taken', 'processed').spanish(
  sees('Procesado', 'Revertir', 'Recibo'),
);
export const ReceiptCopy = pageOf(processed, 'created', 'taken', 'processed').in(
  {},
  inSequence(
    presses('Receipt'),
    sees('COPY', 'Transaction id TX-889', 'No refunds after 24 hours.', 'Policy of Verizon'),
  ),
);
export const Reversed = pageOf(reversed, 'created', 'taken', 'processed', 'reversed').full(
  sees('Wrong number', 'Given back: Cash', 'Given back: Card'),
);
