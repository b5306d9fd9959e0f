import { expenseTenders, type ExpenseTender } from '@tilldesk/domain/expenses';
import { newId } from '../../database/new-id.ts';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Random } from '../../demo/random.ts';
import { expenseRecords } from '../../modules/expenses/expenses.store.ts';
import {
  approveExpense,
  payExpense,
  rejectExpense,
  submitExpense,
  voidExpense,
} from '../../modules/expenses/steps.store.ts';
import type { ReferenceModel } from '../reference-model.ts';
import { NOW, some, type Drawing, type Operation } from '../stock-life.ts';

/** People with all rights, the category of the expenses, and the reference model that records what was paid. */
type Spending = { referenceModel: ReferenceModel; people: readonly Actor[]; expenseCategoryId: string };

/** Operations on expenses: entered, submitted, approved or rejected, paid in every way, and voided. */
export const expenseOperations = (at: Spending): readonly Drawing[] => [
  { often: 3, draw: (_, random) => enter(random, at) },
  { often: 2, draw: (_, random) => decide(random, at) },
  { often: 6, draw: (_, random) => pay(random, at) },
  { often: 3, draw: (_, random) => voidOne(random, at) },
];

const DAY = NOW.slice(0, 10);

/** Up to twice the limit of a store, so that half of them wait for approval. */
function enter(random: Random, { people, expenseCategoryId }: Spending): Operation {
  const [caller, id, amount] = [random.pick(people), newId(NOW), random.int(1, 40_000)];
  const taxRate = random.probability(0.5) ? '0.0825' : null;
  const draft = { id, date: DAY, categoryId: expenseCategoryId, amount, taxOnTop: random.probability(0.5), taxRate };
  return {
    name: 'enter an expense',
    run: async (tx) => {
      await expenseRecords.create(tx, caller, NOW, draft);
      await submitExpense(tx, caller, NOW, id, 1);
    },
  };
}

/** Approves or rejects one that waits; nobody approves their own. */
function decide(random: Random, { people }: Spending): Operation {
  const [caller, nth, approves] = [random.pick(people), random.next(), random.probability(0.8)];
  return {
    name: 'decide on an expense',
    run: async (tx) => {
      const { id, version } = await oneIn(tx, `status = 'submitted'`, nth);
      if (approves) await approveExpense(tx, caller, NOW, id, { version });
      else await rejectExpense(tx, caller, NOW, id, { version, reason: 'At random' });
    },
  };
}

function pay(random: Random, { referenceModel, people }: Spending): Operation {
  const [caller, nth, tender] = [random.pick(people), random.next(), random.pick(expenseTenders)];
  let paid: { id: string; tender: ExpenseTender; total: number };
  return {
    name: 'pay an expense',
    run: async (tx) => {
      const { id, version, total } = await oneIn(tx, `status = 'approved'`, nth);
      paid = { id, tender, total };
      await payExpense(tx, caller, NOW, id, { version, tender });
    },
    onCommitted: () => referenceModel.spent(paid.id, paid),
  };
}

function voidOne(random: Random, { referenceModel, people }: Spending): Operation {
  const [caller, nth] = [random.pick(people), random.next()];
  let id: string;
  return {
    name: 'void an expense',
    run: async (tx) => {
      const found = await oneIn(tx, `status in ('approved', 'paid')`, nth);
      id = found.id;
      await voidExpense(tx, caller, NOW, id, { version: found.version, reason: 'At random' });
    },
    onCommitted: () => referenceModel.isGone(id),
  };
}

async function oneIn(
  tx: Tx,
  condition: string,
  share: number,
): Promise<{ id: string; version: number; total: number }> {
  const id = await some(tx, `select id from expenses where ${condition}`, share);
  const [row] = await tx.raw<{ version: number; total: number }>('select version, total from expenses where id = $1', [
    id,
  ]);
  return { id, ...(row ?? { version: 1, total: 0 }) };
}
