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
 * Orders of the store. One that is not a draft keeps its lines; a draft is changed whole. Whoever may not see costs sees
 * none, receives goods all the same, and neither writes nor bills an order (`access.denied`).
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
      /** Expected before today and not here. */
      late: z.optional(z.literal('true')),
      /** By the order's day. */
      from: z.optional(date({ required: true })),
      to: z.optional(date({ required: true })),
    }),
    answer: pageOf(purchaseRow),
  }),
  one: endpoint({ method: 'GET', path: '/purchases/:id', needs: ['Purchase', 'read'], about: 'One purchase', ...one }),
  create: endpoint({
    method: 'POST',
    path: '/purchases',
    needs: ['Purchase', 'create'],
    about: 'Save a new draft of an order',
    body: purchaseDraft,
    answer: purchase,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/purchases/:id',
    needs: ['Purchase', 'update'],
    about: 'Change a draft of an order',
    body: z.extend(z.omit(purchaseDraft, { id: true }), { version }),
    ...one,
  }),
} as const;

/** Makes a draft an order with a number; from here on goods may come. Throws purchase.empty, vendor.inactive. */
export const orderPurchase = endpoint({
  method: 'POST',
  path: '/purchases/:id/order',
  needs: ['Purchase', 'create'],
  about: 'Place an order',
  key: 'required',
  body: z.strictObject({ version }),
  ...one,
});

/** Mails the order to the vendor, in their language. Without `to` it goes to the vendor's own address. */
export const sendPurchase = endpoint({
  method: 'POST',
  path: '/purchases/:id/send',
  needs: ['Purchase', 'create'],
  about: 'Mail an order to its vendor',
  key: 'required',
  body: z.strictObject({ to: text({ format: 'email' }), message: longText({ max: 500 }) }),
  ...one,
});

/** Ends an order of which something is missing and will not come; what the manifest still expected is void. */
export const closeShort = endpoint({
  method: 'POST',
  path: '/purchases/:id/close',
  needs: ['Purchase', 'read'],
  about: 'Close an order short',
  key: 'required',
  body: z.strictObject({ version, reason, approvalId: z.optional(id) }),
  ...one,
});

/** Gives an order up of which nothing came; a draft is thrown away so too. Throws purchase.received. */
export const cancelPurchase = endpoint({
  method: 'POST',
  path: '/purchases/:id/cancel',
  needs: ['Purchase', 'update'],
  about: 'Cancel an order',
  key: 'required',
  body: z.strictObject({ version, reason }),
  ...one,
});

/** A new draft with the lines and charges of another order, at their costs, without its extras. */
export const clonePurchase = endpoint({
  method: 'POST',
  path: '/purchases/:id/clone',
  needs: ['Purchase', 'create'],
  about: 'Copy an order into a draft',
  key: 'required',
  body: z.strictObject({ id }),
  ...one,
});

/** What a look at a manifest says: a row for each given, and how many of each kind. */
export const manifestReading = z.object({
  rows: z.array(
    z.object({
      result: choice(manifestResults, { required: true }),
      code: z.string(),
      /** The IMEI that 14 digits would be with their check digit. */
      offered: z.nullable(z.string()),
      /** Where a taken code stands: the status of its unit and the order that expects it. */
      status: z.nullable(z.string()),
      purchaseNumber: z.nullable(z.string()),
    }),
  ),
  ok: z.int(),
  doubtful: z.int(),
  wrong: z.int(),
});
export type ManifestReading = z.output<typeof manifestReading>;

const rows = z.array(manifestRow).check(z.maxLength(2000));

/** Looks at a pasted or imported list of devices, row by row, and keeps nothing: live while it is typed. */
export const checkManifest = endpoint({
  method: 'POST',
  path: '/purchases/:id/manifest/check',
  needs: ['Purchase', 'read'],
  about: 'Look at a list of serials',
  params,
  body: z.strictObject({ rows }),
  answer: manifestReading,
});

/**
 * Keeps the list: a unit `expected` for each row, in place of what was kept before, as long as nothing of it is here
 * (`manifest.arrived`). All or nothing: a wrong row, or a doubtful one that is not accepted, is refused at `rows.<i>`
 * (`unit.listedTwice`, `unit.taken`, `manifest.doubtful`, `manifest.tooMany`, `manifest.notSerialized`).
 */
export const saveManifest = endpoint({
  method: 'POST',
  path: '/purchases/:id/manifest',
  needs: ['Purchase', 'create'],
  about: 'Keep the list of serials that will come',
  key: 'required',
  params,
  body: z.strictObject({ rows, acceptDoubtful: z.boolean() }),
  answer: manifestReading,
});

/** The devices that the manifest names: here or still missing. */
export const readManifest = endpoint({
  method: 'GET',
  path: '/purchases/:id/manifest',
  needs: ['Purchase', 'read'],
  about: 'The list of serials that an order expects',
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

/** What should be ordered: products that are down to their reorder point, counted with what is on its way. */
export const purchaseSuggestions = endpoint({
  method: 'GET',
  path: '/purchases/suggestions',
  needs: ['Purchase', 'read'],
  about: 'Products to be ordered',
  heavy: true,
  query: z.strictObject({
    /** Only what this vendor has supplied before, at their last cost. */
    vendorId: z.optional(id),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        productId: id,
        name: z.string(),
        sku: z.string(),
        available: z.int(),
        /** On orders that are under way. */
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
