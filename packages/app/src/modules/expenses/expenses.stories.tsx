import type { Meta } from '@storybook/react-vite';
import { paginate } from '@tilldesk/domain/contract';
import {
  expenseAttachments,
  expenseCategories,
  expenses,
  recurringExpenses,
  type Expense,
  type ExpenseCategory,
  type RecurringExpense,
} from '@tilldesk/domain/expenses';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { vendors } from '@tilldesk/domain/vendors';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Expenses', tags: ['!autodocs'] } satisfies Meta;

const saved = { version: 2, createdAt: '2026-03-02T15:00:00.000Z', updatedAt: '2026-03-02T15:00:00.000Z' };
const category = (n: number, name: string): ExpenseCategory => ({
  ...saved,
  id: `01936c3a-7c00-70aa-8000-00000000001${n}`,
  name,
});
const categories = [category(1, 'Rent'), category(2, 'Supplies'), category(3, 'Utilities')];
const draft: Expense = {
  ...saved,
  id: '01936c3a-7c00-70aa-8000-000000000001',
  date: '2026-03-12',
  categoryId: categories[0]!.id,
  vendorId: null,
  payee: 'Harbor Estates',
  amount: 240_000,
  taxOnTop: false,
  taxRate: null,
  taxAmount: null,
  description: 'Rent of March',
  name: 'Harbor Estates',
  number: null,
  status: 'draft',
  categoryName: 'Rent',
  vendorName: null,
  payeeName: 'Harbor Estates',
  tax: 0,
  total: 240_000,
  tender: null,
  reference: null,
  paidAt: null,
  files: 0,
  createdBy: 'Ana Ruiz',
  approvedBy: null,
  reason: null,
  recurringId: null,
};
const recurring: RecurringExpense = {
  ...saved,
  id: '01936c3a-7c00-70aa-8000-000000000021',
  categoryId: categories[0]!.id,
  vendorId: null,
  payee: 'Harbor Estates',
  amount: 240_000,
  taxOnTop: false,
  taxRate: null,
  taxAmount: null,
  description: 'Rent of the month',
  startDate: '2026-01-31',
  every: 1,
  unit: 'month',
  lastDate: null,
  autoPost: true,
  tender: 'bank',
  paused: false,
  name: 'Harbor Estates',
  categoryName: 'Rent',
  payeeName: 'Harbor Estates',
  total: 240_000,
  nextDate: '2026-03-31',
  created: 2,
  createdBy: 'Ana Ruiz',
};
const repeated: RecurringExpense[] = [
  recurring,
  {
    ...recurring,
    id: recurring.id.replace(/1$/, '2'),
    name: 'Bright Windows',
    payeeName: 'Bright Windows',
    every: 2,
    unit: 'week',
    paused: true,
  },
  {
    ...recurring,
    id: recurring.id.replace(/1$/, '3'),
    name: 'Radio Star',
    payeeName: 'Radio Star',
    unit: 'year',
    nextDate: null,
  },
];
const numbered = (number: string, more: Partial<Expense>): Expense => ({ ...draft, number, name: number, ...more });
const submitted = numbered('EXP-1003', { status: 'submitted' });
const approved = numbered('EXP-1003', { status: 'approved', approvedBy: 'Maya Chen' });
const rejected = numbered('EXP-1002', { status: 'rejected', reason: 'The receipt is missing' });
const paid = numbered('EXP-1001', {
  id: '01936c3a-7c00-70aa-8000-000000000002',
  categoryName: 'Supplies',
  payeeName: 'Paper & Co',
  description: 'Receipt rolls',
  amount: 5_413,
  taxRate: '0.0825',
  tax: 413,
  total: 5_413,
  status: 'paid',
  tender: 'cash',
  paidAt: '2026-03-11T16:00:00.000Z',
  files: 1,
});
const voided = { ...paid, status: 'voided' as const, reason: 'Entered twice' };

const history = (...actions: string[]) =>
  answer(expenses.history, () => ({
    items: actions.map((action) => ({
      at: saved.createdAt,
      by: 'Ana Ruiz',
      action: `expense.${action}`,
      reason: null,
    })),
  }));
const receipt = {
  id: paid.id,
  name: 'receipt.jpg',
  mime: 'image/jpeg',
  size: 90_000,
  at: saved.createdAt,
  by: 'Ana Ruiz',
};
const common = [
  answer(expenseCategories.list, () => ({ items: categories, pagination: paginate(1, 500, categories.length) })),
  answer(vendors.list, () => ({ items: [], pagination: paginate(1, 500, 0) })),
  answer(expenseAttachments.list, () => ({ items: [receipt] })),
];
const listed = (...items: Expense[]) =>
  answer(expenses.list, () => ({ items, pagination: paginate(1, 25, items.length) }));

const list = screenAt('/expense-management', {
  requests: [expenses.list],
  fakeServer: { answers: [...common, listed(draft, submitted, paid)] },
});

export const List = list.full(sees('EXP-1003', 'Harbor Estates', 'Submitted', '$54.13', 'Cash'));
export const ListEmpty = list.in({ answers: [listed()] }, sees('No expenses yet'));
export const ListLoading = list.loading();
export const ListFailed = list.failed();
export const ListDenied = list.denied();
export const ListSpanish = list.spanish(sees('Enviado', 'Efectivo'));
export const ListNarrow = list.narrow(sees('Harbor Estates'));

