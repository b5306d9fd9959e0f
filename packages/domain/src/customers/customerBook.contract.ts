import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { count, PAGE_LIMIT_MAX, pageOf } from '../contract/page.ts';
import { clean, choice, date, id, instant, longText, text } from '../fields/fields.ts';
import { unitStatuses } from '../inventory/units.entity.ts';
import { bookedKinds } from '../sales/invoices.entity.ts';
import { relations } from './links.entity.ts';

const of = { params: z.strictObject({ id }) };
const paged = z.strictObject({ page: z._default(count(10_000), 1), limit: z._default(count(PAGE_LIMIT_MAX), 10) });
const requiredInstant = instant({ required: true });

/** Short form of a customer. */
const customerInShort = z.object({
  id,
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type CustomerInShort = z.output<typeof customerInShort>;

/** The customer who already has a phone or an email. `values` are as stored. */
export const contactOwner = z.object({
  ...customerInShort.shape,
  values: z.array(z.string()),
  invoiceCount: z.int(),
  lastVisit: instant(),
});
export type ContactOwner = z.output<typeof contactOwner>;

/** Finds duplicates while a form is edited; several phones or emails are separated by commas. */
export const findDuplicateCustomers = endpoint({
  method: 'GET',
  path: '/customers/duplicates',
  needs: ['Customer', 'read'],
  about: 'Find customers with the same phone or email',
  heavy: true,
  query: z.strictObject({
    phones: z._default(z.string().check(clean, z.maxLength(500)), ''),
    emails: z._default(z.string().check(clean, z.maxLength(5200)), ''),
    /** The customer being edited. */
    except: z.optional(id),
  }),
  answer: z.object({ items: z.array(contactOwner) }),
});

/** Customer groups by name; at most 100. */
export const customerGroups = endpoint({
  method: 'GET',
  path: '/customers/groups',
  needs: ['Customer', 'read'],
  about: 'List customer groups',
  answer: z.object({ items: z.array(z.string()) }),
});

/** Sales figures of a customer over all stores of the business, in minor units. */
export const customerFigures = endpoint({
  method: 'GET',
  path: '/customers/:id/figures',
  needs: ['Customer', 'read'],
  about: "Get a customer's purchase figures",
  ...of,
  answer: z.object({
    /** Without tax. */
    netSales: z.int(),
    /** Net sales less cost of goods; null without the right to see costs. */
    grossProfit: z.nullable(z.int()),
    /** Average invoice, tax included; null before the first. */
    averageInvoice: z.nullable(z.int()),
    /** Amount due on all open invoices. */
    due: z.int(),
    /** Devices sold to the customer, with or without an invoice. */
    devices: z.int(),
  }),
});

/** A device that was sold to a customer, in any store of the business. */
export const customerDevice = z.object({
  lineId: id,
  unitId: id,
  code: z.string(),
  productName: z.string(),
  status: choice(unitStatuses, { required: true }),
  /** Null if it was marked as sold without an invoice. */
  invoiceId: z.nullable(id),
  invoice: z.nullable(z.string()),
  storeName: z.string(),
  /** Sold in the reader's own store, so that the invoice can be opened. */
  isHere: z.boolean(),
  soldAt: requiredInstant,
  warrantyUntil: date(),
});
export type CustomerDevice = z.output<typeof customerDevice>;

export const customerDevices = endpoint({
  method: 'GET',
  path: '/customers/:id/devices',
  needs: ['Customer', 'read'],
  about: 'List devices sold to a customer, newest first',
  query: paged,
  ...of,
  answer: pageOf(customerDevice),
});

export const customerPayment = z.object({
  id,
  invoiceId: id,
  invoice: z.string(),
  kind: choice(bookedKinds, { required: true }),
  amount: z.int(),
  reference: z.nullable(z.string()),
  takenBy: z.string(),
  at: requiredInstant,
});
export type CustomerPayment = z.output<typeof customerPayment>;

export const customerPayments = endpoint({
  method: 'GET',
  path: '/customers/:id/payments',
  needs: ['Sale & Invoice', 'read'],
  about: "List a customer's payments in this store, newest first",
  query: paged,
  ...of,
  answer: pageOf(customerPayment),
});

const customerNote = z.object({ id, text: longText({ required: true }), by: z.string(), at: requiredInstant });
export type CustomerNote = z.output<typeof customerNote>;

/** Notes of the staff about a customer, in order. */
export const customerNotes = {
  list: endpoint({
    method: 'GET',
    path: '/customers/:id/notes',
    needs: ['Customer', 'read'],
    about: "List a customer's notes, newest first",
    query: paged,
    ...of,
    answer: pageOf(customerNote),
  }),
  add: endpoint({
    method: 'POST',
    path: '/customers/:id/notes',
    needs: ['Customer', 'update'],
    about: 'Add a note to a customer',
    body: z.strictObject({ id, text: longText({ required: true }) }),
    ...of,
    answer: customerNote,
  }),
} as const;

const historyEntry = z.object({
  id,
  at: requiredInstant,
  by: z.string(),
  /** Entity and past participle: `customer.changed`. */
  action: z.string(),
  /** The changed fields. */
  fields: z.array(z.string()),
});
export type CustomerHistoryEntry = z.output<typeof historyEntry>;

export const customerHistory = endpoint({
  method: 'GET',
  path: '/customers/:id/history',
  needs: ['Customer', 'read'],
  about: 'List changes to a customer, newest first',
  query: paged,
  ...of,
  answer: pageOf(historyEntry),
});

const link = z.object({ ...customerInShort.shape, relation: choice(relations, { required: true }) });
export type CustomerLink = z.output<typeof link>;
const links = z.object({ items: z.array(link) });

/** Links between customers: `relation` is the other customer's role. Each link is stored for both. */
export const customerLinks = {
  list: endpoint({
    method: 'GET',
    path: '/customers/:id/links',
    needs: ['Customer', 'read'],
    about: "List a customer's relations",
    ...of,
    answer: links,
  }),
  set: endpoint({
    method: 'POST',
    path: '/customers/:id/links',
    needs: ['Customer', 'update'],
    about: 'Create or update a relation of two customers',
    body: z.strictObject({ otherId: id, relation: choice(relations, { required: true }) }),
    ...of,
    answer: links,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/customers/:id/links/:otherId',
    needs: ['Customer', 'update'],
    about: 'Remove a relation of two customers',
    params: z.strictObject({ id, otherId: id }),
    answer: links,
  }),
} as const;

/** A customer with the data for a sale; also found by the id of a customer who was merged into them. */
export const tillCustomer = endpoint({
  method: 'GET',
  path: '/till/customers/:id',
  needs: ['Sale & Invoice', 'create'],
  about: 'Get a customer for a sale, with alerts',
  ...of,
  answer: z.object({
    ...customerInShort.shape,
    taxExempt: z.boolean(),
    alert: text({ max: 300 }),
    /** Available store credit: the sum of the credit ledger, in minor units. */
    storeCredit: z.int(),
  }),
});
