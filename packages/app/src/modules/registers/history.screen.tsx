import { registers } from '@tilldesk/domain/registers';
import { NavTabs } from '@tilldesk/ui';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressValue } from '../../navigation/useAddressValue.ts';
import { addressOf } from '../../navigation/addressOf.ts';
import { routerLink } from '../../navigation/routerLink.tsx';
import { Page } from '../../page/Page.tsx';
import { Wait } from '../../page/Loading.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useSession } from '../../session/useSession.ts';
import type { DrawerAction } from './actions/DrawerAction.ts';
import { DrawerList } from './list/DrawerList.tsx';
import { OpenTills } from './tills/OpenTills.tsx';
import { Today } from './tills/Today.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// Panels and dialogs load on demand.
const DrawerPanel = lazyPart(async () => (await import('./drawer/DrawerPanel.tsx')).DrawerPanel);
const OutsideList = lazyPart(async () => (await import('./list/OutsideList.tsx')).OutsideList);
const DrawerActionDialog = lazyPart(async () => (await import('./actions/DrawerActionDialog.tsx')).DrawerActionDialog);

/** The tills of the store with their current drawers, the list of all drawers below, and one drawer in a side panel. */
export function Screen() {
  const t = useTranslate();
  const [address] = useSearchParams();
  const [shown, show] = useAddressValue('drawer', { preventScrollReset: true });
  const isOutside = address.get('view') === 'outside';
  const [drawn, setDrawn] = useState(shown !== null);
  const [action, setAction] = useState<DrawerAction | null>(null);
  if (shown !== null && !drawn) setDrawn(true);

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
            action={action}
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

/** The list of drawers, and the list of cash outside drawers if the store allows such cash or has some. */
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
