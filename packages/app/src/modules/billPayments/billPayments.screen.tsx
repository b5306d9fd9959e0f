import { Suspense, type FunctionComponent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../page/lazyOnIdle.tsx';
import { Wait } from '../../page/Loading.tsx';
import { ListScreen } from '../../resource/list/ListScreen.tsx';
import { billPaymentsResource } from './billPayments.resource.ts';
import { viewOf, type View } from './views.ts';

// The other views load when their tab is opened.
const besides: Readonly<Record<Exclude<View, 'payments'>, FunctionComponent>> = {
  carriers: lazyPart(async () => (await import('./Carriers.tsx')).Carriers),
  providers: lazyPart(async () => (await import('./Carriers.tsx')).Providers),
};

/** The bill payments of the store, and tabs for carriers and providers, which have no page of their own. */
export function Screen() {
  const [address] = useSearchParams();
  const view = viewOf(address);
  if (view === 'payments') return <ListScreen resource={billPaymentsResource} />;
  const ViewComponent = besides[view];
  return (
    <Suspense fallback={<Wait />}>
      <ViewComponent />
    </Suspense>
  );
}
