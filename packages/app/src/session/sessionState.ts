import type { sessionMachine, SessionView } from '@tilldesk/domain/machines';
import { deferredMachine, useDeferredMachine } from '../machines/deferredMachine.ts';
import { session, type Ending } from './session.ts';

/** The session of this tab as the page knows it; its machine comes behind the first page. */
export const sessionState = deferredMachine<typeof sessionMachine, SessionView>();

/** How the session of this tab stands; null until its machine runs. */
export const useSessionView = (): SessionView | null => useDeferredMachine(sessionState);

/** Says what happened to the session, or what the person wants of it. */
export const sendToSession = sessionState.send;

/** Asks to sign out: an employee who is in or on break is clocked out first (spec §4). */
export const signOut = (): void => sendToSession({ type: 'signOut.ask' });

/** Begins the tab's session with what lies in the browser, and hears of its end from the first moment. Answers how to stop. */
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
