import * as z from 'zod/mini';
import { choice, date, flag, id, instant, list, money, quantity, text } from '../fields/fields.ts';
import { activationStatuses, activationTypes } from './activations.rules.ts';

const DEALER_CODES_MAX = 20;
/** A contract's longest term, months. */
const TERM_MAX = 60;

/** A carrier of the store: the format of its SIM cards and its dealer codes of the shop. */
export const carrierDraft = z.strictObject({
  id,
  name: text({ required: true, max: 40 }),
  /** Prefix of its SIM numbers and their length; null for any. */
  simPrefix: z.nullable(z.string().check(z.regex(/^89\d{0,8}$/))),
  simLength: quantity({ min: 18, max: 22 }),
  dealerCodes: list(text({ required: true, max: 20 }), { max: DEALER_CODES_MAX }),
  isActive: flag(),
});
export const carrier = z.extend(carrierDraft, { version: z.int() });
export type Carrier = z.output<typeof carrier>;

const activationFields = {
  carrierId: id,
  /** The carrier's code for the shop. */
  dealerCode: text({ max: 20 }),
  type: choice(activationTypes, { required: true }),
  /** Contract term in months; null without a contract. */
  term: quantity({ min: 1, max: TERM_MAX }),
  plan: text({ required: true }),
  planPrice: money({ required: true }),
  phone: text({ max: 20, format: 'phone' }),
  /** The carrier from which the number is ported. */
  portFrom: text({ max: 40 }),
  imei: text({ max: 20, format: 'code' }),
  iccid: text({ max: 30 }),
  /** The customer's account at the carrier. */
  account: text({ max: 30 }),
  /** Commission that the carrier owes the shop; null if unknown or without the right to see costs. */
  commission: money(),
  spiff: money(),
};

/** The entered data of an activation; can be changed until its sale is posted. */
export const activationInput = z.strictObject({
  ...activationFields,
  /** The user confirmed that a wrong check digit is printed like this on the device or card. */
  isConfirmed: z.optional(flag()),
});
export type ActivationInput = z.input<typeof activationInput>;

/** An activation of a line of a sale; the client provides the id, so that a retry creates the same one. */
export const activationDraft = z.extend(activationInput, { id, invoiceId: id, lineId: id });

/** An activation as sent over the API. */
export const activation = z.object({
  ...activationFields,
  id,
  invoiceId: id,
  lineId: id,
  carrier: z.string(),
  status: choice(activationStatuses, { required: true }),
  confirmation: text(),
  /** The day it ended, 'YYYY-MM-DD'. */
  endedOn: date(),
  currency: z.string(),
  by: z.string(),
  activatedAt: instant(),
  version: z.int(),
});
export type Activation = z.output<typeof activation>;
