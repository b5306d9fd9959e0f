import { opens, type Permission } from '@tilldesk/domain/rights';
import { accountMenu, mainMenu, type MenuHeading, type MenuName } from './menus.ts';
import { isPage, type Page, type Route } from './route.ts';

type Rights = readonly Permission[] | null;

/** Whether a person may enter. A route without a guard lets everybody in who is signed in. */
export const mayEnter = ({ guard }: Pick<Route, 'guard'>, rights: Rights): boolean =>
  guard === undefined || opens(rights, guard);

/** A menu's entry as a person sees it: a link, or a heading with links. */
export type MenuEntry = { name: MenuName; icon: MenuHeading['icon'] } & (
  | { to: string; under?: undefined }
  | { under: readonly MenuLink[]; to?: undefined }
);
export type MenuLink = { name: MenuName; to: string };

/** The entries of a menu that exist and that the person may enter, in the order of the spec. */
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

/** Which menu stands at the side of a path: the account's on the pages of the account and below them. */
export function menuSetAt(pathname: string, routes: readonly Route[]): 'main' | 'account' {
  const own = routes.filter(isPage).filter(({ menu, account }) => account ?? menu?.startsWith('account.') ?? false);
  return own.some(({ path }) => isAtOrBelow(pathname, path)) ? 'account' : 'main';
}

/** The menu link that is marked as the current one: the longest path that the address is at or below. */
export function currentLink(pathname: string, links: readonly MenuLink[]): MenuName | undefined {
  return links
    .filter(({ to }) => isAtOrBelow(pathname, to))
    .toSorted((a, b) => b.to.length - a.to.length)
    .at(0)?.name;
}

const isAtOrBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** The pages above a page, outermost first: those of the table whose path is a beginning of its own. */
export function pagesAbove(page: Page, routes: readonly Route[]): Page[] {
  return routes
    .filter(isPage)
    .filter(({ path }) => page.path.startsWith(`${path}/`))
    .toSorted((a, b) => a.path.length - b.path.length);
}

/** Every path that only leads on, with where to: flat paths to nested ones, and the forwards of the table. */
export function forwardsOf(routes: readonly Route[]): { from: string; to: string }[] {
  return routes.flatMap((route) =>
    isPage(route)
      ? (route.also ?? []).map((from) => ({ from, to: route.path }))
      : [{ from: route.path, to: route.redirect }],
  );
}
