import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { choice, id, instant, longText, text } from '../fields/fields.ts';
import {
  countDraft,
  countLine,
  countModes,
  countRow,
  countScan,
  countStatuses,
  inventoryCount,
  SCAN_QUANTITY_MAX,
  countScanResults,
} from './counts.entity.ts';
import { SCAN_BATCH_MAX } from './counts.rules.ts';

const params = z.strictObject({ id });
const version = z.int();

/** A scan to be sent. `ago`: age in milliseconds at the time of the call, by the device's clock. */
export const countScanInput = z.strictObject({
  id,
  code: text({ required: true, max: 64, format: 'code' }),
  quantity: z.optional(z.int().check(z.gte(0), z.lte(SCAN_QUANTITY_MAX))),
  /** The scan that this one reverses; its code is repeated. */
  takesBack: z.optional(id),
  ago: z.int().check(z.gte(0), z.lte(30 * 86_400_000)),
});
export type CountScanInput = z.output<typeof countScanInput>;

/** Inventory counts by category while the shop sells (docs/decisions/commerce/0024). */
export const counts = {
  name: 'counts',
  list: endpoint({
    method: 'GET',
    path: '/counts',
    needs: ['Inventory', 'read'],
    about: 'List inventory counts',
    query: listQuery(['startedAt', 'number', 'shortValue', 'overValue'], {
      status: z.optional(choice(countStatuses, { required: true })),
      mode: z.optional(choice(countModes, { required: true })),
      mainCategoryId: z.optional(id),
    }),
    answer: pageOf(countRow),
  }),
  /** All categories with stock, and when each was last counted in this store. */
  categories: endpoint({
    method: 'GET',
    path: '/counts/categories',
    needs: ['Inventory', 'read'],
    about: 'List categories with their last count',
    query: listQuery(['name', 'lastCountedAt', 'onHand'], {
      state: z.optional(choice(['never', 'due', 'underWay'], { required: true })),
    }),
    answer: pageOf(
      z.object({
        id,
        name: z.string(),
        mainCategoryId: id,
        /** Null: a main category with all its sub-categories. */
        subCategoryId: z.nullable(id),
        parentName: z.nullable(z.string()),
        productCount: z.int(),
        onHand: z.int(),
        lastCountedAt: z.nullable(instant({ required: true })),
        lastCountId: z.nullable(id),
        lastLines: z.nullable(z.int()),
        lastExactLines: z.nullable(z.int()),
        /** Over less short of the last count, in minor units; null without the right to see costs. */
        lastNetValue: z.nullable(z.int()),
        open: z.nullable(
          z.object({
            id,
            number: z.string(),
            status: choice(countStatuses, { required: true }),
            /** The scope of the count, possibly the parent category. */
            mainCategoryId: id,
            subCategoryId: z.nullable(id),
          }),
        ),
      }),
    ),
  }),
  /** Brands and vendors to which a count of a category can be limited, and its running counts. */
  place: endpoint({
    method: 'GET',
    path: '/counts/place',
    needs: ['Inventory', 'read'],
    about: 'List what can be counted in a category',
    query: z.strictObject({ mainCategoryId: id, subCategoryId: z.optional(id) }),
    answer: z.object({
      mainCategoryName: z.string(),
      subCategoryName: z.nullable(z.string()),
      brands: z.array(z.string()),
      vendors: z.array(z.object({ id, name: z.string() })),
      open: z.array(countRow),
    }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/counts/:id',
    needs: ['Inventory', 'read'],
    about: 'Get an inventory count',
    params,
    answer: inventoryCount,
  }),
  lines: endpoint({
    method: 'GET',
    path: '/counts/:id/lines',
    needs: ['Inventory', 'read'],
    about: 'List the lines of an inventory count',
    params,
    query: listQuery(['name', 'lastScannedAt', 'difference', 'differenceValue'], {
      show: z.optional(choice(['different', 'recount', 'uncounted', 'counted'], { required: true })),
    }),
    answer: pageOf(countLine),
  }),
  scans: endpoint({
    method: 'GET',
    path: '/counts/:id/scans',
    needs: ['Inventory', 'read'],
    about: 'List the scans of an inventory count, newest first',
    params,
    query: listQuery(['at'], { result: z.optional(choice(countScanResults, { required: true })) }),
    answer: pageOf(countScan),
  }),
  start: endpoint({
    method: 'POST',
    path: '/counts',
    needs: ['Inventory', 'create'],
    about: 'Start an inventory count',
    body: countDraft,
    answer: inventoryCount,
  }),
  /** Records scans in order; a repeated one gets its original response. */
  scan: endpoint({
    method: 'POST',
    path: '/counts/:id/scans',
    needs: ['Inventory', 'update'],
    about: 'Scan into an inventory count',
    params,
    body: z.strictObject({ scans: z.array(countScanInput).check(z.minLength(1), z.maxLength(SCAN_BATCH_MAX)) }),
    answer: z.object({ items: z.array(countScan), counted: z.int() }),
  }),
  /** Adds an unknown code to a product as its barcode and counts its scans. */
  match: endpoint({
    method: 'POST',
    path: '/counts/:id/match',
    needs: ['Product', 'update'],
    about: 'Match an unknown code of a count to a product',
    params,
    body: z.strictObject({ code: text({ required: true, max: 40, format: 'code' }), productId: id }),
    answer: z.object({ items: z.array(countScan), counted: z.int() }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/counts/:id/submit',
    needs: ['Inventory', 'update'],
    about: 'Submit an inventory count for review',
    params,
    body: z.strictObject({ version }),
    answer: inventoryCount,
  }),
  /** Returns to counting: the chosen lines restart at 0; without any the count continues. */
  recount: endpoint({
    method: 'POST',
    path: '/counts/:id/recount',
    needs: ['Inventory', 'update'],
    about: 'Request a recount of lines',
    params,
    body: z.strictObject({ version, lineIds: z.array(id).check(z.maxLength(5_000)) }),
    answer: inventoryCount,
  }),
  /** Posts the differences to stock in one step; idempotent. */
  post: endpoint({
    method: 'POST',
    path: '/counts/:id/post',
    needs: ['Inventory', 'update'],
    about: 'Post an inventory count',
    key: 'required',
    params,
    body: z.strictObject({ version, approvalId: z.optional(id) }),
    answer: inventoryCount,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/counts/:id/cancel',
    needs: ['Inventory', 'update'],
    about: 'Cancel an inventory count',
    params,
    body: z.strictObject({ version, note: longText({ max: 500 }) }),
    answer: inventoryCount,
  }),
} as const;
