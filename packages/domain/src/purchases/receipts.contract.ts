import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, id, instant, longText, money, quantity, text } from '../fields/fields.ts';
import { conditions, trackings } from '../products/products.entity.ts';
import { manifestRow, purchase, purchaseDraft, receiptRow } from './purchases.entity.ts';
import { receivingScanResults } from './receiving.rules.ts';

const params = z.strictObject({ id });

/** Condition of a device on arrival; a damaged one is received for inspection, not for sale. */
export const arrivals = ['ok', 'damaged'] as const;
export type Arrival = (typeof arrivals)[number];

const device = {
  color: z.optional(text({ max: 30 })),
  storage: z.optional(text({ max: 20 })),
  condition: z.optional(choice(conditions, { required: true })),
};
const codes = z.array(text({ required: true, max: 40, format: 'code' })).check(z.minLength(1), z.maxLength(6));

/** Pieces of a receipt, and rejected scans (`quantity` 0). */
export const receiptEntry = z.object({
  /** Id of the scan, created by the client. */
  id,
  result: z.enum([...receivingScanResults, 'byHand', 'extra']),
  lineId: z.nullable(id),
  productId: z.nullable(id),
  productName: z.nullable(z.string()),
  quantity: z.int(),
  code: z.nullable(z.string()),
  identifiers: z.array(z.string()),
  arrival: choice(arrivals, { required: true }),
  at: instant({ required: true }),
  by: z.string(),
});
export type ReceiptEntry = z.output<typeof receiptEntry>;

/** An order line within a receipt, counted from 0. */
export const receiptLine = z.object({
  lineId: id,
  productId: id,
  description: z.string(),
  sku: z.string(),
  vendorSku: z.nullable(z.string()),
  barcodes: z.array(z.string()),
  tracking: choice(trackings, { required: true }),
  /** Ordered and not cancelled. */
  ordered: z.int(),
  /** Received by other receipts. */
  receivedBefore: z.int(),
  /** In this receipt. */
  counted: z.int(),
  /** Units of the manifest not yet received, without those of this receipt. */
  missing: z.int(),
  hasManifest: z.boolean(),
});
export type ReceiptLine = z.output<typeof receiptLine>;

/** A receipt of goods: a draft on the server until it is posted; any user with the right to receive can continue it. */
export const receipt = z.object({
  ...receiptRow.shape,
  purchaseId: id,
  purchaseNumber: z.nullable(z.string()),
  vendorName: z.string(),
  /** Number of the vendor's delivery note. */
  deliveryNote: z.nullable(z.string()),
  lines: z.array(receiptLine),
  entries: z.array(receiptEntry),
  /** Units of the manifest that are neither in this receipt nor received. */
  missing: z.array(z.object({ unitId: id, lineId: id, code: z.string() })),
  /** All of it is still in stock, and nothing of it is billed or has landed cost. */
  isReversible: z.boolean(),
});
export type Receipt = z.output<typeof receipt>;
const answer = receipt;

export const receipts = {
  name: 'receipts',
  one: endpoint({
    method: 'GET',
    path: '/receipts/:id',
    needs: ['Purchase', 'read'],
    about: 'Get a receipt',
    params,
    answer,
  }),
} as const;

/** Starts a receipt of an order, or continues its open one: there is one at a time. */
export const startReceipt = endpoint({
  method: 'POST',
  path: '/purchases/:id/receipts',
  needs: ['Purchase', 'create'],
  about: 'Start receiving an order',
  params,
  body: z.strictObject({ id, deliveryNote: z.optional(text()) }),
  answer,
});

/** A scan: the codes of one box. */
export const receiptScan = z.strictObject({
  clientScanId: id,
  codes,
  /** The selected line, for a serial that does not identify a product. */
  lineId: z.optional(z.nullable(id)),
  /** The user confirmed a code with a wrong check digit. */
  isConfirmed: z.optional(z.boolean()),
  arrival: z.optional(choice(arrivals, { required: true })),
  ...device,
  at: instant({ required: true }),
});
export type ReceiptScanDraft = z.input<typeof receiptScan>;

/**
 * Adds scans to a receipt: each gets a result, a scan sent twice counts once. A posted receipt rejects scans: `receipt.closed`.
 */
