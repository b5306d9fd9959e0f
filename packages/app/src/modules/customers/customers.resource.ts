import { customer, customers, unreachable, type Customer } from '@tilldesk/domain/shop';
import { resource, type Resource } from '../../kit/resource/resource.ts';

/** Customers: their list, their form, the facts of their details. */
export const customersResource: Resource<Customer> = resource(customer, {
  calls: customers,
  at: {
    list: '/customer-management',
    add: '/customer-management/add-customer',
    edit: '/customer-management/edit-customer/:customerId',
    details: '/customer-management/customer-details/:customerId',
  },
  icon: 'users',
  nameOf: ({ name }) => name,
  list: {
    words: {
      search: 'customers.search',
      empty: 'customers.empty',
      emptyText: 'customers.emptyText',
      add: 'customers.add',
    },
    columns: ['name', 'phone', 'email', 'invoiceCount', 'totalSpent', 'lastVisit'],
    more: ['company', 'city', 'preferredLanguage', 'hearAboutUs', 'taxExempt', 'createdAt'],
    kinds: { lastVisit: 'date', createdAt: 'date' },
    widths: { phone: 160, preferredLanguage: 110 },
    sort: 'name',
    filters: ['preferredLanguage'],
    totals: { amount: 'totalSpent' },
    watch: ['invoices'],
  },
  form: {
    sections: [
      { title: 'customers.person', fields: ['firstName', 'lastName', 'company'] },
      { title: 'customers.contact', about: 'customers.contact.about', fields: ['phone', 'email'] },
      { title: 'customers.address', fields: ['street', 'city', 'state', 'postalCode'] },
      { title: 'customers.more', fields: ['preferredLanguage', 'hearAboutUs', 'taxExempt', 'notes'] },
    ],
    check: unreachable,
  },
  details: {
    sections: [
      { title: 'customers.contact', fields: ['phone', 'email', 'company', 'street', 'city', 'state', 'postalCode'] },
      { title: 'customers.preferences', fields: ['preferredLanguage', 'hearAboutUs', 'taxExempt'] },
    ],
  },
});
