import type { customers } from '@tilldesk/domain/customers';
import type { Definition } from '../../resource/resource.ts';
import { CreditCell, NameCell, PhoneCell, TagsCell } from './cells.tsx';
import { CustomerBulkActions } from './CustomerBulkActions.tsx';
import { CustomerImport } from './CustomerImport.tsx';
import { useGroups } from './useGroups.ts';

/** How customers are listed and shown. The form is in a file of its own, so that both can load separately. */
export const customersView: Omit<Definition<typeof customers>, 'form'> = {
  at: '/customer-management',
  icon: 'users',
  list: {
    columns: ['name', 'phone', 'email', 'group', 'storeCredit', 'totalSpent', 'lastVisit'],
    more: ['invoiceCount', 'company', 'city', 'tags', 'preferredLanguage', 'hearAboutUs', 'taxExempt', 'createdAt'],
    kinds: { lastVisit: 'date', createdAt: 'date', storeCredit: 'money' },
    widths: { phone: 150, email: 250, group: 130, preferredLanguage: 110 },
    cells: { name: NameCell, phone: PhoneCell, storeCredit: CreditCell, tags: TagsCell },
    sort: 'name',
    filters: ['group', 'preferredLanguage', 'hearAboutUs'],
    filterOptions: { group: useGroups },
    totals: { amount: 'totalSpent' },
    ticked: CustomerBulkActions,
    actions: CustomerImport,
    watch: ['invoices'],
  },
  details: {
    sections: [
      { title: 'customers.contact', fields: ['phones', 'emails'] },
      { title: 'customers.address', fields: ['company', 'street', 'city', 'state', 'postalCode', 'country'] },
      {
        title: 'customers.preferences',
        fields: ['group', 'preferredLanguage', 'hearAboutUs', 'birthday', 'creditLimit', 'smsConsent', 'emailConsent'],
      },
    ],
    kinds: { country: 'country' },
  },
};
