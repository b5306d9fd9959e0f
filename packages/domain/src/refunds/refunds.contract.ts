import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf, searchText } from '../contract/page.ts';
import { choice, date, id, text } from '../fields/fields.ts';
import { refundKinds, refundStatuses } from './refundKinds.entity.ts';
import { refundable, refundableInvoice, returnableGoods } from './refundable.entity.ts';
import { refund, refundDraft, refundRow } from './refunds.entity.ts';

const params = z.strictObject({ id });
const searchQuery = z.strictObject({ text: searchText.check(z.minLength(1)) });
const create = ['Refunds & Exchanges', 'create'] as const;

/** Refunds and exchanges of the store. */
export const refunds = {
  name: 'refunds',
  list: endpoint({
    method: 'GET',
    path: '/refunds',
    needs: ['Refunds & Exchanges', 'read'],
    about: 'List refunds',
    query: listQuery(['at', 'total', 'number'], {
      kind: z.optional(choice(refundKinds, { required: true })),
      status: z.optional(choice(refundStatuses, { required: true })),
      customerId: z.optional(id),
      invoiceId: z.optional(id),
      /** Days of the store. */
      from: z.optional(date({ required: true })),
      to: z.optional(date({ required: true })),
    }),
    answer: pageOf(refundRow),
  }),
  /** Finds invoices of this store, and of others whose goods it takes back, by number, IMEI, customer or phone, latest first; at most 20. */
  findInvoices: endpoint({
    method: 'GET',
    path: '/refunds/invoices',
    needs: create,
    about: 'Search invoices to refund',
    query: searchQuery,
    answer: z.object({ items: z.array(refundableInvoice) }),
  }),
  /** Finds goods returnable without a receipt by SKU, barcode or words; an IMEI returns the invoice of the unit. At most 20. */
  findGoods: endpoint({
    method: 'GET',
    path: '/refunds/goods',
    needs: create,
    about: 'Search items returned without a receipt',
    query: searchQuery,
    answer: z.object({ items: z.array(returnableGoods) }),
  }),
  /** Throws invoice.notPosted, invoice.voided, and refund.otherStore for an invoice of another store whose goods are not taken back here. */
  refundable: endpoint({
    method: 'GET',
    path: '/refunds/refundable/:id',
    needs: create,
    about: 'Get what can still be refunded of an invoice',
    params,
    answer: refundable,
  }),
  one: endpoint({
    method: 'GET',
    path: '/refunds/:id',
    needs: ['Refunds & Exchanges', 'read'],
    about: 'Get a refund',
    params,
    answer: refund,
  }),
  /**
   * Posts a refund, all or nothing: goods, money, amount due, and for an exchange also the new sale, which requires the right to
   * sell. First the amount due of its invoice is reduced; then the lesser of refund and new sale is transferred to the new sale;
   * `tenders` pay out the rest, `sale.tenders` pay the difference.
   */
  create: endpoint({
    method: 'POST',
    path: '/refunds',
    needs: create,
    about: 'Post a refund or exchange',
    key: 'required',
    body: refundDraft,
    answer: refund,
  }),
  /**
   * Voids a refund, on its own day or while the drawer of all its cash is open; for an exchange also the sale. Requires the right
   * to delete, or an approval of `refund.void`.
   */
  void: endpoint({
    method: 'POST',
    path: '/refunds/:id/void',
    needs: create,
    about: 'Void a refund',
    key: 'required',
    params,
    body: z.strictObject({ reason: text({ required: true }), approvalId: z.optional(id) }),
    answer: refund,
  }),
} as const;
