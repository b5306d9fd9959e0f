import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, id, instant, text } from '../fields/fields.ts';
import { invoice, invoiceLine, payment } from '../sales/invoices.entity.ts';
import { store } from '../stores/stores.entity.ts';

/** Validity of a receipt link, days. */
export const RECEIPT_LINK_DAYS = 90;
/** Maximum e-mails of one invoice's receipt per day. */
export const RECEIPT_MAILS_A_DAY = 10;

export const receiptLanguages = ['en', 'es'] as const;
export type ReceiptLanguage = (typeof receiptLanguages)[number];
const language = choice(receiptLanguages, { required: true });

/** The data of an invoice on its receipt; nothing else is visible to the holder of the receipt. */
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

/** The data of the store on its receipts. */
export const receiptStore = z.pick(store, {
  storeName: true,
  storeEmail: true,
  phone: true,
  address: true,
  timeZone: true,
  taxNumber: true,
  receiptHeader: true,
  receiptFooter: true,
});
export type ReceiptStore = z.output<typeof receiptStore>;

/** Delivery of a receipt: default recipient, sent e-mails, newest first, and the number of valid links. */
const outgoing = z.object({
  /** E-mail of the customer; null if unknown. */
  to: z.nullable(z.string()),
  /** Language of the customer, or of their last mailed receipt; null if both are unknown. */
  language: z.nullable(language),
  mails: z.array(z.object({ id, to: z.string(), language, by: z.string(), at: instant({ required: true }) })),
  links: z.int(),
});
export type ReceiptDelivery = z.output<typeof outgoing>;

const ofOne = { params: z.strictObject({ id }) };

/** Sending the receipt of a posted invoice, by e-mail and by link. */
export const receiptDelivery = {
  outgoing: endpoint({
    method: 'GET',
    path: '/invoices/:id/receipt',
    needs: ['Sale & Invoice', 'read'],
    about: 'List how a receipt was sent',
    ...ofOne,
    answer: outgoing,
  }),
  /** The client provides the `id`: a retry does not send another e-mail. */
  mail: endpoint({
    method: 'POST',
    path: '/invoices/:id/receipt/mails',
    needs: ['Sale & Invoice', 'create'],
    about: 'Email a receipt',
    ...ofOne,
    body: z.strictObject({ id, to: text({ required: true, format: 'email' }), language }),
    answer: outgoing,
  }),
  /** Each call creates another link: the token is returned once and not stored. */
  link: endpoint({
    method: 'POST',
    path: '/invoices/:id/receipt/links',
    needs: ['Sale & Invoice', 'create'],
    about: 'Create a link to a receipt',
    ...ofOne,
    body: z.strictObject({ language }),
    answer: z.object({ path: z.string(), endsAt: instant({ required: true }) }),
    secret: true,
  }),
  /** Records that the receipt was printed; further prints are marked as copies. */
  printed: endpoint({
    method: 'POST',
    path: '/invoices/:id/receipt/prints',
    needs: ['Sale & Invoice', 'read'],
    about: 'Record that a receipt was printed',
    ...ofOne,
    answer: z.object({ printed: z.literal(true) }),
  }),
  endLinks: endpoint({
    method: 'DELETE',
    path: '/invoices/:id/receipt/links',
    needs: ['Sale & Invoice', 'create'],
    about: 'Revoke all links to a receipt',
    ...ofOne,
    answer: outgoing,
  }),
} as const;

/** Returns a receipt by the token of its link. Unknown, expired and revoked tokens get the same response. */
export const receiptByToken = endpoint({
  method: 'POST',
  path: '/receipts/open',
  needs: 'nobody',
  about: 'Get a receipt by its link',
  heavy: true,
  body: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  answer: z.object({ language, endsAt: instant({ required: true }), store: receiptStore, invoice: receiptInvoice }),
});
