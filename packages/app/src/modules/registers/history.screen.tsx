import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Stack } from '../../kit/page/flow.styles.ts';
import { Page } from '../../kit/page/Page.tsx';
import { useSay } from '../../kit/say/useSay.ts';
import type { Deed } from './deeds/Deed.ts';
import { DrawerList } from './list/DrawerList.tsx';
import { OpenTills } from './tills/OpenTills.tsx';

// What stands at the side or above the page loads when it is asked for.
const DrawerPanel = lazy(async () => ({ default: (await import('./drawer/DrawerPanel.tsx')).DrawerPanel }));
const DeedDialog = lazy(async () => ({ default: (await import('./deeds/DeedDialog.tsx')).DeedDialog }));

/** The tills of the store and their drawers now; below them every drawer there was, and one of them at the side. */
export function Screen() {
  const say = useSay();
  const [address, setAddress] = useSearchParams();
  const shown = address.get('drawer');
  const [drawn, setDrawn] = useState(shown !== null);
  const [deed, setDeed] = useState<Deed | null>(null);
  if (shown !== null && !drawn) setDrawn(true);

  const show = (id: string | null) =>
    setAddress(
      (standing) => {
        const next = new URLSearchParams(standing);
        if (id === null) next.delete('drawer');
        else next.set('drawer', id);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <Page about={say('drawers.about')}>
      <Stack>
        <OpenTills onDeed={setDeed} onShow={show} />
        <DrawerList onOpen={show} />
      </Stack>
      <Suspense>
        {drawn && <DrawerPanel id={shown} onClose={() => show(null)} onDeed={setDeed} />}
        {deed && (
          <DeedDialog
            deed={deed}
            onClose={() => setDeed(null)}
            onCounted={(id) => {
              setDeed(null);
              show(id);
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}
