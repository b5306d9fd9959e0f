import { leaving } from './leaving.ts';
import { outside } from './outside.ts';
import { chosenLanguage } from './preference.ts';
import { session, type Ending } from './session.ts';
import { tabKeep } from './storage.ts';

export const farewells = ['expired', 'signedOut', 'signOutFailed'] as const;
export type Farewell = (typeof farewells)[number];

/** Leaves for the sign-in document when the session ends, and lets it say why. Answers a function that stops it. */
export function leaveWhenSessionEnds(): () => void {
  return session.onEnd((ending) => {
    if (ending !== 'elsewhere') tabKeep.write('farewell', ending);
    chosenLanguage.forget();
    leaving.release();
    goToSignIn(ending);
  });
}

/** Goes to sign in; unless the person asked to leave, it remembers the page that was open. */
export function goToSignIn(ending?: Ending): void {
  const from = location.pathname + location.search;
  const remembered = ending === 'signedOut' || ending === 'signOutFailed' || from === '/' ? '' : from;
  outside.leaveFor(remembered === '' ? '/signin' : `/signin?from=${encodeURIComponent(remembered)}`);
}

/** What the sign-in document has to say, once. */
export function takeFarewell(): Farewell | undefined {
  const kept = tabKeep.read('farewell');
  tabKeep.drop('farewell');
  return farewells.find((farewell) => farewell === kept);
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
