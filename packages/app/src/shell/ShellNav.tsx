import { NavAction, SideNav, type NavItem } from '@tilldesk/ui/shell';
import { useLocation } from 'react-router-dom';
import { currentLink, menuOf, menuSetAt, type MenuEntry } from '../navigation/derive.ts';
import { useRouteTable } from '../navigation/RouteTable.ts';
import { useTranslate, type Translate } from '../i18n/useTranslate.ts';
import { signOut, useSessionView } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';
import { routerLink } from '../navigation/routerLink.tsx';
import { ContactMenu } from './ContactMenu.tsx';
import { StoreMenu } from './StoreMenu.tsx';
import { Switches } from './Switches.tsx';
import { InMenu } from './Shell.styles.ts';

/** The side menu: the main menu, or the account menu on the account pages; only existing pages that the user can open. */
export function ShellNav() {
  const t = useTranslate();
  const routes = useRouteTable();
  const { pathname } = useLocation();
  const { permissions } = useSession();
  const busy = useSessionView()?.busy ?? false;
  const set = menuSetAt(pathname, routes);
  const entries = menuOf(set, routes, permissions);
  const back: NavItem[] =
    set === 'account' ? [{ id: 'back', label: t('shell.backToShop'), icon: 'arrow-left', href: '/' }] : [];
  return (
    <SideNav
      label={t(`shell.nav.${set}`)}
      groups={[{ id: set, items: [...back, ...entries.map((entry) => navItem(entry, t))] }]}
      current={currentLink(
        pathname,
        entries.flatMap((entry) => entry.under ?? [{ name: entry.name, to: entry.to }]),
      )}
      renderLink={routerLink}
      footer={
        <>
          <InMenu>
            <StoreMenu />
            <Switches />
            <ContactMenu />
          </InMenu>
          <NavAction icon="sign-out" label={t('shell.signOut')} disabled={busy} onClick={signOut} />
        </>
      }
    />
  );
}

function navItem({ name, icon, to, under }: MenuEntry, t: Translate): NavItem {
  const item = { id: name, label: t(`menu.${name}`), icon };
  if (under === undefined) return { ...item, href: to };
  return { ...item, items: under.map((link) => ({ id: link.name, label: t(`menu.${link.name}`), href: link.to })) };
}
