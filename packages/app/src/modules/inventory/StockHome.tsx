import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { stockViews, type TrackingKind } from './places.ts';
import { StockCategories } from './StockCategories.tsx';
import { StockTabs } from './StockTabs.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

const AdjustmentList = lazyPart(async () => (await import('./adjust/AdjustmentList.tsx')).AdjustmentList);
const LowStock = lazyPart(async () => (await import('./LowStock.tsx')).LowStock);
const Valuation = lazyPart(async () => (await import('./Valuation.tsx')).Valuation);

/** First level of the inventory: its categories, or the view in the address: low stock, value, or adjustments. */
export function StockHome({ tracking }: { tracking: TrackingKind }) {
  const t = useTranslate();
  const mayOrder = useMayEnter('/purchases/create-purchases');
  const [address] = useSearchParams();
  const view = stockViews.find((one) => one === address.get('view')) ?? null;
  return (
    <Page
      title={view === null ? undefined : t(`inventory.view.${view}`)}
      actions={
        view === 'low' &&
        mayOrder && (
          <PageLink to="/purchases/create-purchases" icon="plus" tone="primary">
            {t('inventory.order')}
          </PageLink>
        )
      }
    >
      <StockTabs tracking={tracking} view={view} />
      {view === null && <StockCategories key={tracking} tracking={tracking} />}
      <Suspense fallback={<Wait />}>
        {view === 'low' && <LowStock />}
        {view === 'value' && <Valuation />}
        {view === 'adjustments' && <AdjustmentList name="adjustments" />}
      </Suspense>
    </Page>
  );
}
