import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id } from '../fields/fields.ts';
import { deposit, depositBack, depositDraft } from './deposits.entity.ts';

/** Deposits before a sale (docs/decisions/commerce/0037). */
export const deposits = {
  name: 'deposits',
  /** Deposits taken for a draft or quote, or used by that invoice; or a customer's deposits with a remainder. Oldest first. */
  list: endpoint({
    method: 'GET',
    path: '/deposits',
    needs: ['Sale & Invoice', 'read'],
    about: 'List deposits of an invoice or a customer',
    query: z
      .strictObject({ invoiceId: z.optional(id), customerId: z.optional(id) })
      .check(z.refine(({ invoiceId, customerId }) => (invoiceId === undefined) !== (customerId === undefined))),
    answer: z.object({ items: z.array(deposit) }),
  }),
  take: endpoint({
    method: 'POST',
    path: '/deposits',
    needs: ['Sale & Invoice', 'create'],
    about: 'Take a deposit for a draft or quote',
    key: 'required',
    body: depositDraft,
    answer: deposit,
  }),
  /** Another payment method than the original requires the right to delete refunds, or an approval of `refund.otherTender`. */
  giveBack: endpoint({
    method: 'POST',
    path: '/deposits/:id/give-back',
    needs: ['Sale & Invoice', 'create'],
    about: 'Refund the remaining amount of a deposit',
    key: 'required',
    params: z.strictObject({ id }),
    body: depositBack,
    answer: deposit,
  }),
} as const;
