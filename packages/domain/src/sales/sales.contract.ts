import * as z from 'zod/mini';
import { approvedFacts } from '../approvals/approvedFacts.ts';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { choice, date, id, money, text, version } from '../fields/fields.ts';
import {
  uniqueIds,
  invoice,
  invoiceDraft,
  invoiceRow,
  invoiceStatuses,
  paymentTender,
  receivedKinds,
  tender,
} from './invoices.entity.ts';
import { INSTALMENTS_MAX, INSTALMENTS_MIN } from './instalments.rules.ts';

const one = { params: z.strictObject({ id }), answer: invoice };

/** Reason of a change to a posted document, and the approval for users without the right. */
const because = { reason: text({ required: true }), approvalId: z.optional(id) };

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
      /** `due`: invoices with an amount due; `overdue`: those past their due date. */
      balance: z.optional(choice(['due', 'overdue'], { required: true })),
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
    about: 'Get an invoice',
    ...one,
  }),
  create: endpoint({
    method: 'POST',
    path: '/invoices',
    needs: ['Sale & Invoice', 'create'],
    about: 'Create a draft invoice',
    body: invoiceDraft,
    answer: invoice,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/invoices/:id',
    needs: ['Sale & Invoice', 'create'],
    about: 'Update a draft invoice',
    body: z.extend(z.omit(invoiceDraft, { id: true }), { version }),
    ...one,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/invoices/:id',
    needs: ['Sale & Invoice', 'create'],
    about: 'Discard a draft',
    ...one,
  }),
  /** Converts a draft to a quote, which cannot be changed and guarantees its prices until its last day; or renews a quote. */
  quote: endpoint({
    method: 'POST',
    path: '/invoices/:id/quote',
    needs: ['Sale & Invoice', 'create'],
    about: 'Save a draft as a quote',
    body: z.strictObject({ version, until: date({ required: true }) }),
    ...one,
  }),
  /** Converts an unexpired quote back to a draft at the quoted prices. */
  reopen: endpoint({
    method: 'POST',
    path: '/invoices/:id/reopen',
    needs: ['Sale & Invoice', 'create'],
    about: 'Turn a quote back into a draft',
    body: z.strictObject({ version }),
    ...one,
  }),
  /**
   * Returns what a draft still requires before checkout, without saving: refusals, reasons and approvals, by the rules of the checkout. A
   * given approval counts until it expires.
   */
  check: endpoint({
    method: 'POST',
    path: '/invoices/:id/check',
    needs: ['Sale & Invoice', 'create'],
    about: 'Check what a draft needs before checkout',
    params: z.strictObject({ id }),
    body: z.strictObject({ draft: z.omit(invoiceDraft, { id: true }) }),
    answer: z.object({
      reasons: z.array(
        z.object({
          /** The line; null for the document discount. */
          lineId: z.nullable(id),
          field: z.enum(['priceReason', 'discountReason', 'invoiceDiscountReason']),
        }),
      ),
      /** Lines whose price or discount the store's settings forbid, with the problem of the checkout. */
      refusals: z.array(
        z.object({ lineId: id, code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
      ),
      /** Lines that still require an approval. */
      lines: z.array(id),
      approvals: z.array(z.object({ action: z.enum(['invoice.overLimit', 'invoice.taxExempt']), for: approvedFacts })),
    }),
  }),
  /**
   * Posts an invoice, all or nothing. With `draft` the lines are part of the request, so that a till can send a whole sale in one
   * call; without it the saved draft of `version` is posted.
   */
  checkout: endpoint({
    method: 'POST',
    path: '/invoices/:id/checkout',
    needs: ['Sale & Invoice', 'create'],
    about: 'Check out: take payment and post the invoice',
    key: 'required',
    body: z.strictObject({
      version: z.optional(version),
      draft: z.optional(z.omit(invoiceDraft, { id: true })),
      /** Empty if nothing is due: a sale can be free. */
      tenders: z.array(tender).check(z.maxLength(10), uniqueIds),
      /** Due date: required with an amount on account, not in the past. */
      dueDate: z.optional(date()),
      /**
       * Approval of `invoice.overLimit`: for a line below cost or beyond the user's maximum discount, or an amount on account
       * beyond the customer's credit limit, if the user may not delete invoices.
       */
      approvalId: z.optional(id),
      /** Approval of `invoice.taxExempt`: for a tax-exempt sale, if the user may not change prices. */
      taxApprovalId: z.optional(id),
    }),
    ...one,
  }),
  /** Records a payment of an open invoice, in full or in part. A retry with the same tenders changes nothing. */
  pay: endpoint({
    method: 'POST',
    path: '/invoices/:id/payments',
    needs: ['Sale & Invoice', 'create'],
    about: 'Take a payment for an open invoice',
    key: 'required',
    body: z.strictObject({ tenders: z.array(paymentTender).check(z.minLength(1), z.maxLength(10), uniqueIds) }),
    ...one,
  }),
  /**
   * Sets the instalments of an open invoice, replacing previous ones. Replacing requires the right to update, or an approval of
   * `invoice.correct`.
   */
  agree: endpoint({
    method: 'POST',
    path: '/invoices/:id/instalments',
    needs: ['Sale & Invoice', 'create'],
    about: 'Set the instalments of an open invoice',
    body: z.strictObject({
      version,
      rows: z
        .array(z.strictObject({ dueDate: date({ required: true }), amount: money({ required: true, min: 1 }) }))
        .check(z.minLength(INSTALMENTS_MIN), z.maxLength(INSTALMENTS_MAX)),
      ...because,
    }),
    ...one,
  }),
  /**
   * Voids a posted invoice, on its own day or while the drawer of all its cash is open: goods, money, credit and totals by
   * counter-entries. Requires the right to delete, or an approval of `invoice.void`.
   */
  void: endpoint({
    method: 'POST',
    path: '/invoices/:id/void',
    needs: ['Sale & Invoice', 'create'],
    about: 'Void a posted invoice',
    key: 'required',
    body: z.strictObject(because),
    ...one,
  }),
  /**
   * Corrects the salesperson of the invoice, or with `lineId` of one line. Requires the right to update, or an approval of
   * `invoice.correct`.
   */
  correctSalesperson: endpoint({
    method: 'POST',
    path: '/invoices/:id/salesperson',
    needs: ['Sale & Invoice', 'create'],
    about: 'Correct the salesperson of a posted invoice',
    body: z.strictObject({ salespersonId: id, lineId: z.optional(id), ...because }),
    ...one,
  }),
  /**
   * Corrects the method of a payment by two entries: the payment is reversed and posted by another method, with the new `id`.
   * Requires the right to update, or an approval of `invoice.correct`; cash only while its drawer is open.
   */
  correctPayment: endpoint({
    method: 'POST',
    path: '/invoices/:id/payments/:paymentId/correction',
    needs: ['Sale & Invoice', 'create'],
    about: 'Correct the method of a payment',
    key: 'required',
    body: z.strictObject({
      id,
      kind: choice(receivedKinds, { required: true }),
      reference: z.optional(text()),
      ...because,
    }),
    params: z.strictObject({ id, paymentId: id }),
    answer: invoice,
  }),
} as const;
