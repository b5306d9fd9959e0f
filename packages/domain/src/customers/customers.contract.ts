import { crud } from '../contract/crud.ts';
import { choice, text } from '../fields/fields.ts';
import * as z from 'zod/mini';
import { customer, hearAboutUsChoices } from './customers.entity.ts';

export const customers = crud('/customers', {
  name: 'customers',
  module: 'Customer',
  entity: customer,
  sorts: ['name', 'createdAt', 'totalSpent', 'lastVisit', 'storeCredit'],
  filters: {
    preferredLanguage: z.optional(choice(['en', 'es'], { required: true })),
    group: z.optional(text({ required: true, max: 40 })),
    hearAboutUs: z.optional(choice(hearAboutUsChoices, { required: true })),
  },
});