export const scanReceipt = endpoint({
  method: 'POST',
  path: '/receipts/:id/scans',
  needs: ['Purchase', 'create'],
  about: 'Scan items into a receipt',
  params,
  body: z.strictObject({ scans: z.array(receiptScan).check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({
    results: z.array(
      z.object({
        clientScanId: id,
        result: z.enum([...receivingScanResults, 'byHand', 'extra']),
        lineId: z.nullable(id),
        productId: z.nullable(id),
        productName: z.nullable(z.string()),
        code: z.nullable(z.string()),
        suggestedImei: z.nullable(z.string()),
      }),
    ),
    /** Counts of the lines after the scans. */
    lines: z.array(z.object({ lineId: id, counted: z.int(), missing: z.int() })),
  }),
});

/** Sets the received quantity of a line tracked by quantity. Throws receipt.tooMany, receipt.serialsNeeded. */
export const setReceived = endpoint({
  method: 'POST',
  path: '/receipts/:id/quantity',
  needs: ['Purchase', 'create'],
  about: 'Set the received quantity of a line',
  params,
  body: z.strictObject({ id, lineId: id, quantity: quantity({ required: true, max: 10_000 }) }),
  answer,
});

/** Receives everything open: quantities, and units of the manifests. Other serials must be scanned. */
export const receiveAll = endpoint({
  method: 'POST',
  path: '/receipts/:id/all',
  needs: ['Purchase', 'create'],
  about: 'Receive all open quantities',
  params,
  answer,
});

/** Removes pieces from an open receipt. */
export const removeFromReceipt = endpoint({
  method: 'POST',
  path: '/receipts/:id/remove',
  needs: ['Purchase', 'create'],
  about: 'Remove items from a receipt',
  params,
  body: z.strictObject({ entryIds: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  answer,
});

/**
 * Receives goods that were not ordered, more than ordered, or a serial that is not in the manifest: `codes` for a serialized
 * product, `quantity` for others. Requires the right or an approval for the receipt (`approval.needed`).
 */
export const addExtra = endpoint({
  method: 'POST',
  path: '/receipts/:id/extras',
  needs: ['Purchase', 'create'],
  about: 'Add items that were not ordered',
  params,
  body: z.strictObject({
    id,
    productId: id,
    /** The order line it belongs to; fills open quantity of the line first. */
    lineId: z.optional(z.nullable(id)),
    quantity: quantity({ required: true, min: 1, max: 10_000 }),
    codes: z.optional(codes),
    isConfirmed: z.optional(z.boolean()),
    /** Per piece, minor units; default: that of the line, or the last cost. */
    unitCost: money(),
    arrival: z.optional(choice(arrivals, { required: true })),
    ...device,
    approvalId: z.optional(id),
  }),
  answer,
});

/** Posts the goods of a receipt to stock; idempotent. Throws receipt.empty. */
export const postReceipt = endpoint({
  method: 'POST',
  path: '/receipts/:id/post',
  needs: ['Purchase', 'create'],
  about: 'Post a receipt',
  key: 'required',
  params,
  answer,
});

/** Discards an open receipt. */
export const discardReceipt = endpoint({
  method: 'POST',
  path: '/receipts/:id/discard',
  needs: ['Purchase', 'create'],
  about: 'Discard an unposted receipt',
  params,
  answer,
});

/** Reverses a posted receipt if all of it is still in stock (`receipt.moved`, `receipt.billed`, `receipt.landed`). */
export const reverseReceipt = endpoint({
  method: 'POST',
  path: '/receipts/:id/reverse',
  needs: ['Purchase', 'update'],
  about: 'Reverse a receipt',
  key: 'required',
  params,
  body: z.strictObject({ reason: longText({ required: true, max: 200 }) }),
  answer,
});

/** Creates, places and fully receives an order in one step, or not at all. Serialized lines require a device for each piece. */
export const directPurchase = endpoint({
  method: 'POST',
  path: '/purchases/direct',
  needs: ['Purchase', 'create'],
  about: 'Record a direct purchase',
  key: 'required',
  body: z.extend(purchaseDraft, {
    receiptId: id,
    deliveryNote: z.optional(text()),
    devices: z.array(manifestRow).check(z.maxLength(2000)),
    acceptInvalidCheckDigit: z.boolean(),
  }),
  answer: purchase,
});
