import type { sessionMachine, SessionView } from '@tilldesk/domain/machines';
import { late, useLate } from './late.ts';
import { session, type Ending } from './session.ts';

/** The session of this tab as the page knows it; its machine comes behind the first page. */
export const sessionState = late<typeof sessionMachine, SessionView>();

/** How the session of this tab stands; null until its machine runs. */
export const useSessionView = (): SessionView | null => useLate(sessionState);

/** Says what happened to the session, or what the person wants of it. */
export const tellSession = sessionState.send;

/** Asks to sign out: an employee who is in or on break is clocked out first (spec §4). */
export const signOut = (): void => tellSession({ type: 'signOut.ask' });

/** Begins the tab's session with what lies in the browser, and hears of its end from the first moment. Answers how to stop. */
export function watchSession(): () => void {
  const found = session.current();
  if (found) {
    const whole = found.store !== null && found.limits !== null;
    tellSession({ type: 'session.found', person: found.user, whole });
  }
  return session.onEnd((ending) => tellSession(newsOf(ending)));
}

const newsOf = (ending: Ending) =>
  ending === 'expired' ? ({ type: 'session.expired' } as const) : ({ type: 'session.gone', ending } as const);
