import { mayEnter } from '../navigation/derive.ts';
import { isPage, type Page, type Route } from '../navigation/route.ts';
import type { Started } from '../session/session.ts';

const HOME = '/dashboard';

/** Returns where a switched session continues: the same page, unless it shows one record or the user cannot open it. */
export function nextPlace(page: Page | undefined, { permissions }: Pick<Started, 'permissions'>): string {
  if (page === undefined || page.path.includes(':') || !mayEnter(page, permissions)) return HOME;
  return page.path;
}

/** Returns the pages that a user can open without selecting a record. */
export const openPages = (routes: readonly Route[], permissions: Started['permissions']): Page[] =>
  routes.filter(isPage).filter((page) => !page.path.includes(':') && mayEnter(page, permissions));
