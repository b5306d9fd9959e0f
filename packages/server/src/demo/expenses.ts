import { expenseTotals, type ExpenseTender } from '@tilldesk/domain/expenses';
import { allRights } from '@tilldesk/domain/rights';
import { addDays, dayOf } from '@tilldesk/domain/time';
import type { Actor, StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { expenseCategoryRecords } from '../modules/expenses/categories.store.ts';
import { expenseRecords } from '../modules/expenses/expenses.store.ts';
import { recurringRecords } from '../modules/expenses/recurring.store.ts';
import { approveExpense, payExpense, submitExpense } from '../modules/expenses/steps.store.ts';
import { idAt } from './plan/ids.ts';
import { createRandom } from './random.ts';

type Planned = {
  category: string;
  payee: string;
  description: string;
  amount: number;
  taxRate?: string;
  /** How it was paid; null if it is not paid yet. */
  tender: ExpenseTender | null;
};

/** The expenses of a month; the rent and the sign are above the limit of a new store. */
const monthly: readonly Planned[] = [
  { category: 'Rent', payee: 'Harbor Estates', description: 'Rent of the month', amount: 240_000, tender: 'bank' },
  { category: 'Utilities', payee: 'City Power', description: 'Electricity', amount: 18_240, tender: 'bank' },
  {
    category: 'Supplies',
    payee: 'Paper & Co',
    description: 'Receipt rolls',
    amount: 5_413,
    taxRate: '0.0825',
    tender: 'card',
  },
  { category: 'Advertising', payee: 'Radio Star', description: 'Spots', amount: 19_900, tender: 'check' },
];

/** Expenses that are not paid yet: one is approved, one waits for approval. */
const open: readonly Planned[] = [
  { category: 'Cleaning', payee: 'Bright Windows', description: 'Shop windows', amount: 9_500, tender: null },
  {
    category: 'Advertising',
    payee: 'Neon Works',
    description: 'Sign above the door',
    amount: 86_600,
    taxRate: '0.0825',
    tender: null,
  },
];

/** Expenses that are created by themselves: the rent is posted on the first of each month, the other is paused. */
const recurring = [
  { ...monthly[0]!, every: 1, unit: 'month', autoPost: true, paused: false },
  { ...open[0]!, every: 2, unit: 'week', autoPost: false, paused: true },
] as const;

const actorOf = (scope: StoreScope): Actor => ({ ...scope, limits: { viewCost: true }, permissions: allRights() });

/**
 * Writes the expenses of a store in the three months before a moment. The clerk enters them, and the manager approves those above the
 * limit: nobody approves an expense of their own.
 */
export async function writeExpenses(
  tx: Tx,
  { clerk, manager }: Record<'clerk' | 'manager', StoreScope>,
  last: string,
): Promise<void> {
  const [actor, approver] = [actorOf(clerk), actorOf(manager)];
  const random = createRandom(1, `${actor.storeId}/expenses`);
  const today = dayOf(last, actor.store.timeZone);
  const categories = new Map<string, string>();
  for (const { category } of [...monthly, ...open]) {
    if (categories.has(category)) continue;
    const id = idAt(last, random);
    categories.set(category, id);
    await expenseCategoryRecords.create(tx, actor, last, { id, name: category });
  }
  const write = async (date: string, { category, tender, taxRate, ...planned }: Planned) => {
    const id = idAt(last, random);
    const draft = {
      ...planned,
      id,
      date,
      categoryId: categories.get(category)!,
      taxOnTop: false,
      taxRate: taxRate ?? null,
    };
    await expenseRecords.create(tx, actor, last, draft);
    const { waits } = await submitExpense(tx, actor, last, id, 1);
    if (tender === null) return;
    // In a shop of one person it waits.
    if (waits && approver.userId === actor.userId) return;
    if (waits) await approveExpense(tx, approver, last, id, { version: 2 });
    const reference = `${tender}-${expenseTotals(draft).total}`;
    await payExpense(tx, actor, last, id, { version: waits ? 3 : 2, tender, reference });
  };
  for (const days of [-75, -45, -15]) {
    for (const one of monthly) await write(addDays(today, days), one);
  }
  for (const one of open) await write(addDays(today, -2), one);
  for (const { category, tender, ...planned } of recurring) {
    await recurringRecords.create(tx, actor, last, {
      ...planned,
      id: idAt(last, random),
      categoryId: categories.get(category)!,
      taxOnTop: false,
      startDate: firstOfNextMonth(today),
      tender: tender === 'bank' ? tender : null,
    });
  }
}

const firstOfNextMonth = (today: string): string => `${addDays(`${today.slice(0, 8)}28`, 4).slice(0, 8)}01`;
