import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { choice, date, id, instant, longText, money, MONEY_MAX, text } from '../fields/fields.ts';
import { vendor } from './vendors.entity.ts';

const one = z.strictObject({ id });

/** Vendors of the business. A vendor with an open order or balance cannot be archived: `vendor.inUse`. */
export const vendors = crud('/vendors', {
  name: 'vendors',
  module: 'Vendor',
  entity: vendor,
  sorts: ['name', 'createdAt', 'balance', 'lastOrderAt'],
  filters: {
    active: z.optional(z.enum(['true', 'false'])),
    /** Whether an amount is owed, in the store's currency. */
    owed: z.optional(z.enum(['true', 'false'])),
  },
});

/**
 * Delivery figures of a vendor over all orders of the business placed within the last 365 days. A figure is null without data.
 */
export const vendorFigures = endpoint({
  method: 'GET',
  path: '/vendors/:id/figures',
  needs: ['Vendor', 'read'],
  about: "Get a vendor's delivery figures",
  params: one,
  answer: z.object({
    /** Number of placed orders. */
    orders: z.int(),
    /** Average days from placing an order to the first receipt; one decimal. */
    leadDays: z.nullable(z.number()),
    /** Share of ordered pieces that were received, 0 to 1: of completed orders, without extras. */
    fillRate: z.nullable(z.number()),
    /** Received pieces. */
    received: z.int(),
    /** Of these damaged on arrival, or returned to the vendor since. */
    defective: z.int(),
  }),
});

/** Kinds of vendor ledger entries: a bill increases the balance, payments and credit notes reduce it. */
export const vendorEntryKinds = ['bill', 'payment', 'credit', 'adjustment'] as const;
export type VendorEntryKind = (typeof vendorEntryKinds)[number];

/** One row of a vendor's ledger. Never changed; an error is corrected by a row of the same kind with the opposite sign. */
export const vendorEntry = z.object({
  id,
  at: instant({ required: true }),
  /** The business day of the posting store. */
  day: date({ required: true }),
  kind: choice(vendorEntryKinds, { required: true }),
  /** Minor units: positive is owed to the vendor. */
  amount: z.int(),
  /** Balance after this entry. */
  balance: z.int(),
  /** 'BILL-1001', 'PAY-1001'; null for an adjustment. */
  documentNumber: z.nullable(z.string()),
  documentId: z.nullable(id),
  /** The order of the bill, if any. */
  purchaseId: z.nullable(id),
  /** The vendor's document number. */
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  storeName: z.string(),
  by: z.string(),
});
export type VendorEntry = z.output<typeof vendorEntry>;

/** The vendor ledger, newest first, in the store's currency. */
export const vendorLedger = endpoint({
  method: 'GET',
  path: '/vendors/:id/ledger',
  needs: ['Vendor', 'read'],
  about: "List a vendor's ledger entries",
  heavy: true,
  params: one,
  query: listQuery(['at'], { kind: z.optional(choice(vendorEntryKinds, { required: true })) }),
  answer: pageOf(vendorEntry),
});

/** A vendor's account over business days, from and to inclusive: opening + entries = closing. At most 2,000 entries. */
export const vendorStatement = endpoint({
  method: 'GET',
  path: '/vendors/:id/statement',
  needs: ['Vendor', 'read'],
  about: 'Get a vendor statement',
  heavy: true,
  params: one,
  query: z.strictObject({ from: date({ required: true }), to: date({ required: true }) }),
  answer: z.object({
    vendor: z.object({ id, name: z.string(), accountNo: z.nullable(z.string()) }),
    currency: z.string(),
    from: z.string(),
    to: z.string(),
    opening: z.int(),
    entries: z.array(vendorEntry),
    billed: z.int(),
    paid: z.int(),
    credited: z.int(),
    adjusted: z.int(),
    closing: z.int(),
    /** More than 2,000 entries: shorten the period. */
    isCut: z.boolean(),
  }),
});

