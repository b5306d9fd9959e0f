import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { date, id, text, version } from '../fields/fields.ts';
import { activation, activationDraft, activationInput, carrier, carrierDraft } from './activations.entity.ts';

const one = { params: z.strictObject({ id }), answer: activation };

const ended = { version, endedOn: date({ required: true }), reason: text({ required: true }) };
const statusReport = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('active'), version, confirmation: text({ required: true }) }),
  z.strictObject({ status: z.literal('cancelled'), ...ended }),
  z.strictObject({ status: z.literal('chargedBack'), ...ended }),
]);

/** Carrier activations of sale lines (docs/decisions/commerce/0036). */
export const activations = {
  name: 'activations',
  /** Activations of one sale in the order of entry, without discarded ones. */
  list: endpoint({
    method: 'GET',
    path: '/activations',
    needs: ['Sale & Invoice', 'read'],
    about: 'List the activations of a sale',
    query: z.strictObject({ invoiceId: id }),
    answer: z.object({ items: z.array(activation) }),
  }),
  /** Saves an activation for a cart line after the entry checks; the checkout of the sale posts it. */
  prepare: endpoint({
    method: 'POST',
    path: '/activations',
    needs: ['Sale & Invoice', 'create'],
    about: 'Create a pending activation',
    body: activationDraft,
    answer: activation,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/activations/:id',
    needs: ['Sale & Invoice', 'create'],
    about: 'Update a pending activation',
    body: z.extend(activationInput, { version }),
    ...one,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/activations/:id',
    needs: ['Sale & Invoice', 'create'],
    about: 'Remove an activation from a cart',
    ...one,
  }),
  /**
   * Records the response of the carrier: `active` with its confirmation, anything else with a reason and the day on which it
   * ended.
   */
  report: endpoint({
    method: 'POST',
    path: '/activations/:id/status',
    needs: ['Sale & Invoice', 'update'],
    about: "Record the carrier's response",
    body: statusReport,
    ...one,
  }),
} as const;

/** The carriers of the store, maintained by users who may set up its transactions. */
export const carriers = {
  name: 'carriers',
  list: endpoint({
    method: 'GET',
    path: '/carriers',
    needs: ['Sale & Invoice', 'read'],
    about: "List the store's carriers",
    answer: z.object({ items: z.array(carrier) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/carriers',
    needs: ['Transactions', 'update'],
    about: 'Create a carrier',
    body: carrierDraft,
    answer: carrier,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/carriers/:id',
    needs: ['Transactions', 'update'],
    about: 'Update a carrier',
    params: z.strictObject({ id }),
    body: z.extend(z.omit(carrierDraft, { id: true }), { version }),
    answer: carrier,
  }),
} as const;
