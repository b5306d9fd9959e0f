import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, date, id, instant, money } from '../fields/fields.ts';

/** How a person is paid: per hour, per month, or by commissions alone. */
export const payTypes = ['hourly', 'salary', 'commissionOnly'] as const;
export type PayType = (typeof payTypes)[number];

/** The input fields of a pay rate. `amount` is minor units per hour or per month. */
export const payRateFields = {
  payType: choice(payTypes, { required: true }),
  amount: money({ required: true, min: 1 }),
  from: date({ required: true }),
};

/** The pay of a person from a day on. Rates are append-only: a later one for the same day replaces the earlier one. */
export const payRate = z.object({
  id,
  ...payRateFields,
  /** Null for `commissionOnly`. */
  amount: z.nullable(z.int()),
  /** The name of the person who entered it. */
  by: z.string(),
  at: instant({ required: true }),
  /** Whether it is in effect today, in the store's zone. */
  isCurrent: z.boolean(),
  isReplaced: z.boolean(),
});
export type PayRate = z.output<typeof payRate>;

const payRates = z.object({ items: z.array(payRate) });

/** The calls for the pay of a person; only people who may change employees see it. */
export const payCalls = {
  list: endpoint({
    method: 'GET',
    path: '/employees/:id/pay-rates',
    needs: ['Employee', 'update'],
    about: 'List the pay rates of an employee, latest day first',
    params: z.strictObject({ id }),
    answer: payRates,
  }),
  /**
   * Sets the pay from a day on, also from a past or future one. The amount is left out for `commissionOnly`. Errors: pay.missing at
   * amount, pay.ownPay, employee.above, record.notFound.
   */
  set: endpoint({
    method: 'POST',
    path: '/employees/:id/pay-rates',
    needs: ['Employee', 'update'],
    key: 'required',
    about: "Set an employee's pay from a day on",
    params: z.strictObject({ id }),
    body: z.strictObject({
      payType: payRateFields.payType,
      amount: z.nullable(payRateFields.amount),
      from: payRateFields.from,
    }),
    answer: payRates,
  }),
} as const;
