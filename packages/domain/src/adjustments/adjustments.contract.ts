import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { date, id, longText } from '../fields/fields.ts';
import { adjustment, adjustmentDraft, adjustmentReason, adjustmentRow } from './adjustments.entity.ts';

/** Stock adjustments: posted immediately, reversed by a counter-document, never edited. */
export const adjustments = {
  name: 'adjustments',
  list: endpoint({
    method: 'GET',
    path: '/inventory/adjustments',
    needs: ['Inventory', 'read'],
    about: 'List adjustments',
    query: listQuery(['number', 'at'], {
      reason: z.optional(adjustmentReason),
      productId: z.optional(id),
      unitId: z.optional(id),
      from: z.optional(date({ required: true })),
      to: z.optional(date({ required: true })),
    }),
    answer: pageOf(adjustmentRow),
  }),
  one: endpoint({
    method: 'GET',
    path: '/inventory/adjustments/:id',
    needs: ['Inventory', 'read'],
    about: 'Get an adjustment',
    params: z.strictObject({ id }),
    answer: adjustment,
  }),
  post: endpoint({
    method: 'POST',
    path: '/inventory/adjustments',
    needs: ['Inventory', 'update'],
    about: 'Adjust stock',
    key: 'required',
    body: adjustmentDraft,
    answer: adjustment,
  }),
  /** Reverses an adjustment if its effect is still in place; `id` in the body is the id of the counter-document. */
  reverse: endpoint({
    method: 'POST',
    path: '/inventory/adjustments/:id/reverse',
    needs: ['Inventory', 'update'],
    about: 'Reverse an adjustment',
    key: 'required',
    params: z.strictObject({ id }),
    body: z.strictObject({ id, note: z.optional(longText({ max: 500 })), approvalId: z.optional(id) }),
    answer: adjustment,
  }),
} as const;
