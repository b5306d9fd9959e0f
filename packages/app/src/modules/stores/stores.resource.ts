import { FIRST_NUMBER, storeProblem, stores, type ManagedStore } from '@tilldesk/domain/stores';
import { PlaceInput } from '../../addresses/PlaceInput.tsx';
import { resource, type Resource } from '../../resource/resource.ts';
import { CopyInput } from './CopyInput.tsx';
import { CurrencyInput, TimeZoneInput } from './inputs.tsx';
import { OpeningHoursInput } from './OpeningHoursInput.tsx';
import { StoreStatus } from './StoreStatus.tsx';

/** The stores of the business: list, form, and details. */
export const storesResource: Resource<ManagedStore> = resource(stores, {
  at: {
    list: '/manage-stores',
    add: '/manage-stores/add',
    edit: '/manage-stores/edit/:storeId',
    details: '/manage-stores/view/:storeId',
  },
  icon: 'store',
  list: {
    columns: ['name', 'code', 'city', 'phone', 'currency', 'active'],
    more: ['email', 'timeZone', 'defaultTaxRate', 'taxNumber', 'createdAt'],
    kinds: { createdAt: 'date' },
    widths: { name: 200, code: 120, currency: 100, active: 100 },
    cells: { active: StoreStatus },
    sort: 'name',
    filters: ['active'],
  },
  form: {
    sections: [
      {
        title: 'stores.store',
        fields: ['name', 'code', 'email', 'phone', 'active', 'copiedFrom'],
        combined: { fields: ['copiedFrom'], input: CopyInput },
      },
      {
        title: 'stores.address',
        fields: ['street', 'country', 'state', 'city', 'postalCode'],
        combined: { fields: ['country', 'state', 'city'], input: PlaceInput },
      },
      {
        title: 'stores.money',
        fields: ['currency', 'timeZone', 'defaultTaxRate', 'taxNumber', 'screenTimeout'],
      },
      { title: 'stores.hours', about: 'stores.hours.about', fields: ['openingHours'] },
      {
        title: 'stores.receipts',
        about: 'stores.receipts.about',
        fields: ['receiptHeader', 'receiptFooter'],
      },
      {
        title: 'stores.numbers',
        about: 'stores.numbers.about',
        fields: ['nextInvoice', 'nextRefund', 'nextPurchase'],
      },
    ],
    blank: ({ id, defaultCurrency, timeZone, screenTimeout, defaultTaxRate }) => ({
      active: true,
      currency: defaultCurrency,
      timeZone,
      screenTimeout,
      defaultTaxRate,
      nextInvoice: FIRST_NUMBER,
      nextRefund: FIRST_NUMBER,
      nextPurchase: FIRST_NUMBER,
      copiedFrom: id,
    }),
    inputs: { currency: CurrencyInput, timeZone: TimeZoneInput, openingHours: OpeningHoursInput },
    // A document's number has no separators.
    formatters: { nextInvoice: String, nextRefund: String, nextPurchase: String },
    hints: {
      code: 'stores.hint.code',
      active: 'stores.hint.active',
      screenTimeout: 'stores.hint.screenTimeout',
      defaultTaxRate: 'stores.hint.defaultTaxRate',
      taxNumber: 'stores.hint.taxNumber',
      currency: 'stores.hint.currency',
    },
    check: storeProblem,
  },
  details: {
    sections: [
      { title: 'stores.store', fields: ['code', 'email', 'phone'] },
      { title: 'stores.address', fields: ['street', 'city', 'state', 'postalCode', 'country'] },
      {
        title: 'stores.money',
        fields: ['currency', 'timeZone', 'defaultTaxRate', 'taxNumber', 'screenTimeout'],
      },
      { title: 'stores.receipts', fields: ['receiptHeader', 'receiptFooter'] },
      { title: 'stores.numbers', fields: ['nextInvoice', 'nextRefund', 'nextPurchase'] },
    ],
    kinds: { country: 'country' },
  },
});
