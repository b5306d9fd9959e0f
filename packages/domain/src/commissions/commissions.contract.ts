import * as z from 'zod/mini';
import { datePresets } from '../clock/clock.contract.ts';
import { endpoint } from '../contract/endpoint.ts';
import { date, id, instant } from '../fields/fields.ts';

/**
 * What counts for a person, in minor units of the store's currency: lines they sold, less what came back of them, and what
 * corrections gave or took. Below nothing where more came back than was sold in the time.
 */
const personBase = z.object({
  /** Invoices of the time with a line of theirs, whatever became of them. */
  sales: z.int(),
  pieces: z.int(),
  /** Without tax and discounts. */
  net: z.int(),
  /** Of the net what is left over the cost, no line below nothing. Null for those who may not see costs. */
  margin: z.nullable(z.int()),
});

export type PersonBase = z.output<typeof personBase>;

/** Days of the store; this month where nothing is asked for. */
const span = z.strictObject({
  preset: z.optional(z.enum(datePresets)),
  startDate: z.optional(date({ required: true })),
  endDate: z.optional(date({ required: true })),
});

/** The days that were asked for; an end that is null is open. */
const days = { from: z.nullable(z.string()), to: z.nullable(z.string()) };

/** The base of commissions (docs/decisions/0038). What a rule makes of it is not said here. */
export const commissions = {
  name: 'commissions',
  bases: endpoint({
    method: 'GET',
    path: '/commissions/bases',
    needs: ['Commissions', 'read'],
    about: 'What counts for whom, by name',
    heavy: true,
    query: span,
    answer: z.object({ ...days, items: z.array(z.extend(personBase, { userId: id, name: z.string() })) }),
  }),
  /** The same figures as everybody's list has of this person. */
  own: endpoint({
    method: 'GET',
    path: '/commissions/own',
    needs: 'signed-in',
    about: 'What counts for me',
    query: span,
    answer: z.extend(personBase, days),
  }),
  /**
   * Of the open shift even after midnight, else of today's last one; `since` is null where there is none. Amounts are null to
   * one who is to count their drawer blind, until it is counted.
   */
  ofShift: endpoint({
    method: 'GET',
    path: '/commissions/own/shift',
    needs: 'signed-in',
    about: 'What I sold in my shift',
    answer: z.extend(personBase, {
      net: z.nullable(z.int()),
      since: z.nullable(instant({ required: true })),
    }),
  }),
} as const;
