import { NavTabs } from '@tilldesk/ui';
import { addressOf } from '../../navigation/addressOf.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { stockRoutes, stockViews, type TrackingKind, type StockView } from './places.ts';

/** Tabs for the kinds of stock, low stock, stock value, and adjustments. */
export function StockTabs({ tracking, view }: { tracking: TrackingKind; view: StockView | null }) {
  const t = useTranslate();
  const { viewCost } = useSession().limits;
  const tab = (id: TrackingKind) => ({
    id,
    label: t(`inventory.tab.${id}`),
    href: addressOf(stockRoutes[id].list, {}),
  });
  const views = stockViews
    .filter((id) => viewCost || id !== 'value')
    .map((id) => ({
      id,
      label: t(`inventory.tab.${id}`),
      href: addressOf(stockRoutes[tracking].list, { query: { view: id } }),
    }));
  return (
    <NavTabs
      label={t('inventory.tabs')}
      tabs={[tab('serialized'), tab('quantity'), ...views]}
      current={view ?? tracking}
      renderLink={routerLink}
    />
  );
}
