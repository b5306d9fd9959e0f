import { outside } from '../api/environment.ts';
import type { Ending } from './session.ts';
import { tabStorage } from '../browser/storage.ts';

const signOutReasons = ['clockedOut', 'expired', 'signedOut', 'signOutFailed', 'inactive'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

const NAME = 'signOutReason';

/** Adds a message for the sign-in page, after those it already has. */
export const addSignOutReason = (signOutReason: SignOutReason): void =>
  tabStorage.write(NAME, [tabStorage.read(NAME) ?? '', signOutReason].join(' ').trim());

/** Goes to the sign-in page. Unless the user asked to sign out, the current page is stored for the return. */
export function goToSignIn(ending?: Ending): void {
  const from = location.pathname + location.search;
  const remembered = ending === 'signedOut' || ending === 'signOutFailed' || from === '/' ? '' : from;
  outside.leaveFor(remembered === '' ? '/signin' : `/signin?from=${encodeURIComponent(remembered)}`);
}

/** Returns the messages for the sign-in page, once, in the order in which they occurred. */
export function takeSignOutReasons(): readonly SignOutReason[] {
  const saved = tabStorage.read(NAME)?.split(' ') ?? [];
  tabStorage.drop(NAME);
  return signOutReasons.filter((signOutReason) => saved.includes(signOutReason));
}

/** Returns the page to return to: a path of this app, or the dashboard. Any other address is ignored. */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  // Parsed as a browser does: '//other.host', tabs and backslashes included.
  const { origin, pathname, search: query, hash } = new URL(from.startsWith('/') ? from : '/', PLACEHOLDER_ORIGIN);
  const isOwn = origin === PLACEHOLDER_ORIGIN && pathname !== '/' && pathname !== '/signin';
  return isOwn ? pathname + query + hash : '/dashboard';
}

const PLACEHOLDER_ORIGIN = 'http://tilldesk.invalid';
