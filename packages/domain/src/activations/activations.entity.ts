import * as z from 'zod/mini';
import { choice, date, flag, id, instant, list, money, quantity, text } from '../fields/fields.ts';
import { activationStatuses, activationTypes } from './activations.rules.ts';

const DEALER_CODES_MAX = 20;
/** A contract's longest term, months. */
const TERM_MAX = 60;

/** A carrier of the store: what its SIM cards look like, and by which codes it knows the shop. */
export const carrierDraft = z.strictObject({
  id,
  name: text({ required: true, max: 40 }),
  /** Digits with which its SIM cards begin, and how many they have; null where any will do. */
  simPrefix: z.nullable(z.string().check(z.regex(/^89\d{0,8}$/))),
  simLength: quantity({ min: 18, max: 22 }),
  dealerCodes: list(text({ required: true, max: 20 }), { max: DEALER_CODES_MAX }),
  isActive: flag(),
});
export const carrier = z.extend(carrierDraft, { version: z.int() });
export type Carrier = z.output<typeof carrier>;

const parts = {
  carrierId: id,
  /** By which the carrier knows the shop. */
  dealerCode: text({ max: 20 }),
  type: choice(activationTypes, { required: true }),
  /** The contract's months; null without one. */
  term: quantity({ min: 1, max: TERM_MAX }),
  plan: text({ required: true }),
  planPrice: money({ required: true }),
  phone: text({ max: 20, format: 'phone' }),
  /** From which carrier the number comes. */
  portFrom: text({ max: 40 }),
  imei: text({ max: 20, format: 'code' }),
  iccid: text({ max: 30 }),
  /** The customer's account at the carrier. */
  account: text({ max: 30 }),
  /** What the carrier is to pay the shop; null where nobody said, and for those who may not see costs. */
  commission: money(),
  spiff: money(),
};

/** What is entered of an activation, and may be entered otherwise until its sale is posted. */
export const activationTerms = z.strictObject({
  ...parts,
  /** A wrong check digit was looked at, and it stands so on the device or the card. */
  isConfirmed: z.optional(flag()),
});
export type ActivationTerms = z.input<typeof activationTerms>;

/** An activation of a line of a sale; the id comes from the client, so that a second sending is the same. */
export const activationDraft = z.extend(activationTerms, { id, invoiceId: id, lineId: id });

/** An activation as it stands on the wire. */
export const activation = z.object({
  ...parts,
  id,
  invoiceId: id,
  lineId: id,
  carrier: z.string(),
  status: choice(activationStatuses, { required: true }),
  confirmation: text(),
  /** The day on which it ended, 'YYYY-MM-DD'. */
  endedOn: date(),
  currency: z.string(),
  by: z.string(),
  activatedAt: instant(),
  version: z.int(),
});
export type Activation = z.output<typeof activation>;
