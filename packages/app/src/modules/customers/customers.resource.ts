import {
  customerProblem,
  customers,
  type Customer,
  formatPhone,
  type CustomerEmail,
  type CustomerPhone,
} from '@tilldesk/domain/customers';
import { PlaceInput } from '../../addresses/PlaceInput.tsx';
import { resource, type Resource } from '../../resource/resource.ts';
import { ContactsInput } from './contact/ContactsInput.tsx';
import { customersView } from './customersView.ts';
import { GroupInput } from './GroupInput.tsx';
import { CertificateInput } from './CertificateInput.tsx';
import { TagsInput } from './TagsInput.tsx';

/** The customers resource with its form. */
export const customersResource: Resource<Customer> = resource(customers, {
  ...customersView,
  form: {
    sections: [
      { title: 'customers.person', fields: ['firstName', 'lastName', 'company', 'group', 'tags'] },
      {
        title: 'customers.contact',
        about: 'customers.contact.about',
        fields: ['phones', 'emails', 'smsConsent', 'emailConsent'],
        combined: { fields: ['phones', 'emails'], input: ContactsInput },
      },
      {
        title: 'customers.address',
        fields: ['street', 'country', 'state', 'city', 'postalCode'],
        combined: { fields: ['country', 'state', 'city'], input: PlaceInput },
      },
      {
        title: 'customers.tax',
        about: 'customers.tax.about',
        fields: ['taxExempt', 'taxExemptNumber', 'taxExemptExpires', 'taxExemptFileId'],
      },
      {
        title: 'customers.more',
        fields: ['preferredLanguage', 'hearAboutUs', 'birthday', 'creditLimit', 'alert', 'notes'],
      },
    ],
    inputs: { group: GroupInput, tags: TagsInput, taxExemptFileId: CertificateInput },
    hints: { alert: 'customers.alert.hint', creditLimit: 'customers.creditLimit.hint' },
    formatters: {
      phones: (value) => (value as CustomerPhone[]).map(({ number }) => formatPhone(number)).join(', '),
      emails: (value) => (value as CustomerEmail[]).map(({ address }) => address).join(', '),
      tags: (value) => (value as string[]).join(', '),
    },
    check: customerProblem,
  },
});
