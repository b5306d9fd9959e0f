import { mayEnter } from '../navigation/derive.ts';
import { isPage, type Page, type Route } from '../navigation/route.ts';
import type { Started } from '../session/session.ts';

const HOME = '/dashboard';

/** Where a switched session goes on: at the same page, unless that shows one record or the person may not enter it. */
export function nextPlace(page: Page | undefined, { permissions }: Pick<Started, 'permissions'>): string {
  if (page === undefined || page.path.includes(':') || !mayEnter(page, permissions)) return HOME;
  return page.path;
}

/** The pages that a person can go to without naming a record. */
export const openPages = (routes: readonly Route[], permissions: Started['permissions']): Page[] =>
  routes.filter(isPage).filter((page) => !page.path.includes(':') && mayEnter(page, permissions));
