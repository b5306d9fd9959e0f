import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { count, PAGE_LIMIT_MAX, pageOf } from '../contract/page.ts';
import { choice, id, instant, money, text } from '../fields/fields.ts';

/** Reasons of store credit entries, among them a grant, its reversal (`correction`), and a merge or its undo. */
export const creditKinds = ['grant', 'correction', 'merge', 'sale', 'tradeIn', 'refund'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** A row of a customer's credit ledger, in minor units, signed. Never changed. */
export const creditEntry = z.object({
  id,
  kind: choice(creditKinds, { required: true }),
  amount: z.int(),
  /** Balance after this entry. */
  balance: z.int(),
  reason: z.string(),
  /** The entry that this one reverses. */
  corrects: z.nullable(id),
  /** Whether it was reversed. */
  isCorrected: z.boolean(),
  by: z.string(),
  at: instant({ required: true }),
});
export type CreditEntry = z.output<typeof creditEntry>;

const of = { params: z.strictObject({ id }) };
const reason = text({ required: true, max: 200 });

/** The store credit of a customer: a ledger whose sum never falls below zero. */
export const customerCredit = {
  list: endpoint({
    method: 'GET',
    path: '/customers/:id/credits',
    needs: ['Customer', 'read'],
    about: "List a customer's store credit entries, newest first",
    query: z.strictObject({ page: z._default(count(10_000), 1), limit: z._default(count(PAGE_LIMIT_MAX), 10) }),
    ...of,
    answer: z.object({ balance: z.int(), ...pageOf(creditEntry).shape }),
  }),
  grant: endpoint({
    method: 'POST',
    path: '/customers/:id/credits',
    needs: ['Customer', 'delete'],
    about: 'Grant store credit, with a reason',
    key: 'required',
    body: z.strictObject({ id, amount: money({ required: true, min: 1 }), reason }),
    ...of,
    answer: creditEntry,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/customers/:id/credits/:entryId/correction',
    needs: ['Customer', 'delete'],
    about: 'Reverse a store credit grant',
    key: 'required',
    params: z.strictObject({ id, entryId: id }),
    body: z.strictObject({ id, reason }),
    answer: creditEntry,
  }),
} as const;