export const Categories = screenAt('/expense-management', {
  query: { view: 'categories' },
  requests: [expenseCategories.list],
  fakeServer: { answers: common },
}).full(sees('Rent', 'Supplies', 'Add category'));

const recurringList = screenAt('/expense-management', {
  query: { view: 'recurring' },
  requests: [recurringExpenses.list],
  fakeServer: {
    answers: [
      ...common,
      answer(recurringExpenses.list, () => ({ items: repeated, pagination: paginate(1, 25, repeated.length) })),
      answer(recurringExpenses.create, () => {
        throw problemAt('lastDate', 'recurringExpense.endsEarly');
      }),
    ],
  },
});

export const Recurring = recurringList.full(sees('Harbor Estates', 'Every 2 weeks', 'Paused', 'Ended', 'Mar 31, 2026'));
export const RecurringEmpty = recurringList.in(
  { answers: [answer(recurringExpenses.list, () => ({ items: [], pagination: paginate(1, 25, 0) }))] },
  sees('Nothing is repeated yet'),
);
export const RecurringLoading = recurringList.loading();
export const RecurringFailed = recurringList.failed();
export const RecurringSpanish = recurringList.spanish(sees('Cada 2 semanas', 'En pausa', 'Terminado'));
export const RecurringNarrow = recurringList.narrow(sees('Harbor Estates'));
export const RecurringForm = recurringList.in(
  {},
  inSequence(
    presses('Add recurring expense'),
    sees('First date', /month without this day/, 'Submit each expense at once'),
  ),
);

const add = screenAt('/expense-management/create-expense', {
  fakeServer: {
    answers: [
      ...common,
      answer(expenses.create, () => {
        throw problemAt('date', 'expense.dayClosed', { day: '2026-02-28' });
      }),
    ],
  },
});

export const New = add.full(sees('Save', 'Before tax'));
export const NewDenied = add.denied();
export const NewSpanish = add.spanish(sees('Guardar', 'Antes de impuestos'));
export const NewNarrow = add.narrow(sees('Save'));
export const NothingFilledIn = add.in({}, inSequence(presses('Save'), sees('2 fields need your attention')));
export const TaxAsTyped = add.in(
  {},
  inSequence(types('Amount', '100'), types('Tax rate', '8.25'), sees('$92.38', '$7.62', '$100.00')),
);
export const TaxAboveTheAmount = add.in(
  {},
  inSequence(types('Amount', '10'), types('Tax amount', '11'), sees('The tax cannot be more than the amount.')),
);
export const LeavingUnsaved = add.in({}, inSequence(types('Amount', '10'), presses('Cancel'), sees('Leave Page?')));

const pageOf = (expense: Expense, ...actions: string[]) =>
  screenAt('/expense-management/edit-expense/:expenseId', {
    with: { expenseId: expense.id },
    requests: [expenses.one],
    named: expense.name,
    fakeServer: {
      answers: [
        ...common,
        answer(expenses.one, () => expense),
        history(...actions),
        answer(expenses.pay, () => {
          throw problemAt('tender', 'payment.noDrawer');
        }),
        answer(expenses.approve, () => approved),
        answer(expenses.submit, () => submitted),
      ],
    },
  });
const draftPage = pageOf(draft, 'created');

export const Draft = draftPage.full(sees('Save', /needs approval/, 'Submit', 'receipt.jpg'));
export const DraftLoading = draftPage.loading();
export const DraftFailed = draftPage.failed();
export const DraftNarrow = draftPage.narrow(sees('Submit'));
export const DraftDenied = draftPage.in(
  {
    as: 'trainee',
    answers: [
      answer(expenses.one, () => {
        throw new Problem('access.denied');
      }),
    ],
  },
  sees('Access Denied'),
);
export const SubmitAsks = draftPage.in(
  {},
  inSequence(presses('Submit'), sees('Submit Harbor Estates?', /can no longer be edited/)),
);
export const EditedDraft = draftPage.in(
  {},
  inSequence(types('Other payee', 'Harbor Estates II'), sees('Save your changes before you submit it.')),
);
export const RepeatAsks = draftPage.in(
  {},
  inSequence(presses('Repeat'), sees('Repeat Harbor Estates', 'First date', /Stays a draft/)),
);
export const CreatedByItself = pageOf({ ...approved, recurringId: recurring.id }, 'repeated', 'approved').full(
  sees('Created by a recurring expense', 'Pay'),
);
export const Rejected = pageOf(rejected, 'created', 'submitted', 'rejected').full(
  sees('Save', 'The receipt is missing', 'Void'),
);
export const Submitted = pageOf(submitted, 'created', 'submitted').full(sees('Approve', 'Reject', 'Void', '$2,400.00'));
export const Approved = pageOf(approved, 'created', 'submitted', 'approved').full(sees('Pay', 'Maya Chen'));
export const PayingAsks = pageOf(approved, 'created').in(
  {},
  inSequence(presses('Pay'), sees('Pay EXP-1003', 'Reference')),
);
export const Paid = pageOf(paid, 'created', 'approved', 'paid').full(
  sees('Paper & Co', '$4.13', '$54.13', 'receipt.jpg'),
);
export const PaidSpanish = pageOf(paid, 'created', 'approved', 'paid').spanish(sees('Pagado', 'Anular'));
export const PaidNarrow = pageOf(paid, 'created', 'approved', 'paid').narrow(sees('$54.13'));
export const Voided = pageOf(voided, 'created', 'approved', 'paid', 'voided').full(
  sees('This expense was voided', 'Entered twice'),
);
