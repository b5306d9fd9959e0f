import { NavTabs } from '@tilldesk/ui';
import { addressOf } from '../../kit/go/addressOf.ts';
import { routerLink } from '../../kit/go/routerLink.tsx';
import { useSay } from '../../kit/say/useSay.ts';
import { itemPlaces, type Held } from './places.ts';

/** Leads between what is tracked one by one and what is tracked by quantity. */
export function StockTabs({ tracking }: { tracking: Held }) {
  const say = useSay();
  const tab = (id: Held) => ({ id, label: say(`inventory.tab.${id}`), href: addressOf(itemPlaces[id].list, {}) });
  return (
    <NavTabs
      label={say('inventory.tabs')}
      tabs={[tab('serialized'), tab('quantity')]}
      current={tracking}
      renderLink={routerLink}
    />
  );
}
