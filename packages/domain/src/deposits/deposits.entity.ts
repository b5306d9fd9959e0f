import * as z from 'zod/mini';
import { choice, id, instant, money, text } from '../fields/fields.ts';
import { depositEntryKinds, depositMethods } from './deposits.rules.ts';

/** Payment method: a card has the terminal's reference, a check its number, `other` a description. */
const method = { method: choice(depositMethods, { required: true }), reference: z.optional(text()) };

/** Input of a deposit for a draft or quote; the client provides the id, so that a retry creates the same deposit. */
export const depositDraft = z.strictObject({
  id,
  /** The saved draft or quote; the deposit belongs to its customer. */
  invoiceId: id,
  amount: money({ required: true, min: 1 }),
  ...method,
});
export type DepositDraft = z.input<typeof depositDraft>;

/** Returns the remainder of a deposit; `id` is that of the new entry. */
export const depositBack = z.strictObject({
  id,
  ...method,
  reason: text({ required: true }),
  /** Approval of `refund.otherTender`: required for another payment method without the right. */
  approvalId: z.optional(id),
});

/** An entry of a deposit; `amount` is signed, minor units. */
const depositEntry = z.object({
  id,
  kind: choice(depositEntryKinds, { required: true }),
  amount: z.int(),
  method: z.nullable(choice(depositMethods, { required: true })),
  reference: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The sale that used it, or that was voided. */
  invoice: z.nullable(z.object({ id, number: z.string() })),
  by: z.string(),
  at: instant({ required: true }),
});

/** A customer's deposit, until a sale uses it. Minor units. */
export const deposit = z.object({
  id,
  /** 'DP-1001'. */
  number: z.string(),
  invoiceId: id,
  /** The draft or quote is no longer open: the deposit can pay for any sale of its customer. */
  isFree: z.boolean(),
  customerId: id,
  customerName: z.string(),
  method: choice(depositMethods, { required: true }),
  reference: z.nullable(z.string()),
  amount: z.int(),
  /** Remaining amount. */
  rest: z.int(),
  currency: z.string(),
  by: z.string(),
  at: instant({ required: true }),
  /** The oldest first. */
  entries: z.array(depositEntry),
});
export type Deposit = z.output<typeof deposit>;
