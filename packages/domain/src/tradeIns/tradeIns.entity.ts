import * as z from 'zod/mini';
import { choice, date, flag, id, instant, longText, money, quantity, text, version } from '../fields/fields.ts';
import { grades, lockStatuses } from '../inventory/units.entity.ts';
import { blacklistAnswers, documentKinds, tradeInPayouts, tradeInStatuses } from './tradeIns.rules.ts';

/** Maximum codes of a device. */
const CODES_MAX = 6;

/** The seller's identity document: required by law in most places; its number is visible to few users. */
const document = z.strictObject({
  kind: choice(documentKinds, { required: true }),
  number: text({ required: true, max: 40 }),
  expires: date(),
});

/** Condition of the device as checked at the counter. */
const appearanceFields = {
  grade: choice(grades, { required: true }),
  color: text({ max: 30 }),
  storage: text({ max: 20 }),
  batteryHealth: quantity({ max: 100 }),
  lockStatus: choice(lockStatuses, { required: true }),
  notes: longText({ max: 500 }),
};

/** The offer, minor units, and the payout method for the excess over a sale. */
const terms = { offer: money({ required: true, min: 1 }), payout: choice(tradeInPayouts, { required: true }) };

/** Input of a trade-in; the client provides the id, so that a retry creates the same one offer. */
export const tradeInDraft = z.strictObject({
  id,
  /** The sale that it pays for; null without a sale. */
  invoiceId: z.nullable(id),
  customerId: id,
  productId: id,
  /** All codes of the device as read. */
  codes: z.array(text({ required: true, max: 40, format: 'code' })).check(z.minLength(1), z.maxLength(CODES_MAX)),
  /** The user confirmed that a wrong check digit is printed like this on the device. */
  isConfirmed: z.optional(flag()),
  ...appearanceFields,
  document,
  blacklist: choice(blacklistAnswers, { required: true }),
  /** Reference number of the blacklist check. */
  blacklistReference: text(),
  unlocked: flag(),
  agreed: flag(),
  ...terms,
  /** Approval of `tradeIn.offer`: for an offer above the product's price. */
  approvalId: z.optional(id),
});
export type TradeInDraft = z.input<typeof tradeInDraft>;

/** Changes of an existing offer. */
export const tradeInTerms = z.strictObject({ ...terms, version, approvalId: z.optional(id) });

/** A trade-in as sent over the API. */
export const tradeIn = z.object({
  id,
  /** 'TI-1001'; null until it is accepted. */
  number: z.nullable(z.string()),
  status: choice(tradeInStatuses, { required: true }),
  invoiceId: z.nullable(id),
  customerId: id,
  customerName: z.string(),
  productId: id,
  productName: z.string(),
  /** The created unit and its device; null before. */
  unitId: z.nullable(id),
  deviceId: z.nullable(id),
  code: z.string(),
  ...appearanceFields,
  /** `number` is masked if `isMasked`: visible to users who may delete invoices. */
  document: z.object({ ...document.shape, isMasked: z.boolean() }),
  blacklist: choice(blacklistAnswers, { required: true }),
  blacklistReference: text(),
  ...terms,
  currency: z.string(),
  /** Amount paid out to the seller; null before. */
  paidOut: z.nullable(z.int()),
  by: z.string(),
  createdAt: instant({ required: true }),
  acceptedAt: instant(),
  version: z.int(),
});
export type TradeIn = z.output<typeof tradeIn>;
