import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, date, flag, id, instant, longText, money, rate, ref, text } from '../fields/fields.ts';

/** A category of expenses: rent, supplies, advertising. Names are unique. */
export const expenseCategory = entity('expenseCategory', { name: text({ required: true }) });
export type ExpenseCategory = Row<typeof expenseCategory>;

/**
 * Statuses of an expense. A draft or a rejected one can be edited; a submitted one waits for approval; a paid one is corrected
 * only by voiding it, which pays the money back.
 */
export const expenseStatuses = ['draft', 'submitted', 'approved', 'paid', 'rejected', 'voided'] as const;
export type ExpenseStatus = (typeof expenseStatuses)[number];

/** How an expense is paid. `cash` is taken from the drawer of the payer. */
export const expenseTenders = ['cash', 'card', 'check', 'bank'] as const;
export type ExpenseTender = (typeof expenseTenders)[number];

/** A cost of the store other than goods. Amounts in minor units. */
export const expense = entity(
  'expense',
  {
    /** The business day of the receipt; not in the future. */
    date: date({ required: true }),
    categoryId: ref('expenseCategories', { required: true }),
    /** A vendor of the business, or the name of another payee. */
    vendorId: ref('vendors'),
    payee: text(),
    amount: money({ required: true, min: 1 }),
    /** Whether the tax is added to the amount; else it is part of it. */
    taxOnTop: flag(),
    taxRate: rate(),
    /** The tax as printed on the receipt; null calculates it from the rate. */
    taxAmount: money(),
    description: longText({ max: 500 }),
  },
  {
    /** 'EXP-1001', or the payee or category of an expense that has no number yet. */
    name: z.string(),
    /** Null until it is submitted. */
    number: z.nullable(z.string()),
    status: choice(expenseStatuses, { required: true }),
    categoryName: z.string(),
    vendorName: z.nullable(z.string()),
    /** The vendor or other payee. */
    payeeName: z.nullable(z.string()),
    tax: z.int(),
    total: z.int(),
    /** How it was paid, and the reference of the card slip, check or transfer. */
    tender: choice(expenseTenders),
    reference: z.nullable(z.string()),
    paidAt: instant(),
    /** Number of attached files. */
    files: z.int(),
    createdBy: z.string(),
    /** Who approved it; null if its total needs no approval. */
    approvedBy: z.nullable(z.string()),
    /** Why it was rejected or voided. */
    reason: z.nullable(z.string()),
    /** The recurring expense that created it. */
    recurringId: z.nullable(id),
  },
);
export type Expense = Row<typeof expense>;
export type ExpenseDraft = DraftOf<typeof expense>;
