import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, date, flag, longText, money, quantity, rate, ref, text } from '../fields/fields.ts';

/** What an expense is repeated by. */
export const repeatUnits = ['week', 'month', 'year'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** How an expense can be paid without a person: cash is taken from a drawer by a person. */
export const automaticTenders = ['card', 'check', 'bank'] as const;

/** The most weeks, months or years between two dates. */
const EVERY_MAX = 52;

/** An expense that is created by itself on each of its dates. Amounts in minor units. */
export const recurringExpense = entity(
  'recurringExpense',
  {
    categoryId: ref('expenseCategories', { required: true }),
    vendorId: ref('vendors'),
    payee: text(),
    amount: money({ required: true, min: 1 }),
    taxOnTop: flag(),
    taxRate: rate(),
    taxAmount: money(),
    description: longText({ max: 500 }),
    /** The first date, and the day of the month of the later ones. */
    startDate: date({ required: true }),
    every: quantity({ required: true, min: 1, max: EVERY_MAX }),
    unit: choice(repeatUnits, { required: true }),
    /** No expense is created after this day; null goes on. */
    lastDate: date(),
    /** Submits each expense, so that it is approved or waits for approval; else it stays a draft. */
    autoPost: flag(),
    /** Pays each expense that is approved at once; null leaves it to a person. */
    tender: choice(automaticTenders),
    /** The dates that come while it is paused are skipped. */
    paused: flag(),
  },
  {
    /** The payee or the category. */
    name: z.string(),
    categoryName: z.string(),
    payeeName: z.nullable(z.string()),
    total: z.int(),
    /** The date of the next expense; null if it has ended. */
    nextDate: date(),
    /** Number of expenses created so far. */
    created: z.int(),
    createdBy: z.string(),
  },
);
export type RecurringExpense = Row<typeof recurringExpense>;
export type RecurringExpenseDraft = DraftOf<typeof recurringExpense>;
