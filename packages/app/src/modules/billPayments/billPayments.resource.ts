import { billPaymentProblem, billPayments, type BillPayment } from '@tilldesk/domain/billPayments';
import { resource, type Resource } from '../../resource/resource.ts';
import { BillTabs } from './BillTabs.tsx';
import { BillStatusBadge } from './cells.tsx';
import { BillCustomerInput } from './form/BillCustomerInput.tsx';
import { BillInput } from './form/BillInput.tsx';
import { useCarrierOptions, useProviderOptions } from './form/useBillOptions.ts';
import { ADD, DETAILS, EDIT, LIST } from './places.ts';
import { ReconcileButton } from './ReconcileButton.tsx';

/** The bill payments resource: list, form of a draft, and the facts of a bill. */
export const billPaymentsResource: Resource<BillPayment> = resource(billPayments, {
  at: { list: LIST, add: ADD, edit: EDIT, details: DETAILS },
  icon: 'card',
  list: {
    columns: [
      'createdAt',
      'number',
      'status',
      'carrierName',
      'phoneNumber',
      'customerName',
      'amount',
      'fee',
      'total',
      'commission',
      'providerTransactionId',
    ],
    more: [
      'providerName',
      'kind',
      'accountNumber',
      'plan',
      'tax',
      'nextDueDate',
      'employee',
      'register',
      'takenAt',
      'processedAt',
      'reconciledAt',
      'note',
    ],
    kinds: {
      number: 'code',
      createdAt: 'date',
      takenAt: 'date',
      processedAt: 'date',
      reconciledAt: 'date',
      amount: 'money',
      fee: 'money',
      tax: 'money',
      total: 'money',
      commission: 'money',
    },
    widths: { status: 128 },
    cells: { status: BillStatusBadge },
    costs: ['commission'],
    sort: '-createdAt',
    filters: ['status', 'kind', 'providerId', 'carrierId', 'from', 'to'],
    quiet: ['customerId'],
    filterOptions: { providerId: useProviderOptions, carrierId: useCarrierOptions },
    totals: { amount: 'total' },
    ticked: ReconcileButton,
    above: BillTabs,
    watch: ['bill-carriers', 'bill-providers', 'customers'],
  },
  form: {
    sections: [
      {
        title: 'billPayments.bill',
        fields: ['kind', 'phoneNumber', 'accountNumber', 'carrierId', 'amount', 'plan', 'nextDueDate'],
        combined: { fields: ['kind', 'phoneNumber', 'accountNumber', 'carrierId', 'amount'], input: BillInput },
      },
      { title: 'billPayments.more', fields: ['customerId', 'note'] },
    ],
    blank: () => ({ kind: 'carrierPayment' }),
    inputs: { customerId: BillCustomerInput },
    check: billPaymentProblem,
  },
  details: {
    sections: [
      {
        title: 'billPayments.bill',
        fields: [
          'kind',
          'carrierName',
          'providerName',
          'phoneNumber',
          'accountNumber',
          'plan',
          'customerName',
          'nextDueDate',
          'note',
        ],
      },
      {
        title: 'billPayments.processing',
        fields: [
          'providerTransactionId',
          'providerAccount',
          'employee',
          'register',
          'takenAt',
          'processedAt',
          'reconciledAt',
        ],
      },
    ],
  },
});
