import { NavTabs } from '@tilldesk/ui';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '../../navigation/addressOf.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { viewOf, views } from './views.ts';

/** Tabs for products and their related data: categories, taxes, price rules. */
export function CatalogueTabs() {
  const t = useTranslate();
  const [address] = useSearchParams();
  return (
    <NavTabs
      label={t('products.views')}
      tabs={views.map((view) => ({
        id: view,
        label: t(`products.view.${view}`),
        href: addressOf('/product-management', { query: { view: view === 'products' ? null : view } }),
      }))}
      current={viewOf(address)}
      renderLink={routerLink}
    />
  );
}
