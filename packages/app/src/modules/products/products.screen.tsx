import { Suspense, type FunctionComponent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Wait } from '../../page/Loading.tsx';
import { ListScreen } from '../../resource/list/ListScreen.tsx';
import { productsList } from './productsList.resource.ts';
import { viewOf, type View } from './views.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The other views load when their tab is opened.
const besides: Readonly<Record<Exclude<View, 'products'>, FunctionComponent>> = {
  categories: lazyPart(async () => (await import('./categories/Categories.tsx')).Categories),
  taxes: lazyPart(async () => (await import('./taxes/Taxes.tsx')).Taxes),
  priceRules: lazyPart(async () => (await import('./priceRules/PriceRules.tsx')).PriceRules),
};

/** The catalogue: products, and tabs for data without a page of its own. */
export function Screen() {
  const [address] = useSearchParams();
  const view = viewOf(address);
  if (view === 'products') return <ListScreen resource={productsList} />;
  const ViewComponent = besides[view];
  return (
    <Suspense fallback={<Wait />}>
      <ViewComponent />
    </Suspense>
  );
}
