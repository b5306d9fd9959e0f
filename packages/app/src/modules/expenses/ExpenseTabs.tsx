import { NavTabs } from '@tilldesk/ui';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '../../navigation/addressOf.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { LIST } from './places.ts';
import { viewOf, views } from './views.ts';

/** Tabs for expenses and for the data that has no page of its own. */
export function ExpenseTabs() {
  const t = useTranslate();
  const [address] = useSearchParams();
  return (
    <NavTabs
      label={t('expenses.views')}
      tabs={views.map((view) => ({
        id: view,
        label: t(`expenses.view.${view}`),
        href: addressOf(LIST, { query: { view: view === 'expenses' ? null : view } }),
      }))}
      current={viewOf(address)}
      renderLink={routerLink}
    />
  );
}
