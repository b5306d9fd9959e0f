import { useSyncExternalStore } from 'react';
import { session, type Session } from './session.ts';

/** A session whose store is known: what every screen inside the shell has. */
export type OpenSession = Session & { store: NonNullable<Session['store']>; limits: NonNullable<Session['limits']> };

/** Who is signed in, or null. */
export const useMaybeSession = (): Session | null => useSyncExternalStore(session.subscribe, session.current);

/** Who is signed in, where and with which rights. Throws outside the shell. */
export function useSession(): OpenSession {
  const current = useMaybeSession();
  if (!isOpen(current)) throw new Error('useSession: nobody is signed in');
  return current;
}

export const isOpen = (current: Session | null): current is OpenSession =>
  current?.store != null && current.limits != null;
