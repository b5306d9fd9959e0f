import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, date, id, longText, money, quantity, text } from '../fields/fields.ts';
import { uniqueIds } from '../sales/invoices.entity.ts';
import { paymentDraft } from '../vendors/vendors.contract.ts';
import { purchase } from './purchases.entity.ts';
import { landedSplits } from './purchases.rules.ts';

const one = { params: z.strictObject({ id }), answer: purchase };
const reason = longText({ required: true, max: 200 });

/**
 * Books a vendor's bill. Only what is received can be billed (`bill.notReceived`). Where the price differs from what the
 * goods were received at, the difference goes to the units and pieces that still stand, the rest to cost variance. The
 * same vendor's number is taken once (`bill.twice`). Another vendor may bill charges alone, a carrier the freight.
 */
export const billPurchase = endpoint({
  method: 'POST',
  path: '/purchases/:id/bills',
  needs: ['Purchase', 'update'],
  about: "Book a vendor's bill",
  key: 'required',
  body: z.strictObject({
    id,
    /** The order's vendor unless told. */
    vendorId: z.optional(z.nullable(id)),
    /** The vendor's number of the bill. */
    reference: text({ required: true }),
    /** Not ahead of today. */
    day: date({ required: true }),
    /** By the order's terms unless told. */
    dueDay: date(),
    lines: z
      .array(
        z.strictObject({
          lineId: id,
          quantity: quantity({ required: true, min: 1, max: 10_000 }),
          /** Each, after discount and before tax. */
          unitCost: money({ required: true }),
          /** Of the whole line as the bill says it; none works it out by the order's rate. */
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
  ...one,
});

/** Takes a bill back of which nothing is paid (`bill.paid`); its corrections of cost are countered. */
export const reverseBill = endpoint({
  method: 'POST',
  path: '/bills/:id/reverse',
  needs: ['Purchase', 'update'],
  about: 'Reverse a bill',
  key: 'required',
  body: z.strictObject({ reason }),
  ...one,
});

/** Pays a bill, in part or in full, never more than is due (`payment.tooMuch {due}`). */
export const payBill = endpoint({
  method: 'POST',
  path: '/bills/:id/payments',
  needs: ['Purchase', 'update'],
  about: 'Pay a bill',
  key: 'required',
  body: paymentDraft,
  ...one,
});

/** Takes a payment back that was entered wrong: its bills are due again. */
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
 * Shares a cost out over the goods that were received: freight, customs, insurance. The parts add up to it; each unit
 * bears its part as landed cost, what has left the shop goes to cost variance. It owes nobody anything: a bill does.
 */
export const addLandedCost = endpoint({
  method: 'POST',
  path: '/purchases/:id/landed-costs',
  needs: ['Purchase', 'update'],
  about: 'Share a cost out over received goods',
  key: 'required',
  body: z.strictObject({
    id,
    label: text({ required: true, max: 40 }),
    amount: money({ required: true, min: 1 }),
    split: choice(landedSplits, { required: true }),
    /** One receipt of the order, or all of them. */
    receiptId: z.optional(z.nullable(id)),
  }),
  ...one,
});

/** Takes a landed cost back by a negative one with the same parts, once (`landed.reversed`). */
export const reverseLandedCost = endpoint({
  method: 'POST',
  path: '/landed-costs/:id/reverse',
  needs: ['Purchase', 'update'],
  about: 'Reverse a landed cost',
  key: 'required',
  body: z.strictObject({ id, reason }),
  ...one,
});
