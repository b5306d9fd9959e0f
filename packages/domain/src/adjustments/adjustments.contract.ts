import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { date, id, longText } from '../fields/fields.ts';
import { adjustment, adjustmentDraft, adjustmentReason, adjustmentRow } from './adjustments.entity.ts';

/** Adjustments of stock: posted as they are made, taken back by a counter-document, never edited. */
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
    about: 'One adjustment',
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
  /** Takes an adjustment back as long as what it did still stands; `id` in the body is the counter-document's. */
  reverse: endpoint({
    method: 'POST',
    path: '/inventory/adjustments/:id/reverse',
    needs: ['Inventory', 'update'],
    about: 'Take an adjustment back',
    key: 'required',
    params: z.strictObject({ id }),
    body: z.strictObject({ id, note: z.optional(longText({ max: 500 })), approvalId: z.optional(id) }),
    answer: adjustment,
  }),
} as const;
