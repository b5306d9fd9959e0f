import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, id, instant, version } from '../fields/fields.ts';
import { customer } from './customers.entity.ts';
import { mergePartNames } from './merge.rules.ts';

const pick = choice(['mine', 'theirs'], { required: true });
const part = choice(mergePartNames, { required: true });

/** Records that move to the remaining customer. `storeCredit` is in minor units. */
export const mergeMoves = z.object({
  invoices: z.int(),
  drafts: z.int(),
  devices: z.int(),
  /** Adjustments marked as sold to them without an invoice. */
  adjustments: z.int(),
  /** Their reservations. */
  reservations: z.int(),
  notes: z.int(),
  links: z.int(),
  storeCredit: z.int(),
});
export type MergeMoves = z.output<typeof mergeMoves>;

/** Comparison of two customers: which one remains, which is removed, what moves, and which values must be chosen. */
export const mergePreview = z.object({
  stays: customer.read,
  goes: customer.read,
  differences: z.array(z.object({ part, pick })),
  moves: mergeMoves,
});
export type MergePreview = z.output<typeof mergePreview>;

/** A merge, as shown in the customer's history. */
export const customerMerge = z.object({
  id,
  staysId: id,
  staysName: z.string(),
  goneId: id,
  goneName: z.string(),
  moves: mergeMoves,
  by: z.string(),
  at: instant({ required: true }),
  undoneAt: instant(),
  undoneBy: z.nullable(z.string()),
  /** Until when it can be undone. */
  undoUntil: instant({ required: true }),
  /** It can be undone now, given the right. */
  mayUndo: z.boolean(),
});
export type CustomerMerge = z.output<typeof customerMerge>;

/** Merges two records of one customer: `:id` remains, the other redirects to it. */
export const customerMerges = {
  preview: endpoint({
    method: 'GET',
    path: '/customers/:id/merge-preview',
    needs: ['Customer', 'delete'],
    about: 'Preview a merge of two customers',
    params: z.strictObject({ id }),
    query: z.strictObject({ otherId: id }),
    answer: mergePreview,
  }),
  /** Requires both versions that the user saw, so that no unseen changes are merged. */
  merge: endpoint({
    method: 'POST',
    path: '/customers/:id/merge',
    needs: ['Customer', 'delete'],
    about: 'Merge another customer into this one',
    key: 'required',
    params: z.strictObject({ id }),
    body: z.strictObject({
      id,
      otherId: id,
      version,
      otherVersion: version,
      picks: z._default(z.partialRecord(part, pick), {}),
    }),
    answer: customerMerge,
  }),
  list: endpoint({
    method: 'GET',
    path: '/customers/:id/merges',
    needs: ['Customer', 'read'],
    about: 'List merges into a customer, newest first, at most 100',
    params: z.strictObject({ id }),
    answer: z.object({ items: z.array(customerMerge) }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/customers/:id/merges/:mergeId/undo',
    needs: ['Customer', 'delete'],
    about: 'Undo a merge',
    key: 'required',
    params: z.strictObject({ id, mergeId: id }),
    answer: customerMerge,
  }),
} as const;
