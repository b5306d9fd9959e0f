import { crud } from '../contract/crud.ts';
import { choice } from '../fields/fields.ts';
import * as z from 'zod/mini';
import { customer } from './customers.entity.ts';

export const customers = crud('/customers', {
  name: 'customers',
  module: 'Customer',
  entity: customer,
  sorts: ['name', 'createdAt', 'totalSpent', 'lastVisit'],
  filters: { preferredLanguage: z.optional(choice(['en', 'es'], { required: true })) },
});
