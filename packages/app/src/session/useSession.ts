import { useSharedState } from '../browser/sharedState.ts';
import { session, type Session } from './session.ts';

/** A session whose store is known: available on every screen inside the shell. */
export type OpenSession = Session & { store: NonNullable<Session['store']>; limits: NonNullable<Session['limits']> };

/** Returns the current session, or null. */
export const useMaybeSession = (): Session | null => useSharedState(session);

/** Returns the current session with user, store and rights. Throws outside of the shell. */
export function useSession(): OpenSession {
  const current = useMaybeSession();
  if (!isOpen(current)) throw new Error('useSession: nobody is signed in');
  return current;
}

export const isOpen = (current: Session | null): current is OpenSession =>
  current?.store != null && current.limits != null;
