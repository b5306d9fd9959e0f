import {
  billCarrierProblem,
  billCarriers,
  billProviderProblem,
  billProviders,
  type BillCarrier,
  type BillProvider,
} from '@tilldesk/domain/billPayments';
import { resource, type Resource } from '../../resource/resource.ts';
import { BillTabs } from './BillTabs.tsx';
import { useProviderOptions } from './form/useBillOptions.ts';
import { ProviderInput } from './form/ProviderInput.tsx';
import { LIST } from './places.ts';

/** The carriers of bills: list, and form in a dialog. */
export const billCarriersResource: Resource<BillCarrier> = resource(billCarriers, {
  at: { list: LIST },
  icon: 'phone',
  list: {
    columns: ['name', 'providerName', 'kind', 'feeAmount', 'feeTaxed', 'commissionRate', 'commissionAmount'],
    kinds: { feeAmount: 'money', commissionAmount: 'money' },
    costs: ['commissionRate', 'commissionAmount'],
    sort: 'name',
    filters: ['providerId', 'kind'],
    filterOptions: { providerId: useProviderOptions },
    above: BillTabs,
    watch: ['bill-providers'],
  },
  form: {
    sections: [
      { title: 'billPayments.carrier', fields: ['name', 'providerId', 'kind'] },
      {
        title: 'billPayments.terms',
        about: 'billPayments.terms.about',
        fields: ['feeAmount', 'feeTaxed', 'commissionRate', 'commissionAmount', 'policyText'],
      },
    ],
    blank: () => ({ kind: 'carrierPayment', feeTaxed: false }),
    inputs: { providerId: ProviderInput },
    hints: { policyText: 'billPayments.policy.hint' },
    check: billCarrierProblem,
  },
});

/** The providers of bills: list, and form in a dialog. */
export const billProvidersResource: Resource<BillProvider> = resource(billProviders, {
  at: { list: LIST },
  icon: 'store',
  list: { columns: ['name', 'portalUrl', 'accountNumber'], sort: 'name', above: BillTabs },
  form: {
    sections: [{ title: 'billPayments.provider', fields: ['name', 'portalUrl', 'accountNumber'] }],
    hints: { accountNumber: 'billPayments.account.hint' },
    check: billProviderProblem,
  },
});
