import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Wait } from '../../kit/page/Wait.tsx';
import { ListScreen } from '../../kit/resource/ListScreen.tsx';
import { productsList } from './productsList.resource.ts';
import { viewOf, type View } from './views.ts';

// What stands beside the products is fetched when somebody turns to it.
const besides: Readonly<Record<Exclude<View, 'products'>, ReturnType<typeof lazy>>> = {
  categories: lazy(async () => ({ default: (await import('./categories/Categories.tsx')).Categories })),
  taxes: lazy(async () => ({ default: (await import('./taxes/Taxes.tsx')).Taxes })),
  priceRules: lazy(async () => ({ default: (await import('./priceRules/PriceRules.tsx')).PriceRules })),
};

/** The catalogue: products, and beside them what has no page of its own. */
export function Screen() {
  const [address] = useSearchParams();
  const view = viewOf(address);
  if (view === 'products') return <ListScreen resource={productsList} />;
  const Beside = besides[view];
  return (
    <Suspense fallback={<Wait />}>
      <Beside />
    </Suspense>
  );
}
