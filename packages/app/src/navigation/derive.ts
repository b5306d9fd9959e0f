import { opens, type Permission } from '@tilldesk/domain/rights';
import { accountMenu, mainMenu, type MenuHeading, type MenuName } from './menus.ts';
import { isPage, type Page, type Route } from './route.ts';

type Rights = readonly Permission[] | null;

/** Returns whether a user can open a route. A route without a guard is open to every signed-in user. */
export const mayEnter = ({ guard }: Pick<Route, 'guard'>, rights: Rights): boolean =>
  guard === undefined || opens(rights, guard);

/** An entry of a menu: a link, or a heading with links. */
export type MenuEntry = { name: MenuName; icon: MenuHeading['icon'] } & (
  | { to: string; under?: undefined }
  | { under: readonly MenuLink[]; to?: undefined }
);
export type MenuLink = { name: MenuName; to: string };

/** Returns the menu entries that exist and that the user can open, in the order of the spec. */
export function menuOf(set: 'main' | 'account', routes: readonly Route[], rights: Rights): MenuEntry[] {
  const open = routes.filter((route) => route.menu !== undefined && mayEnter(route, rights));
  const link = (place: string): MenuLink[] =>
    open.filter(({ menu }) => menu === place).map(({ path, menu }) => ({ name: menu ?? 'dashboard', to: path }));
  const headings: readonly Heading[] = set === 'main' ? mainMenu : accountMenu;
  return headings.flatMap(({ place, icon, under }): MenuEntry[] => {
    if (under === undefined) return link(place).map((one) => ({ ...one, icon }));
    const links = under.flatMap(link);
    return links.length === 0 ? [] : [{ name: place, icon, under: links }];
  });
}

type Heading = MenuHeading & { place: MenuName };

/** Returns the menu at the side of a path: the account menu on the account pages and below them, else the main menu. */
export function menuSetAt(pathname: string, routes: readonly Route[]): 'main' | 'account' {
  const own = routes.filter(isPage).filter(({ menu, account }) => account ?? menu?.startsWith('account.') ?? false);
  return own.some(({ path }) => isAtOrBelow(pathname, path)) ? 'account' : 'main';
}

/** Returns the menu link to mark as the current one: the longest path that the address equals or is below. */
export function currentLink(pathname: string, links: readonly MenuLink[]): MenuName | undefined {
  return links
    .filter(({ to }) => isAtOrBelow(pathname, to))
    .toSorted((a, b) => b.to.length - a.to.length)
    .at(0)?.name;
}

const isAtOrBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Returns the pages above a page, outermost first: those of the table whose path is a prefix of its path. */
export function pagesAbove(page: Page, routes: readonly Route[]): Page[] {
  return routes
    .filter(isPage)
    .filter(({ path }) => page.path.startsWith(`${path}/`))
    .toSorted((a, b) => a.path.length - b.path.length);
}

/** Returns every redirect: flat paths to nested ones, and the forwards of the table. */
export function forwardsOf(routes: readonly Route[]): { from: string; to: string }[] {
  return routes.flatMap((route) =>
    isPage(route)
      ? (route.also ?? []).map((from) => ({ from, to: route.path }))
      : [{ from: route.path, to: route.redirect }],
  );
}
