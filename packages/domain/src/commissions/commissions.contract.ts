import * as z from 'zod/mini';
import { datePresets } from '../clock/clock.contract.ts';
import { endpoint } from '../contract/endpoint.ts';
import { date, id, instant } from '../fields/fields.ts';

/**
 * The commission base of a person, in minor units of the store's currency: sold lines less returns, and corrections. Negative if
 * returns exceed sales in the period.
 */
const personBase = z.object({
  /** Invoices of the period with a line of this person, whatever their status. */
  sales: z.int(),
  pieces: z.int(),
  /** Without tax and discounts. */
  net: z.int(),
  /** Net less cost, no line below zero. Null without the right to see costs. */
  margin: z.nullable(z.int()),
});

export type CommissionBase = z.output<typeof personBase>;

/** Days of the store; default: this month. */
const span = z.strictObject({
  preset: z.optional(z.enum(datePresets)),
  startDate: z.optional(date({ required: true })),
  endDate: z.optional(date({ required: true })),
});

/** The requested days; null means open-ended. */
const days = { from: z.nullable(z.string()), to: z.nullable(z.string()) };

/** The base of commissions (docs/decisions/commerce/0038), before any commission rule. */
export const commissions = {
  name: 'commissions',
  bases: endpoint({
    method: 'GET',
    path: '/commissions/bases',
    needs: ['Commissions', 'read'],
    about: 'List commission bases by employee',
    heavy: true,
    query: span,
    answer: z.object({ ...days, items: z.array(z.extend(personBase, { userId: id, name: z.string() })) }),
  }),
  /** The person's own row of the list. */
  own: endpoint({
    method: 'GET',
    path: '/commissions/own',
    needs: 'signed-in',
    about: 'Get my commission base',
    query: span,
    answer: z.extend(personBase, days),
  }),
  /**
   * For the open shift even after midnight, else for today's last one; `since` is null without one. Amounts are null for a person
   * with a blind count until their drawer is counted.
   */
  ofShift: endpoint({
    method: 'GET',
    path: '/commissions/own/shift',
    needs: 'signed-in',
    about: 'Get my sales of the current shift',
    answer: z.extend(personBase, {
      net: z.nullable(z.int()),
      since: z.nullable(instant({ required: true })),
    }),
  }),
} as const;
