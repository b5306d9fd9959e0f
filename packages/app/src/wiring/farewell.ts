import { outside } from './outside.ts';
import type { Ending } from './session.ts';
import { tabKeep } from './storage.ts';

const farewells = ['clockedOut', 'expired', 'signedOut', 'signOutFailed', 'inactive'] as const;
export type Farewell = (typeof farewells)[number];

const NAME = 'farewell';

/** Lets the sign-in document say something, after what it has to say already. */
export const sayAtSignIn = (farewell: Farewell): void =>
  tabKeep.write(NAME, [tabKeep.read(NAME) ?? '', farewell].join(' ').trim());

/** Goes to sign in; unless the person asked to leave, it remembers the page that was open. */
export function goToSignIn(ending?: Ending): void {
  const from = location.pathname + location.search;
  const remembered = ending === 'signedOut' || ending === 'signOutFailed' || from === '/' ? '' : from;
  outside.leaveFor(remembered === '' ? '/signin' : `/signin?from=${encodeURIComponent(remembered)}`);
}

/** What the sign-in document has to say, once, in the order in which it happened. */
export function takeFarewells(): readonly Farewell[] {
  const kept = tabKeep.read(NAME)?.split(' ') ?? [];
  tabKeep.drop(NAME);
  return farewells.filter((farewell) => kept.includes(farewell));
}

/** Where a person wanted to go: a path of this app, or the dashboard. Anything else in the address is not followed. */
export function cameFrom(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  // Read as the browser would read it: '//other.host', tabs and backslashes included.
  const { origin, pathname, search: query, hash } = new URL(from.startsWith('/') ? from : '/', OWN);
  const isOwn = origin === OWN && pathname !== '/' && pathname !== '/signin';
  return isOwn ? pathname + query + hash : '/dashboard';
}

const OWN = 'http://tilldesk.invalid';
