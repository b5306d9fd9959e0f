import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, id, instant, text } from '../fields/fields.ts';
import { invoice, invoiceLine, payment } from '../sales/invoices.entity.ts';
import { store } from '../stores/stores.entity.ts';

/** How long a link to a receipt opens. */
export const RECEIPT_LINK_DAYS = 90;
/** How often the receipt of one invoice is mailed in a day. */
export const RECEIPT_MAILS_A_DAY = 10;

export const receiptLanguages = ['en', 'es'] as const;
export type ReceiptLanguage = (typeof receiptLanguages)[number];
const language = choice(receiptLanguages, { required: true });

/** What of an invoice stands on its receipt: whoever has the receipt sees this and nothing else. */
export const receiptInvoice = z.extend(
  z.pick(invoice, {
    number: true,
    status: true,
    customerName: true,
    salesperson: true,
    currency: true,
    net: true,
    total: true,
    due: true,
    dueDate: true,
    createdAt: true,
    postedAt: true,
    policy: true,
  }),
  {
    exemption: z.nullable(z.object({ certificate: z.nullable(z.string()) })),
    lines: z.array(
      z.pick(invoiceLine, {
        id: true,
        description: true,
        unitCode: true,
        quantity: true,
        unitPrice: true,
        discount: true,
        taxRate: true,
        gross: true,
        tax: true,
        warrantyUntil: true,
      }),
    ),
    payments: z.array(
      z.pick(payment, { id: true, kind: true, tendered: true, change: true, reference: true, reverses: true }),
    ),
  },
);
export type ReceiptInvoice = z.output<typeof receiptInvoice>;

/** What of the store stands on its receipts. */
export const receiptStore = z.pick(store, {
  storeName: true,
  storeEmail: true,
  phone: true,
  address: true,
  timeZone: true,
  receiptFooter: true,
});
export type ReceiptStore = z.output<typeof receiptStore>;

/** How a receipt went out: where to mail it next, what was mailed, the newest first, and how many links still open it. */
const outgoing = z.object({
  /** The customer's own; null where none is known. */
  to: z.nullable(z.string()),
  /** The customer's, else that in which their last receipt was mailed; null where neither is known. */
  language: z.nullable(language),
  mails: z.array(z.object({ id, to: z.string(), language, by: z.string(), at: instant({ required: true }) })),
  links: z.int(),
});
export type ReceiptOutgoing = z.output<typeof outgoing>;

const ofOne = { params: z.strictObject({ id }) };

/** The receipt of a posted invoice on its way to the customer, by mail and by link. */
export const saleReceipts = {
  outgoing: endpoint({
    method: 'GET',
    path: '/invoices/:id/receipt',
    needs: ['Sale & Invoice', 'read'],
    about: 'How the receipt of an invoice went out',
    ...ofOne,
    answer: outgoing,
  }),
  /** The `id` comes from the client: a second sending mails nothing. */
  mail: endpoint({
    method: 'POST',
    path: '/invoices/:id/receipt/mails',
    needs: ['Sale & Invoice', 'create'],
    about: 'Mail the receipt of an invoice',
    ...ofOne,
    body: z.strictObject({ id, to: text({ required: true, format: 'email' }), language }),
    answer: outgoing,
  }),
  /** Each call makes another link: the token is told once and kept by nobody. */
  link: endpoint({
    method: 'POST',
    path: '/invoices/:id/receipt/links',
    needs: ['Sale & Invoice', 'create'],
    about: 'Make a link to the receipt of an invoice',
    ...ofOne,
    body: z.strictObject({ language }),
    answer: z.object({ path: z.string(), endsAt: instant({ required: true }) }),
    secret: true,
  }),
  /** Records that the receipt was printed, so that a further print is marked as a copy. */
  printed: endpoint({
    method: 'POST',
    path: '/invoices/:id/receipt/prints',
    needs: ['Sale & Invoice', 'read'],
    about: 'Record that the receipt of an invoice was printed',
    ...ofOne,
    answer: z.object({ printed: z.literal(true) }),
  }),
  endLinks: endpoint({
    method: 'DELETE',
    path: '/invoices/:id/receipt/links',
    needs: ['Sale & Invoice', 'create'],
    about: 'End all links to the receipt of an invoice',
    ...ofOne,
    answer: outgoing,
  }),
} as const;

/** Opens a receipt by the token of its link. An unknown, ended or taken back one answers alike. */
export const openReceipt = endpoint({
  method: 'POST',
  path: '/receipts/open',
  needs: 'nobody',
  about: 'Open a receipt by its link',
  heavy: true,
  body: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  answer: z.object({ language, endsAt: instant({ required: true }), store: receiptStore, invoice: receiptInvoice }),
});
