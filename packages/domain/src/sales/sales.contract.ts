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

/** Why something is done to what is posted, and the approval of another person where one's own right is not enough. */
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
      /** `due`: all on which something is due; `overdue`: those of them whose day is over. */
      standing: z.optional(choice(['due', 'overdue'], { required: true })),
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
    body: z.extend(z.omit(invoiceDraft, { id: true }), { version }),
    ...one,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/invoices/:id',
    needs: ['Sale & Invoice', 'create'],
    about: 'Throw a draft away',
    ...one,
  }),
  /** Makes a draft a quote, which cannot be changed and holds its prices until its last day; or renews a quote. */
  quote: endpoint({
    method: 'POST',
    path: '/invoices/:id/quote',
    needs: ['Sale & Invoice', 'create'],
    about: 'Save a draft as a quote',
    body: z.strictObject({ version, until: date({ required: true }) }),
    ...one,
  }),
  /** Makes a quote a draft again, at the prices that were quoted, while it is not expired. */
  reopen: endpoint({
    method: 'POST',
    path: '/invoices/:id/reopen',
    needs: ['Sale & Invoice', 'create'],
    about: 'Make a quote a draft again',
    body: z.strictObject({ version }),
    ...one,
  }),
  /**
   * Says what a draft still needs before its money is taken, and saves nothing: reasons that are to be written, and approvals
   * that are to be given, by the rules of the checkout. An approval that was given for it counts until it ends.
   */
  check: endpoint({
    method: 'POST',
    path: '/invoices/:id/check',
    needs: ['Sale & Invoice', 'create'],
    about: 'What a draft needs before its checkout',
    params: z.strictObject({ id }),
    body: z.strictObject({ draft: z.omit(invoiceDraft, { id: true }) }),
    answer: z.object({
      reasons: z.array(
        z.object({
          /** The line; null of the discount on the whole. */
          lineId: z.nullable(id),
          field: z.enum(['priceReason', 'discountReason', 'invoiceDiscountReason']),
        }),
      ),
      /** Lines that need an approval that nobody gave yet. */
      lines: z.array(id),
      approvals: z.array(z.object({ action: z.enum(['invoice.overLimit', 'invoice.taxExempt']), for: approvedFacts })),
    }),
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
      version: z.optional(version),
      draft: z.optional(z.omit(invoiceDraft, { id: true })),
      /** None where nothing is due: a sale may be free. */
      tenders: z.array(tender).check(z.maxLength(10), uniqueIds),
      /** Until when what stays due is to be paid: needed with a part on account, not before today. */
      dueDate: z.optional(date()),
      /**
       * Of `invoice.overLimit`: where a line goes below cost or below one's largest discount, or more stays due than the
       * customer's credit limit leaves room for, and one may not delete invoices oneself.
       */
      approvalId: z.optional(id),
      /** Of `invoice.taxExempt`: where this one sale bears no tax, and one may not change prices oneself. */
      taxApprovalId: z.optional(id),
    }),
    ...one,
  }),
  /** Takes money for an open invoice, whole or in part. A second sending of the same tenders changes nothing. */
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
   * Agrees by which days what is due of an open invoice is to be paid, in place of what was agreed before. Where something was,
   * it needs the right to update, or an approval of `invoice.correct`.
   */
  agree: endpoint({
    method: 'POST',
    path: '/invoices/:id/instalments',
    needs: ['Sale & Invoice', 'create'],
    about: 'Agree on instalments of an open invoice',
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
   * Takes a posted invoice back whole, on its own day or while the drawer of all its cash is open: goods, money, credit and
   * figures by counter-entries. Needs the right to delete, or an approval of `invoice.void`.
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
  /** Says who really sold it, or with `lineId` one line of it. Needs the right to update, or an approval of `invoice.correct`. */
  correctSalesperson: endpoint({
    method: 'POST',
    path: '/invoices/:id/salesperson',
    needs: ['Sale & Invoice', 'create'],
    about: 'Correct the salesperson of a posted invoice',
    body: z.strictObject({ salespersonId: id, lineId: z.optional(id), ...because }),
    ...one,
  }),
  /**
   * Says how a payment was really made, by a pair: the payment is taken back and booked in another way, under the new
   * `id`. Needs the right to update, or an approval of `invoice.correct`; cash only while its drawer is open.
   */
  correctPayment: endpoint({
    method: 'POST',
    path: '/invoices/:id/payments/:paymentId/correction',
    needs: ['Sale & Invoice', 'create'],
    about: 'Correct how a payment was made',
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
