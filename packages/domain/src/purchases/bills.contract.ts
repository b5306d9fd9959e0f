import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, date, id, longText, money, quantity, text } from '../fields/fields.ts';
import { uniqueIds } from '../sales/invoices.entity.ts';
import { vendorPaymentDraft } from '../vendors/vendors.contract.ts';
import { purchase } from './purchases.entity.ts';
import { landedSplits } from './purchases.rules.ts';

const purchaseById = { params: z.strictObject({ id }), answer: purchase };
const reason = longText({ required: true, max: 200 });

/**
 * Posts a vendor bill. Only received goods can be billed (`bill.notReceived`). A price difference to the receipt goes to the
 * units and pieces still in stock, the rest to cost variance. A bill number is accepted once per vendor (`bill.twice`). Another
 * vendor can bill charges only, such as a carrier the freight.
 */
export const billPurchase = endpoint({
  method: 'POST',
  path: '/purchases/:id/bills',
  needs: ['Purchase', 'update'],
  about: "Book a vendor's bill",
  key: 'required',
  body: z.strictObject({
    id,
    /** Default: the vendor of the order. */
    vendorId: z.optional(z.nullable(id)),
    /** The vendor's bill number. */
    reference: text({ required: true }),
    /** Not in the future. */
    day: date({ required: true }),
    /** Default: by the terms of the order. */
    dueDay: date(),
    lines: z
      .array(
        z.strictObject({
          lineId: id,
          quantity: quantity({ required: true, min: 1, max: 10_000 }),
          /** Each, after discount and before tax. */
          unitCost: money({ required: true }),
          /** Of the whole line as billed; null calculates it from the rate of the order. */
          tax: money(),
        }),
      )
      .check(
        z.maxLength(200),
        z.refine((all) => new Set(all.map((line) => line.lineId)).size === all.length),
      ),
    charges: z
      .array(
        z.strictObject({ id, label: text({ required: true, max: 40 }), amount: money({ required: true, min: 1 }) }),
      )
      .check(z.maxLength(10), uniqueIds),
  }),
  ...purchaseById,
});

/** Reverses an unpaid bill (`bill.paid`), including its cost corrections. */
export const reverseBill = endpoint({
  method: 'POST',
  path: '/bills/:id/reverse',
  needs: ['Purchase', 'update'],
  about: 'Reverse a bill',
  key: 'required',
  body: z.strictObject({ reason }),
  ...purchaseById,
});

/** Pays a bill, in part or in full, never more than is due (`payment.tooMuch {due}`). */
export const payBill = endpoint({
  method: 'POST',
  path: '/bills/:id/payments',
  needs: ['Purchase', 'update'],
  about: 'Pay a bill',
  key: 'required',
  body: vendorPaymentDraft,
  ...purchaseById,
});

/** Reverses an incorrect payment: its bills are due again. */
export const reversePayment = endpoint({
  method: 'POST',
  path: '/vendor-payments/:id/reverse',
  needs: ['Purchase', 'update'],
  about: 'Reverse a payment to a vendor',
  key: 'required',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason }),
  answer: z.object({ id, balance: z.int() }),
});

/**
 * Distributes a cost over received goods: freight, customs, insurance. The parts add up to it; each unit gets its part as landed
 * cost, parts of goods that left the shop go to cost variance. It creates no payable; a bill does.
 */
export const addLandedCost = endpoint({
  method: 'POST',
  path: '/purchases/:id/landed-costs',
  needs: ['Purchase', 'update'],
  about: 'Allocate a landed cost to received items',
  key: 'required',
  body: z.strictObject({
    id,
    label: text({ required: true, max: 40 }),
    amount: money({ required: true, min: 1 }),
    split: choice(landedSplits, { required: true }),
    /** One receipt of the order, or all of them. */
    receiptId: z.optional(z.nullable(id)),
  }),
  ...purchaseById,
});

/** Reverses a landed cost by a negative one with the same parts, once (`landed.reversed`). */
export const reverseLandedCost = endpoint({
  method: 'POST',
  path: '/landed-costs/:id/reverse',
  needs: ['Purchase', 'update'],
  about: 'Reverse a landed cost',
  key: 'required',
  body: z.strictObject({ id, reason }),
  ...purchaseById,
});
