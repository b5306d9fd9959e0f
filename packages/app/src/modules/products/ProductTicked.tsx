import type { Product } from '@tilldesk/domain/shop';
import { Suspense } from 'react';
import type { TickedProps } from '../../resource/resource.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// Most people who look at the list tick nothing.
const ProductBulkActions = lazyPart(async () => (await import('./ProductDeeds.tsx')).ProductBulkActions);

/** What can be done with ticked products, fetched with the first tick. */
export const ProductTicked = (props: TickedProps<Product>) => (
  <Suspense fallback={null}>
    <ProductBulkActions {...props} />
  </Suspense>
);
