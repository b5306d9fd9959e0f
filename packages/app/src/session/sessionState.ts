import type { sessionMachine, SignInState } from '@tilldesk/domain/machines';
import { useSharedState } from '../browser/sharedState.ts';
import { deferredMachine } from '../machines/deferredMachine.ts';
import { session, type Ending } from './session.ts';

/** The session of this tab; its machine loads after the first page. */
export const sessionState = deferredMachine<typeof sessionMachine, SignInState>();

/** Returns the state of this tab's session; null until its machine runs. */
export const useSessionView = (): SignInState | null => useSharedState(sessionState);

/** Sends an event or a user's command to the session machine. */
export const sendToSession = sessionState.send;

/** Requests sign-out: an employee who is clocked in or on break is clocked out first (spec §4). */
export const signOut = (): void => sendToSession({ type: 'signOut.ask' });

/** Starts the tab's session from browser storage, and receives its end from then on. Returns a function that stops it. */
export function watchSession(): () => void {
  const found = session.current();
  if (found) {
    const isComplete = found.store !== null && found.limits !== null;
    sendToSession({ type: 'session.found', person: found.user, whole: isComplete });
  }
  return session.onEnd((ending) => sendToSession(sessionEventOf(ending)));
}

const sessionEventOf = (ending: Ending) =>
  ending === 'expired' ? ({ type: 'session.expired' } as const) : ({ type: 'session.gone', ending } as const);
