import { formScreen } from '../../resource/resourceRoutes.tsx';
import { pagesWith } from '../../navigation/route.ts';
import { ADD, EDIT, LIST } from './places.ts';

const page = pagesWith('expenses', 'resource', 'buying');

export const expensesRoutes = [
  page(LIST, {
    title: 'expenses.title',
    menu: 'expenses',
    screen: () => import('./expenses.screen.tsx'),
    guard: ['Expense', 'read'],
  }),
  page(ADD, {
    title: 'expenses.add',
    screen: formScreen(async () => (await import('./expenses.resource.ts')).expensesResource),
    guard: ['Expense', 'create'],
    onLeave: true,
    also: ['/create-expense'],
  }),
  page(EDIT, {
    title: 'expenses.edit',
    screen: () => import('./editExpense.screen.tsx'),
    onLeave: true,
    also: ['/edit-expense/:expenseId'],
  }),
];
