import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, instant } from '../fields/fields.ts';

/** Today's figures of the store, in minor units of its currency and days of its time zone. */
export const dashboard = endpoint({
  method: 'GET',
  path: '/dashboard',
  needs: ['Dashboard', 'read'],
  about: "Today's figures",
  answer: z.object({
    day: z.string(),
    currency: z.string(),
    netSales: z.int(),
    /** Net sales of the same weekday a week ago, up to the same time of day. */
    netSalesLastWeek: z.int(),
    tax: z.int(),
    tendered: z.int(),
    invoices: z.int(),
    averageSale: z.int(),
    pieces: z.int(),
    /** Null without the right to see costs. */
    grossProfit: z.nullable(z.int()),
    drafts: z.int(),
    lowStock: z.int(),
    /**
     * Bills paid at the counter: pending ones, and what was handled for carriers today, which is not revenue. `revenue` is fee and
     * commission, null without the right to see costs. Null without the right to read bill payments.
     */
    bills: z.nullable(z.object({ pending: z.int(), handled: z.int(), revenue: z.nullable(z.int()) })),
    /** Net sales by hour of today, 0 to 23. */
    byHour: z.array(z.int()),
    /** The last 14 days, oldest first, today last. */
    byDay: z.array(z.object({ day: z.string(), netSales: z.int(), invoices: z.int() })),
    /** The latest posted sales, newest first; null without the right to read invoices. */
    latest: z.nullable(
      z.array(
        z.object({
          id,
          number: z.string(),
          customerName: z.nullable(z.string()),
          salesperson: z.string(),
          total: z.int(),
          postedAt: instant({ required: true }),
        }),
      ),
    ),
  }),
});
