import * as z from 'zod/mini';
import { choice, date, flag, id, instant, longText, money, quantity, text, version } from '../fields/fields.ts';
import { grades, lockStatuses } from '../inventory/units.entity.ts';
import { blacklistAnswers, documentKinds, tradeInPayouts, tradeInStatuses } from './tradeIns.rules.ts';

/** The most codes that one device bears. */
const CODES_MAX = 6;

/** What the seller showed: required by law in most places; its number is told to few. */
const document = z.strictObject({
  kind: choice(documentKinds, { required: true }),
  number: text({ required: true, max: 40 }),
  expires: date(),
});

/** What was seen of the device at the counter. */
const appearanceFields = {
  grade: choice(grades, { required: true }),
  color: text({ max: 30 }),
  storage: text({ max: 20 }),
  batteryHealth: quantity({ max: 100 }),
  lockStatus: choice(lockStatuses, { required: true }),
  notes: longText({ max: 500 }),
};

/** What is paid for it, minor units, and how what exceeds a sale goes out. */
const terms = { offer: money({ required: true, min: 1 }), payout: choice(tradeInPayouts, { required: true }) };

/** A device that is offered for; the id comes from the client, so that a second sending is the same offer. */
export const tradeInDraft = z.strictObject({
  id,
  /** The sale that it pays for; null where the shop only buys. */
  invoiceId: z.nullable(id),
  customerId: id,
  productId: id,
  /** All codes of the device as they were read. */
  codes: z.array(text({ required: true, max: 40, format: 'code' })).check(z.minLength(1), z.maxLength(CODES_MAX)),
  /** A wrong check digit was looked at, and it stands so on the device. */
  isConfirmed: z.optional(flag()),
  ...appearanceFields,
  document,
  blacklist: choice(blacklistAnswers, { required: true }),
  /** The register's own number of its answer. */
  blacklistReference: text(),
  unlocked: flag(),
  agreed: flag(),
  ...terms,
  /** Of `tradeIn.offer`: where the offer is above the product's price. */
  approvalId: z.optional(id),
});
export type TradeInDraft = z.input<typeof tradeInDraft>;

/** What may be said otherwise of an offer that stands. */
export const tradeInTerms = z.strictObject({ ...terms, version, approvalId: z.optional(id) });

/** A trade-in as it stands on the wire. */
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
  /** The unit that it became, and the device of which that is a life; null before. */
  unitId: z.nullable(id),
  deviceId: z.nullable(id),
  code: z.string(),
  ...appearanceFields,
  /** `number` is masked where `isMasked`: whoever may delete invoices reads it. */
  document: z.object({ ...document.shape, isMasked: z.boolean() }),
  blacklist: choice(blacklistAnswers, { required: true }),
  blacklistReference: text(),
  ...terms,
  currency: z.string(),
  /** What of the offer went out to the seller; null before. */
  paidOut: z.nullable(z.int()),
  by: z.string(),
  createdAt: instant({ required: true }),
  acceptedAt: instant(),
  version: z.int(),
});
export type TradeIn = z.output<typeof tradeIn>;
