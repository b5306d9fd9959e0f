import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { date } from '../fields/fields.ts';

/** Number of months that the usage of a billing cycle goes back, the current one included. */
export const USAGE_MONTHS = 12;

const monthOfUsage = z.object({
  /** The first day of the month, in the store's zone. */
  from: date({ required: true }),
  /** Invoices posted in all stores, voided ones included. */
  invoices: z.int(),
  /** People who posted an invoice. */
  sellers: z.int(),
});

/** The billing cycle of the business: this installation is self-hosted, so that nothing is charged and nothing is limited. */
export const billingCycle = endpoint({
  method: 'GET',
  path: '/billing-cycle',
  needs: ['Billing Cycle', 'read'],
  pin: true,
  about: 'Get the plan, the current billing period and the usage',
  answer: z.object({
    plan: z.enum(['selfHosted']),
    /** The version of the server. */
    version: z.string(),
    /** The current month, first and last day. */
    period: z.object({ from: date({ required: true }), to: date({ required: true }) }),
    usage: z.object({
      stores: z.int(),
      /** Active people, including invited ones. */
      people: z.int(),
      files: z.int(),
      fileBytes: z.int(),
    }),
    /** The current month first. */
    months: z.array(monthOfUsage),
  }),
});
