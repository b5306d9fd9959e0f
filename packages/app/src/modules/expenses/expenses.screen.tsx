import { Suspense, type FunctionComponent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../page/lazyOnIdle.tsx';
import { Wait } from '../../page/Loading.tsx';
import { ListScreen } from '../../resource/list/ListScreen.tsx';
import { expensesResource } from './expenses.resource.ts';
import { viewOf, type View } from './views.ts';

// The other views load when their tab is opened.
const besides: Readonly<Record<Exclude<View, 'expenses'>, FunctionComponent>> = {
  recurring: lazyPart(async () => (await import('./RecurringExpenses.tsx')).RecurringExpenses),
  categories: lazyPart(async () => (await import('./ExpenseCategories.tsx')).ExpenseCategories),
};

/** The expenses of the store, and tabs for data without a page of its own. */
export function Screen() {
  const [address] = useSearchParams();
  const view = viewOf(address);
  if (view === 'expenses') return <ListScreen resource={expensesResource} />;
  const ViewComponent = besides[view];
  return (
    <Suspense fallback={<Wait />}>
      <ViewComponent />
    </Suspense>
  );
}
