import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, id, text, version } from '../fields/fields.ts';
import { tradeIn, tradeInDraft, tradeInTerms } from './tradeIns.entity.ts';
import { deviceStatuses } from './tradeIns.rules.ts';

const one = { params: z.strictObject({ id }), answer: tradeIn };

/** Trade-ins: used devices bought as payment of a sale, or without a sale (docs/decisions/commerce/0032). */
export const tradeIns = {
  name: 'trade-ins',
  /** Trade-ins of one sale in order of their offers, without discarded ones. */
  list: endpoint({
    method: 'GET',
    path: '/trade-ins',
    needs: ['Sale & Invoice', 'read'],
    about: 'List the trade-ins of a sale',
    query: z.strictObject({ invoiceId: id }),
    answer: z.object({ items: z.array(tradeIn) }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/trade-ins/:id',
    needs: ['Sale & Invoice', 'read'],
    about: 'Get a trade-in',
    ...one,
  }),
  /** Saves an offer. Above the product's price it requires the right to delete invoices, or an approval of `tradeIn.offer`. */
  offer: endpoint({
    method: 'POST',
    path: '/trade-ins',
    needs: ['Sale & Invoice', 'create'],
    about: 'Create a trade-in offer',
    body: tradeInDraft,
    answer: tradeIn,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/trade-ins/:id',
    needs: ['Sale & Invoice', 'create'],
    about: 'Update a trade-in offer',
    body: tradeInTerms,
    ...one,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/trade-ins/:id',
    needs: ['Sale & Invoice', 'create'],
    about: 'Discard a trade-in offer',
    ...one,
  }),
  /** Buys the device without a sale: creates a unit and pays out the whole offer. With a sale, its checkout does this. */
  accept: endpoint({
    method: 'POST',
    path: '/trade-ins/:id/accept',
    needs: ['Sale & Invoice', 'create'],
    about: 'Buy a device without a sale',
    key: 'required',
    body: z.strictObject({ version }),
    ...one,
  }),
  /**
   * Voids a purchase without a sale, on its day and while the unit is unchanged. Requires the right to delete invoices, or an
   * approval of `tradeIn.void`. With a sale, voiding the sale does this.
   */
  void: endpoint({
    method: 'POST',
    path: '/trade-ins/:id/void',
    needs: ['Sale & Invoice', 'create'],
    about: 'Void a trade-in without a sale',
    key: 'required',
    body: z.strictObject({ reason: text({ required: true }), approvalId: z.optional(id) }),
    ...one,
  }),
} as const;

/** Known facts of a device by any of its codes, shown before an offer. */
export const tradeInDevice = endpoint({
  method: 'GET',
  path: '/trade-in-device',
  needs: ['Sale & Invoice', 'create'],
  about: 'Look up a device for a trade-in',
  query: z.strictObject({ code: text({ required: true, max: 40, format: 'code' }) }),
  answer: z.object({
    status: choice(deviceStatuses, { required: true }),
    /** Product of its latest unit record; null without one. */
    product: z.nullable(z.object({ id, name: z.string(), price: z.int() })),
    color: z.nullable(z.string()),
    storage: z.nullable(z.string()),
    /** The invoice on which this store sold it. */
    invoice: z.nullable(z.object({ id, number: z.string() })),
  }),
});
export type TradeInDevice = z.output<typeof tradeInDevice.answer>;
