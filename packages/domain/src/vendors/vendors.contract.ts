import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { choice, date, id, instant, longText, money, MONEY_MAX, text } from '../fields/fields.ts';
import { vendor } from './vendors.entity.ts';

const one = z.strictObject({ id });

/** Vendors of the business. A vendor with an open order or an open balance is not archived: `vendor.inUse`. */
export const vendors = crud('/vendors', {
  name: 'vendors',
  module: 'Vendor',
  entity: vendor,
  sorts: ['name', 'createdAt', 'balance', 'lastOrderAt'],
  filters: {
    active: z.optional(z.enum(['true', 'false'])),
    /** Whether something is owed, in the store's currency. */
    owed: z.optional(z.enum(['true', 'false'])),
  },
});

/**
 * How a vendor delivers, over the orders of the business that were placed within the last 365 days. A figure is null where
 * there is nothing yet to tell it from.
 */
export const vendorFigures = endpoint({
  method: 'GET',
  path: '/vendors/:id/figures',
  needs: ['Vendor', 'read'],
  about: 'How a vendor delivers',
  params: one,
  answer: z.object({
    /** Orders that were placed. */
    orders: z.int(),
    /** Days from placing an order until its first goods were here, on the average; one decimal. */
    leadDays: z.nullable(z.number()),
    /** Pieces that came of those that were ordered, 0 to 1: of orders that are over, without extras. */
    fillRate: z.nullable(z.number()),
    /** Pieces that came. */
    received: z.int(),
    /** Of these damaged on arrival, or on their way back to the vendor since. */
    defective: z.int(),
  }),
});

/** Why what is owed to a vendor changes: a bill adds to it, a payment and a credit note take from it. */
export const vendorEntryKinds = ['bill', 'payment', 'credit', 'adjustment'] as const;
export type VendorEntryKind = (typeof vendorEntryKinds)[number];

/** One row of a vendor's ledger. Never changed; a mistake is countered by a row of the same kind and the other sign. */
export const vendorEntry = z.object({
  id,
  at: instant({ required: true }),
  /** The business day of the store that booked it. */
  day: date({ required: true }),
  kind: choice(vendorEntryKinds, { required: true }),
  /** Minor units: above zero is owed to the vendor. */
  amount: z.int(),
  /** What is owed after it. */
  balance: z.int(),
  /** 'BILL-1001', 'PAY-1001'; null for an adjustment. */
  documentNumber: z.nullable(z.string()),
  documentId: z.nullable(id),
  /** Where the bill belongs to an order. */
  purchaseId: z.nullable(id),
  /** The vendor's own number of it. */
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  storeName: z.string(),
  by: z.string(),
});
export type VendorEntry = z.output<typeof vendorEntry>;

/** What was billed, paid and credited, newest first, in the store's currency. */
export const vendorLedger = endpoint({
  method: 'GET',
  path: '/vendors/:id/ledger',
  needs: ['Vendor', 'read'],
  about: 'Ledger of a vendor',
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
  about: 'Statement of a vendor',
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
    /** More than 2,000 entries: the period is to be made shorter. */
    isCut: z.boolean(),
  }),
});

/** What the vendor has sold to the business: how each product is called there, what it cost last and before. */
export const vendorSupplies = endpoint({
  method: 'GET',
  path: '/vendors/:id/supplies',
  needs: ['Vendor', 'read'],
  about: 'Products that a vendor supplies',
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
      /** Pieces received from them by this business. */
      pieces: z.int(),
      lastAt: instant(),
      /** Minor units per piece; null for those who may not see costs. */
      lastCost: z.nullable(z.int()),
      /** The last twelve prices, newest first; empty for those who may not see costs. */
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

/** Says how a vendor calls a product and how long it takes them; posting writes the rest. */
export const changeSupply = endpoint({
  method: 'PATCH',
  path: '/vendors/:id/supplies/:productId',
  needs: ['Vendor', 'update'],
  about: "Change a vendor's reference of a product",
  params: z.strictObject({ id, productId: id }),
  body: z.strictObject({ vendorSku: text({ max: 40 }), leadDays: z.nullable(z.int().check(z.gte(0), z.lte(365))) }),
  answer: z.object({ productId: id, vendorSku: z.nullable(z.string()), leadDays: z.nullable(z.int()) }),
});

/** How a vendor is paid. `cash` comes out of the drawer of the person's shift (`payment.noDrawer` without one). */
export const vendorPaymentMethods = ['bank', 'card', 'cash', 'check', 'other'] as const;
export type VendorPaymentMethod = (typeof vendorPaymentMethods)[number];

/** What every payment says. */
export const paymentDraft = z.strictObject({
  id,
  amount: money({ required: true, min: 1 }),
  method: choice(vendorPaymentMethods, { required: true }),
  reference: text(),
  /** A day not ahead of today; for reference, the books take today. */
  paidOn: date({ required: true }),
  note: text(),
});
export type VendorPaymentDraft = z.input<typeof paymentDraft>;

/** A bill of a vendor that is not paid in full, the oldest due first. */
export const openBills = endpoint({
  method: 'GET',
  path: '/vendors/:id/open-bills',
  needs: ['Vendor', 'read'],
  about: 'Bills of a vendor that are not paid in full',
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
    /** What other stores of the business owe them in this currency by open bills: it is paid there. */
    dueElsewhere: z.int(),
  }),
});

/**
 * Pays a vendor: over the bills named, or, when none is named, over the oldest due first. Never more than is due
 * (`payment.tooMuch`), and the parts are the amount (`payment.unlikeParts`).
 */
export const payVendor = endpoint({
  method: 'POST',
  path: '/vendors/:id/payments',
  needs: ['Purchase', 'update'],
  about: 'Pay a vendor',
  key: 'required',
  params: one,
  body: z.extend(paymentDraft, {
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

/** Books what was owed before there was a ledger, or what was settled outside of it. */
export const adjustVendor = endpoint({
  method: 'POST',
  path: '/vendors/:id/adjustments',
  needs: ['Vendor', 'update'],
  about: "Adjust a vendor's balance",
  key: 'required',
  params: one,
  body: z.strictObject({
    id,
    /** Minor units; above zero is owed to the vendor. */
    amount: z.int().check(
      z.gte(-MONEY_MAX),
      z.lte(MONEY_MAX),
      z.refine((amount) => amount !== 0),
    ),
    reason: longText({ required: true, max: 200 }),
  }),
  answer: z.object({ balance: z.int() }),
});
