import { outside } from '../api/environment.ts';
import type { Ending } from './session.ts';
import { tabStorage } from '../browser/storage.ts';

const signOutReasons = ['clockedOut', 'expired', 'signedOut', 'signOutFailed', 'inactive'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

const NAME = 'farewell';

/** Lets the sign-in document say something, after what it has to say already. */
export const addSignOutReason = (signOutReason: SignOutReason): void =>
  tabStorage.write(NAME, [tabStorage.read(NAME) ?? '', signOutReason].join(' ').trim());

/** Goes to sign in; unless the person asked to leave, it remembers the page that was open. */
export function goToSignIn(ending?: Ending): void {
  const from = location.pathname + location.search;
  const remembered = ending === 'signedOut' || ending === 'signOutFailed' || from === '/' ? '' : from;
  outside.leaveFor(remembered === '' ? '/signin' : `/signin?from=${encodeURIComponent(remembered)}`);
}

/** What the sign-in document has to say, once, in the order in which it happened. */
export function takeSignOutReasons(): readonly SignOutReason[] {
  const saved = tabStorage.read(NAME)?.split(' ') ?? [];
  tabStorage.drop(NAME);
  return signOutReasons.filter((signOutReason) => saved.includes(signOutReason));
}

/** Where a person wanted to go: a path of this app, or the dashboard. Anything else in the address is not followed. */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  // Read as the browser would read it: '//other.host', tabs and backslashes included.
  const { origin, pathname, search: query, hash } = new URL(from.startsWith('/') ? from : '/', PLACEHOLDER_ORIGIN);
  const isOwn = origin === PLACEHOLDER_ORIGIN && pathname !== '/' && pathname !== '/signin';
  return isOwn ? pathname + query + hash : '/dashboard';
}

const PLACEHOLDER_ORIGIN = 'http://tilldesk.invalid';
