import { dueDates, openDayOf } from '@tilldesk/domain/expenses';
import { Problem } from '@tilldesk/domain/problems';
import { defaultTransactionSettings } from '@tilldesk/domain/stores';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { Actor } from '../../database/scope.ts';
import type { RowOf } from '../../database/statement.ts';
import { attempt, type Tx } from '../../database/transaction.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { notify, type Notice } from '../notifications/notifications.store.ts';
import { settingsOf } from '../stores/transaction.store.ts';
import { expenseRecords } from './expenses.store.ts';
import { linkOf, notifyOfSubmitted } from './notices.store.ts';
import { saveHandled } from './recurring.store.ts';
import { findDueRecurring, saveRecurringOf } from './recurring.statements.ts';
import { payExpense, submitExpense, type Submitted } from './steps.store.ts';

type Due = RowOf<typeof findDueRecurring> & { businessId: string };

/** What was created in a store: the ids of expenses, of recurring ones, and the notices of people. */
export type Repeated = { storeId: string; recurringId: string; expenseIds: string[]; events: UserEvent[] };

/**
 * Creates the expenses of a business that are due, each date once: the dates that passed while no server ran, too. What fails by a rule, such
 * as a category that was removed, is a notice and stays due.
 */
export async function repeatExpenses(tx: Tx, businessId: string, now: string): Promise<Repeated[]> {
  const due = await tx.all(findDueRecurring, { businessId, utcDay: now.slice(0, 10) });
  const repeated: Repeated[] = [];
  for (const one of due) repeated.push(await repeat(tx, { ...one, businessId }, now));
  return repeated;
}

async function repeat(tx: Tx, of: Due, now: string): Promise<Repeated> {
  const actor = actorOf(of);
  const { booksClosedThrough } = settingsOf(actor);
  const today = dayOf(now, of.timeZone);
  const repeated: Repeated = { storeId: of.storeId, recurringId: of.id, expenseIds: [], events: [] };
  for (const date of dueDates(of, of.handledThrough, today)) {
    const day = openDayOf(date, booksClosedThrough);
    // The books are closed through today: it waits for the first open day.
    if (day > today) break;
    if (!of.paused) {
      try {
        const { id, events } = await attempt(tx, () => createExpense(tx, actor, now, { of, date, day }));
        repeated.expenseIds.push(id);
        repeated.events.push(...events);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        repeated.events.push(...(await notifyOfFailure(tx, actor, now, { of, date })));
        break;
      }
    }
    await saveHandled(tx, of, date);
  }
  return repeated;
}

/** The person who set it up, in the store, without rights: what needs a right waits for a person. */
const actorOf = ({ businessId, storeId, locationId, createdBy, currency, timeZone, transaction }: Due): Actor => ({
  businessId,
  storeId,
  locationId,
  userId: createdBy,
  limits: { viewCost: false },
  permissions: [],
  store: { currency, timeZone, transaction: { ...defaultTransactionSettings(currency), ...transaction } },
});

const payeeOf = ({ vendorName, payee, categoryName }: Due): string => vendorName ?? payee ?? categoryName;

/** `date` is the date of the recurring expense, `day` the one of the expense. */
type Occurrence = { of: Due; date: string; day: string };

async function createExpense(
  tx: Tx,
  actor: Actor,
  now: string,
  { of, date, day }: Occurrence,
): Promise<{ id: string; events: UserEvent[] }> {
  const { categoryId, vendorId, payee, amount, taxOnTop, taxRate, taxAmount, description } = of;
  const id = newId(now);
  const draft = { categoryId, vendorId, payee, amount, taxOnTop, taxRate, taxAmount, description };
  const { total } = await expenseRecords.create(tx, actor, now, { ...draft, id, date: day });
  await tx.all(saveRecurringOf, { businessId: actor.businessId, id, recurringId: of.id, date });
  const reason = { reason: payeeOf(of), date };
  await writeAuditEntry(tx, actor, now, 'expense.repeated', 'expense', id, null, reason);
  const submitted = of.autoPost ? await submitAndPay(tx, actor, now, { of, id }) : null;
  const params = {
    state: submitted ? 'numbered' : 'draft',
    number: submitted?.number ?? '',
    payee: payeeOf(of),
    day,
    total,
    currency: of.currency,
  } as const;
  const events = await notify(
    tx,
    { ...actor, now },
    { kind: 'expenseRepeated', params, ...receiverOf(of), link: linkOf(id) },
  );
  if (submitted?.waits)
    events.push(...(await notifyOfSubmitted(tx, actor, now, { id, person: of.creatorName, ...submitted })));
  return { id, events };
}

/** Submits an expense, and pays it if it needs no approval and says how. */
async function submitAndPay(
  tx: Tx,
  actor: Actor,
  now: string,
  { of, id }: { of: Due; id: string },
): Promise<Submitted> {
  const submitted = await submitExpense(tx, actor, now, id, 1);
  if (!submitted.waits && of.tender !== null) await payExpense(tx, actor, now, id, { version: 2, tender: of.tender });
  return submitted;
}

/** The person who set it up, or those who approve expenses after that person has left. */
const receiverOf = ({ creatorActive, createdBy }: Due): Pick<Notice, 'audience'> => ({
  audience: creatorActive ? { users: [createdBy] } : { needs: ['Expense', 'delete'] },
});

function notifyOfFailure(
  tx: Tx,
  actor: Actor,
  now: string,
  { of, date }: Omit<Occurrence, 'day'>,
): Promise<UserEvent[]> {
  return notify(
    tx,
    { ...actor, now },
    {
      kind: 'expenseNotRepeated',
      params: { payee: payeeOf(of), day: date },
      ...receiverOf(of),
      link: '/expense-management?view=recurring',
      groupKey: `expenseNotRepeated ${of.id} ${date}`,
    },
  );
}