/** Products supplied by the vendor: their numbers, last and previous costs. */
export const vendorSupplies = endpoint({
  method: 'GET',
  path: '/vendors/:id/supplies',
  needs: ['Vendor', 'read'],
  about: "List a vendor's products",
  params: one,
  query: listQuery(['name', 'lastAt', 'pieces'], {}),
  answer: pageOf(
    z.object({
      id,
      productId: id,
      name: z.string(),
      sku: z.string(),
      vendorSku: z.nullable(z.string()),
      leadDays: z.nullable(z.int()),
      /** Pieces received from the vendor by this business. */
      pieces: z.int(),
      lastAt: instant(),
      /** Minor units per piece; null without the right to see costs. */
      lastCost: z.nullable(z.int()),
      /** The last twelve prices, newest first; empty without the right to see costs. */
      prices: z.array(
        z.object({
          at: instant({ required: true }),
          cost: z.int(),
          purchaseId: id,
          purchaseNumber: z.string(),
        }),
      ),
    }),
  ),
});

/** Sets the vendor's product number and lead time; posting updates the rest. */
export const changeVendorProduct = endpoint({
  method: 'PATCH',
  path: '/vendors/:id/supplies/:productId',
  needs: ['Vendor', 'update'],
  about: "Change a vendor's reference of a product",
  params: z.strictObject({ id, productId: id }),
  body: z.strictObject({ vendorSku: text({ max: 40 }), leadDays: z.nullable(z.int().check(z.gte(0), z.lte(365))) }),
  answer: z.object({ productId: id, vendorSku: z.nullable(z.string()), leadDays: z.nullable(z.int()) }),
});

/** Payment methods for vendors. `cash` is taken from the drawer of the user's shift (`payment.noDrawer` without one). */
export const vendorPaymentMethods = ['bank', 'card', 'cash', 'check', 'other'] as const;
export type VendorPaymentMethod = (typeof vendorPaymentMethods)[number];

/** Common fields of payments. */
export const vendorPaymentDraft = z.strictObject({
  id,
  amount: money({ required: true, min: 1 }),
  method: choice(vendorPaymentMethods, { required: true }),
  reference: text(),
  /** Not in the future; for reference, the ledger uses today. */
  paidOn: date({ required: true }),
  note: text(),
});
export type VendorPaymentDraft = z.input<typeof vendorPaymentDraft>;

/** Unpaid bills of a vendor, oldest due date first. */
export const openVendorBills = endpoint({
  method: 'GET',
  path: '/vendors/:id/open-bills',
  needs: ['Vendor', 'read'],
  about: "List a vendor's open bills",
  params: one,
  answer: z.object({
    items: z.array(
      z.object({
        id,
        number: z.string(),
        reference: z.nullable(z.string()),
        purchaseId: z.nullable(id),
        purchaseNumber: z.nullable(z.string()),
        day: z.string(),
        dueDay: z.string(),
        total: z.int(),
        paid: z.int(),
        due: z.int(),
        isLate: z.boolean(),
      }),
    ),
    due: z.int(),
    /** Amount of open bills of other stores of the business in this currency, which are paid there. */
    dueElsewhere: z.int(),
  }),
});

/**
 * Pays a vendor: the given bills, or the oldest due first. Never more than the amount due (`payment.tooMuch`); the parts must add
 * up to the amount (`payment.unlikeParts`).
 */
export const payVendor = endpoint({
  method: 'POST',
  path: '/vendors/:id/payments',
  needs: ['Purchase', 'update'],
  about: 'Pay a vendor',
  key: 'required',
  params: one,
  body: z.extend(vendorPaymentDraft, {
    allocations: z.optional(
      z.array(z.strictObject({ billId: id, amount: money({ required: true, min: 1 }) })).check(
        z.minLength(1),
        z.maxLength(100),
        z.refine((all) => new Set(all.map((part) => part.billId)).size === all.length),
      ),
    ),
  }),
  answer: z.object({
    id,
    number: z.string(),
    amount: z.int(),
    allocations: z.array(z.object({ billId: id, amount: z.int() })),
    balance: z.int(),
  }),
});

/** Posts an opening balance, or amounts settled elsewhere. */
export const adjustVendorBalance = endpoint({
  method: 'POST',
  path: '/vendors/:id/adjustments',
  needs: ['Vendor', 'update'],
  about: "Adjust a vendor's balance",
  key: 'required',
  params: one,
  body: z.strictObject({
    id,
    /** Minor units; positive is owed to the vendor. */
    amount: z.int().check(
      z.gte(-MONEY_MAX),
      z.lte(MONEY_MAX),
      z.refine((amount) => amount !== 0),
    ),
    reason: longText({ required: true, max: 200 }),
  }),
  answer: z.object({ balance: z.int() }),
});
