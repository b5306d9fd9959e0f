import type { Product } from '@tilldesk/domain/products';
import { Suspense } from 'react';
import type { TickedProps } from '../../resource/resource.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// Loaded separately, since most visits to the list select nothing.
const ProductBulkActions = lazyPart(async () => (await import('./ProductBulkActions.tsx')).ProductBulkActions);

/** Actions for selected products; they load with the first selection. */
export const ProductTicked = (props: TickedProps<Product>) => (
  <Suspense fallback={null}>
    <ProductBulkActions {...props} />
  </Suspense>
);
