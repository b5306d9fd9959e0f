import { NavTabs } from '@tilldesk/ui';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '../../navigation/addressOf.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PendingStrip } from './PendingStrip.tsx';
import { LIST } from './places.ts';
import { viewOf, views } from './views.ts';

/** Tabs for bill payments and for the data that has no page of its own; above the payments, those that wait. */
export function BillTabs() {
  const t = useTranslate();
  const [address] = useSearchParams();
  const current = viewOf(address);
  return (
    <>
      <NavTabs
        label={t('billPayments.views')}
        tabs={views.map((view) => ({
          id: view,
          label: t(`billPayments.view.${view}`),
          href: addressOf(LIST, { query: { view: view === 'payments' ? null : view } }),
        }))}
        current={current}
        renderLink={routerLink}
      />
      {current === 'payments' && <PendingStrip />}
    </>
  );
}
