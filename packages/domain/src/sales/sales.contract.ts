import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { count, listQuery, pageOf, searchWords } from '../contract/page.ts';
import { choice, date, id } from '../fields/fields.ts';
import { apart, invoice, invoiceDraft, invoiceRow, invoiceStatuses, tender } from './invoices.entity.ts';

const one = { params: z.strictObject({ id }), answer: invoice };

/** Invoices of the store: a draft has an id before checkout, and checkout posts it. */
export const invoices = {
  name: 'invoices',
  list: endpoint({
    method: 'GET',
    path: '/invoices',
    needs: ['Sale & Invoice', 'read'],
    about: 'List invoices',
    query: listQuery(['createdAt', 'total', 'number'], {
      status: z.optional(choice(invoiceStatuses, { required: true })),
      customerId: z.optional(id),
      from: z.optional(date({ required: true })),
      to: z.optional(date({ required: true })),
    }),
    answer: pageOf(invoiceRow),
  }),
  one: endpoint({
    method: 'GET',
    path: '/invoices/:id',
    needs: ['Sale & Invoice', 'read'],
    about: 'One invoice',
    ...one,
  }),
  create: endpoint({
    method: 'POST',
    path: '/invoices',
    needs: ['Sale & Invoice', 'create'],
    about: 'Save a new draft',
    body: invoiceDraft,
    answer: invoice,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/invoices/:id',
    needs: ['Sale & Invoice', 'create'],
    about: 'Change a draft',
    body: z.extend(z.omit(invoiceDraft, { id: true }), { version: z.int() }),
    ...one,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/invoices/:id',
    needs: ['Sale & Invoice', 'create'],
    about: 'Throw a draft away',
    ...one,
  }),
  /**
   * Posts an invoice, all or nothing. With `draft` the lines come along, so that a till can send a whole sale in one
   * call; without it the saved draft is posted, and `version` says which.
   */
  checkout: endpoint({
    method: 'POST',
    path: '/invoices/:id/checkout',
    needs: ['Sale & Invoice', 'create'],
    about: 'Take the money and post the invoice',
    key: 'required',
    body: z.strictObject({
      version: z.optional(z.int()),
      draft: z.optional(z.omit(invoiceDraft, { id: true })),
      /** None where nothing is due: a sale may be free. */
      tenders: z.array(tender).check(z.maxLength(10), apart),
    }),
    ...one,
  }),
} as const;

/** What the till shows of a find: enough to make a line of it. */
export const sellable = z.object({
  productId: id,
  unitId: z.nullable(id),
  name: z.string(),
  sku: z.string(),
  unitCode: z.nullable(z.string()),
  tracking: choice(['serialized', 'quantity', 'none'], { required: true }),
  price: z.int(),
  taxRate: z.string(),
  onHand: z.int(),
});
export type Sellable = z.output<typeof sellable>;

/**
 * What a scan or some typed words find at the till. `exact` is the one thing that a code names; a unit that cannot be
 * sold answers the problem `unit.sold` or `unit.notAvailable` instead.
 */
export const findSellable = endpoint({
  method: 'GET',
  path: '/till/find',
  needs: ['Sale & Invoice', 'create'],
  about: 'Find what can be sold by code or words',
  query: z.strictObject({ text: searchWords.check(z.minLength(1)) }),
  answer: z.object({ exact: z.nullable(sellable), items: z.array(sellable) }),
});

/** Customers as the till needs them, for those who sell. */
export const findCustomers = endpoint({
  method: 'GET',
  path: '/till/customers',
  needs: ['Sale & Invoice', 'create'],
  about: 'Find a customer for a sale',
  query: z.strictObject({
    text: z._default(searchWords, ''),
    page: z._default(count(100), 1),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
        taxExempt: z.boolean(),
      }),
    ),
    more: z.boolean(),
  }),
});
