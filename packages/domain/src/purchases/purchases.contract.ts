import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { choice, date, id, longText, text, version } from '../fields/fields.ts';
import { manifestRow, purchase, purchaseDraft, purchaseRow } from './purchases.entity.ts';
import { purchasePayments, purchaseStatuses } from './purchases.rules.ts';
import { manifestResults } from './receiving.rules.ts';

const params = z.strictObject({ id });
const one = { params, answer: purchase };
const reason = longText({ required: true, max: 200 });

/**
 * Purchase orders of the store. Lines are fixed once ordered; a draft is replaced as a whole. Users without the right to see
 * costs see none and can receive goods, but cannot write or bill an order (`access.denied`).
 */
export const purchases = {
  name: 'purchases',
  list: endpoint({
    method: 'GET',
    path: '/purchases',
    needs: ['Purchase', 'read'],
    about: 'List purchases',
    query: listQuery(['createdAt', 'number', 'orderDay', 'expectedDay', 'total'], {
      status: z.optional(choice(purchaseStatuses, { required: true })),
      payment: z.optional(choice(purchasePayments, { required: true })),
      vendorId: z.optional(id),
      /** Expected before today and not received. */
      late: z.optional(z.literal('true')),
      /** By order date. */
      from: z.optional(date({ required: true })),
      to: z.optional(date({ required: true })),
    }),
    answer: pageOf(purchaseRow),
  }),
  one: endpoint({
    method: 'GET',
    path: '/purchases/:id',
    needs: ['Purchase', 'read'],
    about: 'Get a purchase',
    ...one,
  }),
  create: endpoint({
    method: 'POST',
    path: '/purchases',
    needs: ['Purchase', 'create'],
    about: 'Create a draft order',
    body: purchaseDraft,
    answer: purchase,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/purchases/:id',
    needs: ['Purchase', 'update'],
    about: 'Update a draft order',
    body: z.extend(z.omit(purchaseDraft, { id: true }), { version }),
    ...one,
  }),
} as const;

/** Places a draft as an order with a number; from then on goods can be received. Throws purchase.empty, vendor.inactive. */
export const orderPurchase = endpoint({
  method: 'POST',
  path: '/purchases/:id/order',
  needs: ['Purchase', 'create'],
  about: 'Place an order',
  key: 'required',
  body: z.strictObject({ version }),
  ...one,
});

/** E-mails the order to the vendor in their language. Default for `to`: the vendor's address. */
export const sendPurchase = endpoint({
  method: 'POST',
  path: '/purchases/:id/send',
  needs: ['Purchase', 'create'],
  about: 'Email an order to its vendor',
  key: 'required',
  body: z.strictObject({ to: text({ format: 'email' }), message: longText({ max: 500 }) }),
  ...one,
});

/** Closes an incomplete order short; units still expected by the manifest become void. */
export const closeShort = endpoint({
  method: 'POST',
  path: '/purchases/:id/close',
  needs: ['Purchase', 'read'],
  about: 'Close an order short',
  key: 'required',
  body: z.strictObject({ version, reason, approvalId: z.optional(id) }),
  ...one,
});

/** Cancels an order without receipts, or discards a draft. Throws purchase.received. */
export const cancelPurchase = endpoint({
  method: 'POST',
  path: '/purchases/:id/cancel',
  needs: ['Purchase', 'update'],
  about: 'Cancel an order',
  key: 'required',
  body: z.strictObject({ version, reason }),
  ...one,
});

/** Creates a draft with the lines, costs and charges of another order, without its extras. */
export const clonePurchase = endpoint({
  method: 'POST',
  path: '/purchases/:id/clone',
  needs: ['Purchase', 'create'],
  about: 'Copy an order to a new draft',
  key: 'required',
  body: z.strictObject({ id }),
  ...one,
});

/** Result of a manifest check: one row per input row, and counts by result. */
export const manifestReading = z.object({
  rows: z.array(
    z.object({
      result: choice(manifestResults, { required: true }),
      code: z.string(),
      /** The IMEI of 14 digits completed with their check digit. */
      suggestedImei: z.nullable(z.string()),
      /** For a taken code: the status of its unit and the order that expects it. */
      status: z.nullable(z.string()),
      purchaseNumber: z.nullable(z.string()),
    }),
  ),
  ok: z.int(),
  invalidCheckDigit: z.int(),
  wrong: z.int(),
});
export type ManifestReading = z.output<typeof manifestReading>;

const rows = z.array(manifestRow).check(z.maxLength(2000));

/** Checks a pasted or imported list of devices row by row, without saving; used live while typing. */
export const checkManifest = endpoint({
  method: 'POST',
  path: '/purchases/:id/manifest/check',
  needs: ['Purchase', 'read'],
  about: 'Check a list of serial numbers',
  params,
  body: z.strictObject({ rows }),
  answer: manifestReading,
});

/**
 * Saves the list: a unit with status `expected` per row, replacing the previous list while nothing of it was received
 * (`manifest.arrived`). All or nothing: an invalid row, or an unconfirmed doubtful one, is rejected at `rows.<i>`
 * (`unit.listedTwice`, `unit.taken`, `manifest.invalidCheckDigit`, `manifest.tooMany`, `manifest.notSerialized`).
 */
export const saveManifest = endpoint({
  method: 'POST',
  path: '/purchases/:id/manifest',
  needs: ['Purchase', 'create'],
  about: 'Save the expected serial numbers',
  key: 'required',
  params,
  body: z.strictObject({ rows, acceptInvalidCheckDigit: z.boolean() }),
  answer: manifestReading,
});

/** The devices of the manifest: received or still missing. */
export const readManifest = endpoint({
  method: 'GET',
  path: '/purchases/:id/manifest',
  needs: ['Purchase', 'read'],
  about: "List an order's expected serial numbers",
  params,
  answer: z.object({
    units: z.array(
      z.object({
        unitId: id,
        lineId: id,
        productName: z.string(),
        code: z.string(),
        identifiers: z.array(z.object({ type: z.string(), value: z.string() })),
        status: z.string(),
        color: z.nullable(z.string()),
        storage: z.nullable(z.string()),
      }),
    ),
  }),
});

/** Reorder suggestions: products at their reorder point, including incoming stock. */
export const purchaseSuggestions = endpoint({
  method: 'GET',
  path: '/purchases/suggestions',
  needs: ['Purchase', 'read'],
  about: 'List products to reorder',
  heavy: true,
  query: z.strictObject({
    /** Only products that this vendor has supplied, at their last cost. */
    vendorId: z.optional(id),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        productId: id,
        name: z.string(),
        sku: z.string(),
        available: z.int(),
        /** On open orders. */
        incoming: z.int(),
        reorderPoint: z.int(),
        reorderTo: z.int(),
        /** reorderTo less available less incoming. */
        suggested: z.int(),
        vendorId: z.nullable(id),
        vendorName: z.nullable(z.string()),
        vendorSku: z.nullable(z.string()),
        leadDays: z.nullable(z.int()),
        lastCost: z.nullable(z.int()),
      }),
    ),
  }),
});
