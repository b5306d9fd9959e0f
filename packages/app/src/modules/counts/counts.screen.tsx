import { NavTabs } from '@tilldesk/ui';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '../../navigation/addressOf.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { Page } from '../../page/Page.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { CategoryCounts } from './CategoryCounts.tsx';
import { CountHistory } from './CountHistory.tsx';

const home = '/manage-inventory/manage-inventory-count';

/** Inventory counts, by category or as a list of counts. */
export function Screen() {
  const t = useTranslate();
  const [address] = useSearchParams();
  const isHistory = address.get('view') === 'history';
  return (
    <Page>
      <NavTabs
        label={t('counts.tabs')}
        tabs={[
          { id: 'categories', label: t('counts.tab.categories'), href: addressOf(home, {}) },
          { id: 'history', label: t('counts.tab.history'), href: addressOf(home, { query: { view: 'history' } }) },
        ]}
        current={isHistory ? 'history' : 'categories'}
        renderLink={routerLink}
      />
      {isHistory ? <CountHistory /> : <CategoryCounts />}
    </Page>
  );
}
