import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, id, instant, longText, money, quantity, text } from '../fields/fields.ts';
import { conditions, trackings } from '../products/products.entity.ts';
import { manifestRow, purchase, purchaseDraft, receiptRow } from './purchases.entity.ts';
import { receiptScanResults } from './receiving.rules.ts';

const params = z.strictObject({ id });

/** How a device came; a damaged one is taken in for inspection and not for sale. */
export const arrivals = ['ok', 'damaged'] as const;
export type Arrival = (typeof arrivals)[number];

const device = {
  color: z.optional(text({ max: 30 })),
  storage: z.optional(text({ max: 20 })),
  condition: z.optional(choice(conditions, { required: true })),
};
const codes = z.array(text({ required: true, max: 40, format: 'code' })).check(z.minLength(1), z.maxLength(6));

/** Pieces that stand in a receipt, and scans that were heard as wrong (`quantity` 0). */
export const receiptEntry = z.object({
  /** The client's id of the scan. */
  id,
  result: z.enum([...receiptScanResults, 'byHand', 'extra']),
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

/** A line of the order within a receipt: it counts up from 0. */
export const receiptLine = z.object({
  lineId: id,
  productId: id,
  description: z.string(),
  sku: z.string(),
  vendorSku: z.nullable(z.string()),
  barcodes: z.array(z.string()),
  tracking: choice(trackings, { required: true }),
  /** Ordered and not given up. */
  ordered: z.int(),
  /** Here by other receipts. */
  receivedBefore: z.int(),
  /** In this receipt. */
  counted: z.int(),
  /** Units that the manifest names and that are not here yet; this receipt's are taken off. */
  missing: z.int(),
  hasManifest: z.boolean(),
});
export type ReceiptLine = z.output<typeof receiptLine>;

/** A receipt of goods: a draft on the server that anybody who may receive goes on with, until it is posted. */
export const receipt = z.object({
  ...receiptRow.shape,
  purchaseId: id,
  purchaseNumber: z.nullable(z.string()),
  vendorName: z.string(),
  /** The vendor's delivery note. */
  deliveryNote: z.nullable(z.string()),
  lines: z.array(receiptLine),
  entries: z.array(receiptEntry),
  /** Units of the manifest that are not in it and not here. */
  missing: z.array(z.object({ unitId: id, lineId: id, code: z.string() })),
  /** All of it still stands, and nothing of it is billed or bears a landed cost. */
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
    about: 'One receipt of goods',
    params,
    answer,
  }),
} as const;

/** Begins to receive an order, or goes on with the receipt of it that is open: there is one at a time. */
export const startReceipt = endpoint({
  method: 'POST',
  path: '/purchases/:id/receipts',
  needs: ['Purchase', 'create'],
  about: 'Begin to receive an order',
  params,
  body: z.strictObject({ id, deliveryNote: z.optional(text()) }),
  answer,
});

/** A scan as it was heard: the codes of one box. */
export const receiptScan = z.strictObject({
  clientScanId: id,
  codes,
  /** The line that the person has chosen, for a serial that tells no product. */
  lineId: z.optional(z.nullable(id)),
  /** They looked twice at a code whose check digit is wrong. */
  isConfirmed: z.optional(z.boolean()),
  arrival: z.optional(choice(arrivals, { required: true })),
  ...device,
  at: instant({ required: true }),
});
export type ReceiptScanDraft = z.input<typeof receiptScan>;

/** Scans into a receipt: each is answered, a scan sent twice counts once. A posted receipt hears none: `receipt.closed`. */
export const scanReceipt = endpoint({
  method: 'POST',
  path: '/receipts/:id/scans',
  needs: ['Purchase', 'create'],
  about: 'Scan goods into a receipt',
  params,
  body: z.strictObject({ scans: z.array(receiptScan).check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({
    results: z.array(
      z.object({
        clientScanId: id,
        result: z.enum([...receiptScanResults, 'byHand', 'extra']),
        lineId: z.nullable(id),
        productId: z.nullable(id),
        productName: z.nullable(z.string()),
        code: z.nullable(z.string()),
        offered: z.nullable(z.string()),
      }),
    ),
    /** Where the lines stand after the scans. */
    lines: z.array(z.object({ lineId: id, counted: z.int(), missing: z.int() })),
  }),
});

/** Sets how many of a line that is held by quantity are here, by hand. Throws receipt.tooMany, receipt.serialsNeeded. */
export const setReceived = endpoint({
  method: 'POST',
  path: '/receipts/:id/quantity',
  needs: ['Purchase', 'create'],
  about: 'Set the pieces of a line in a receipt',
  params,
  body: z.strictObject({ id, lineId: id, quantity: quantity({ required: true, max: 10_000 }) }),
  answer,
});

/** Takes all that is still open: what is held by quantity, and what the manifests name. Serials nobody named are scanned. */
export const receiveAll = endpoint({
  method: 'POST',
  path: '/receipts/:id/all',
  needs: ['Purchase', 'create'],
  about: 'Take all that is open into a receipt',
  params,
  answer,
});

/** Takes pieces out of a receipt that is not posted. */
export const removeFromReceipt = endpoint({
  method: 'POST',
  path: '/receipts/:id/remove',
  needs: ['Purchase', 'create'],
  about: 'Take pieces out of a receipt',
  params,
  body: z.strictObject({ entryIds: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  answer,
});

/**
 * Takes in what was not ordered, more than was, or a serial that the manifest does not name: `codes` for a serialized
 * product, `quantity` for another. Needs the right or an approval for the receipt (`approval.needed`).
 */
export const addExtra = endpoint({
  method: 'POST',
  path: '/receipts/:id/extras',
  needs: ['Purchase', 'create'],
  about: 'Take in goods that were not ordered',
  params,
  body: z.strictObject({
    id,
    productId: id,
    /** A line of the order that it belongs to; where the line has room it fills it. */
    lineId: z.optional(z.nullable(id)),
    quantity: quantity({ required: true, min: 1, max: 10_000 }),
    codes: z.optional(codes),
    isConfirmed: z.optional(z.boolean()),
    /** Each, minor units; none takes the line's, or what it cost last. */
    unitCost: money(),
    arrival: z.optional(choice(arrivals, { required: true })),
    ...device,
    approvalId: z.optional(id),
  }),
  answer,
});

/** Puts a receipt's goods into stock, once: a second time answers with what stands. Throws receipt.empty. */
export const postReceipt = endpoint({
  method: 'POST',
  path: '/receipts/:id/post',
  needs: ['Purchase', 'create'],
  about: 'Post a receipt of goods',
  key: 'required',
  params,
  answer,
});

/** Throws a receipt away that is not posted. */
export const discardReceipt = endpoint({
  method: 'POST',
  path: '/receipts/:id/discard',
  needs: ['Purchase', 'create'],
  about: 'Throw a receipt away that is not posted',
  params,
  answer,
});

/** Takes a posted receipt back, as long as all of it still stands (`receipt.moved`, `receipt.billed`, `receipt.landed`). */
export const reverseReceipt = endpoint({
  method: 'POST',
  path: '/receipts/:id/reverse',
  needs: ['Purchase', 'update'],
  about: 'Reverse a receipt of goods',
  key: 'required',
  params,
  body: z.strictObject({ reason: longText({ required: true, max: 200 }) }),
  answer,
});

/**
 * Buys on the spot: an order that is placed and received in full in one step, or not at all. Serialized lines bring a
 * device for each piece.
 */
export const buyOnTheSpot = endpoint({
  method: 'POST',
  path: '/purchases/direct',
  needs: ['Purchase', 'create'],
  about: 'Buy goods on the spot',
  key: 'required',
  body: z.extend(purchaseDraft, {
    receiptId: id,
    deliveryNote: z.optional(text()),
    devices: z.array(manifestRow).check(z.maxLength(2000)),
    acceptDoubtful: z.boolean(),
  }),
  answer: purchase,
});
