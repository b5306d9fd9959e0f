import * as z from 'zod/mini';
import { choice, id, instant, money, text } from '../fields/fields.ts';
import { depositEntryKinds, depositMethods } from './deposits.rules.ts';

/** How money comes in, or goes out: a card has its terminal's reference, a check its number, what is `other` says what it is. */
const method = { way: choice(depositMethods, { required: true }), reference: z.optional(text()) };

/** A deposit that is taken for a draft or a quote; the id comes from the client, so that a second sending is the same deposit. */
export const depositDraft = z.strictObject({
  id,
  /** The draft or quote as it is saved; its customer is whose the deposit is. */
  invoiceId: id,
  amount: money({ required: true, min: 1 }),
  ...method,
});
export type DepositDraft = z.input<typeof depositDraft>;

/** Gives back all that is left of a deposit; the id is that of the entry. */
export const depositBack = z.strictObject({
  id,
  ...method,
  reason: text({ required: true }),
  /** Of `refund.otherTender`: where it does not go back as it came, and one may not do that alone. */
  approvalId: z.optional(id),
});

/** What became of a deposit; `amount` is signed, minor units. */
const depositEntry = z.object({
  id,
  kind: choice(depositEntryKinds, { required: true }),
  amount: z.int(),
  way: z.nullable(choice(depositMethods, { required: true })),
  reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The sale that used it, or was voided. */
  invoice: z.nullable(z.object({ id, number: z.string() })),
  by: z.string(),
  at: instant({ required: true }),
});

/** Money of a customer that the shop holds until a sale uses it. Minor units. */
export const deposit = z.object({
  id,
  /** 'DP-1001'. */
  number: z.string(),
  invoiceId: id,
  /** That draft or quote waits no more: the deposit may pay for any sale of its customer. */
  isFree: z.boolean(),
  customerId: id,
  customerName: z.string(),
  way: choice(depositMethods, { required: true }),
  reference: z.nullable(z.string()),
  amount: z.int(),
  /** What of it is still the customer's. */
  rest: z.int(),
  currency: z.string(),
  by: z.string(),
  at: instant({ required: true }),
  /** The oldest first. */
  entries: z.array(depositEntry),
});
export type Deposit = z.output<typeof deposit>;
