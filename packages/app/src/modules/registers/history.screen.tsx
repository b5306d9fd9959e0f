import { registers } from '@tilldesk/domain/shop';
import { NavTabs } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '../../navigation/addressOf.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useSession } from '../../session/useSession.ts';
import type { DrawerAction } from './deeds/Deed.ts';
import { DrawerList } from './list/DrawerList.tsx';
import { OpenTills } from './tills/OpenTills.tsx';
import { Today } from './tills/Today.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// What stands at the side or above the page loads when it is asked for.
const DrawerPanel = lazyPart(async () => (await import('./drawer/DrawerPanel.tsx')).DrawerPanel);
const OutsideList = lazyPart(async () => (await import('./list/OutsideList.tsx')).OutsideList);
const DrawerActionDialog = lazyPart(async () => (await import('./deeds/DeedDialog.tsx')).DrawerActionDialog);

/** The tills of the store and their drawers now; below them every drawer there was, and one of them at the side. */
export function Screen() {
  const t = useTranslate();
  const [address, setAddress] = useSearchParams();
  const shown = address.get('drawer');
  const isOutside = address.get('view') === 'outside';
  const [drawn, setDrawn] = useState(shown !== null);
  const [action, setAction] = useState<DrawerAction | null>(null);
  if (shown !== null && !drawn) setDrawn(true);

  const show = (id: string | null) =>
    setAddress(
      (params) => {
        const next = new URLSearchParams(params);
        if (id === null) next.delete('drawer');
        else next.set('drawer', id);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <Page about={t('drawers.about')}>
      <Views isOutside={isOutside} />
      {isOutside ? (
        <Suspense fallback={<Wait />}>
          <OutsideList />
        </Suspense>
      ) : (
        <DrawerList
          tills={<OpenTills onAction={setAction} onShow={show} />}
          today={<Today onAction={setAction} onShow={show} />}
          onOpen={show}
        />
      )}
      <Suspense>
        {drawn && <DrawerPanel id={shown} onClose={() => show(null)} onAction={setAction} />}
        {action && (
          <DrawerActionDialog
            deed={action}
            onClose={() => setAction(null)}
            onCounted={(id) => {
              setAction(null);
              show(id);
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}

const PATH = '/cash-in-out/history';

/** The drawers, and beside them cash outside drawers where the store allows it or has some. */
function Views({ isOutside }: { isOutside: boolean }) {
  const t = useTranslate();
  const isAllowed = useSession().store.transaction.cashWithoutDrawer;
  const { data } = useAnswer(registers.outside, isAllowed || isOutside ? null : { query: { page: 1, limit: 1 } });
  if (!isAllowed && !isOutside && !data?.items.length) return null;
  return (
    <NavTabs
      label={t('drawers.views')}
      tabs={[
        { id: 'drawers', label: t('drawers.view.drawers'), href: addressOf(PATH, {}) },
        { id: 'outside', label: t('drawers.view.outside'), href: addressOf(PATH, { query: { view: 'outside' } }) },
      ]}
      current={isOutside ? 'outside' : 'drawers'}
      renderLink={routerLink}
    />
  );
}
