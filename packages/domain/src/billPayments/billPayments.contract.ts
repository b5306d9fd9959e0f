import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { choice, date, id, instant, text, version } from '../fields/fields.ts';
import { uniqueIds } from '../sales/invoices.entity.ts';
import {
  billCarrier,
  billKinds,
  billPayment,
  billPaymentStatuses,
  billProvider,
  billTender,
} from './billPayments.entity.ts';

const module = 'Bill Payments';

/** Providers of the business. One with carriers cannot be archived: `billProvider.inUse`. */
export const billProviders = crud('/bill-providers', {
  name: 'bill-providers',
  module,
  entity: billProvider,
  sorts: ['name'],
  search: ['name', 'accountNumber'],
});

/** Carriers of the business, with their terms. An archived one keeps its payments, and takes no new ones. */
export const billCarriers = crud('/bill-carriers', {
  name: 'bill-carriers',
  module,
  entity: billCarrier,
  sorts: ['name', 'feeAmount'],
  filters: { providerId: z.optional(id), kind: z.optional(choice(billKinds, { required: true })) },
  search: ['name'],
});

const records = crud('/bill-payments', {
  name: 'bill-payments',
  module,
  entity: billPayment,
  sorts: ['createdAt', 'number', 'amount', 'total', 'takenAt'],
  filters: {
    status: z.optional(choice(billPaymentStatuses, { required: true })),
    kind: z.optional(choice(billKinds, { required: true })),
    providerId: z.optional(id),
    carrierId: z.optional(id),
    customerId: z.optional(id),
    /** Business days on which the money was taken, both inclusive. */
    from: z.optional(date({ required: true })),
    to: z.optional(date({ required: true })),
  },
});

const one = { params: z.strictObject({ id }), answer: billPayment.read };
const tenders = z.array(billTender).check(z.minLength(1), z.maxLength(10), uniqueIds);
const back = z.strictObject({
  version,
  reason: text({ required: true, max: 200 }),
  /** How the money is given back: all of it, by each tender at most what it took. */
  tenders: z.array(z.omit(billTender, { id: true })).check(z.minLength(1), z.maxLength(10)),
  /** Approval of `refund.overLimit`, for more than the limit of the role. */
  approvalId: z.optional(id),
});

/** Maximum number of payments that are reconciled at once. */
export const RECONCILED_MAX = 500;

/**
 * Bill payments of the store. Only drafts can be changed and discarded (`billPayment.fixed`). Fee, tax and commission are those
 * of the carrier when the draft was saved.
 */
export const billPayments = {
  ...records,
  /** Takes the money for a draft, which gets its number. Cash goes into the caller's drawer; it may exceed the total. */
  take: endpoint({
    method: 'POST',
    path: '/bill-payments/:id/take',
    needs: [module, 'create'],
    about: 'Take the money of a bill payment',
    key: 'required',
    body: z.strictObject({ version, tenders }),
    ...one,
  }),
  /** Saves the id that the provider gave a pending payment. It is unique at the provider: `billPayment.transactionTaken`. */
  process: endpoint({
    method: 'POST',
    path: '/bill-payments/:id/process',
    needs: [module, 'update'],
    about: 'Enter the transaction id of the provider',
    body: z.strictObject({ version, providerTransactionId: text({ required: true, format: 'code' }) }),
    ...one,
  }),
  /** The provider did not accept a pending payment: the money is given back. Cash is taken from the caller's drawer. */
  fail: endpoint({
    method: 'POST',
    path: '/bill-payments/:id/fail',
    needs: [module, 'update'],
    about: 'Give back the money of a payment that failed',
    key: 'required',
    body: back,
    ...one,
  }),
  /** The provider took a processed payment back: so is the money of the customer. */
  reverse: endpoint({
    method: 'POST',
    path: '/bill-payments/:id/reverse',
    needs: [module, 'update'],
    about: 'Reverse a bill payment',
    key: 'required',
    body: back,
    ...one,
  }),
  /** Marks processed payments that were found on the provider's statement; reconciled ones stay as they are. */
  reconcile: endpoint({
    method: 'POST',
    path: '/bill-payments/reconcile',
    needs: [module, 'update'],
    about: 'Mark bill payments as reconciled',
    body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(RECONCILED_MAX)) }),
    answer: z.object({ reconciled: z.int() }),
  }),
  /** Pending payments of the store: their number and sum, and when the money of the oldest was taken. */
  pending: endpoint({
    method: 'GET',
    path: '/bill-payments/pending',
    needs: [module, 'read'],
    about: 'Count bill payments that are not processed',
    answer: z.object({ count: z.int(), total: z.int(), since: instant() }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/bill-payments/:id/history',
    needs: [module, 'read'],
    about: 'Get the history of a bill payment',
    params: z.strictObject({ id }),
    answer: z.object({
      items: z.array(
        z.object({
          at: instant({ required: true }),
          by: z.string(),
          action: z.string(),
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  }),
} as const;
