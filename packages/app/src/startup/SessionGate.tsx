import type { OwnSession } from '@tilldesk/domain/session';
import { useEffect, type ReactNode } from 'react';
import { refresh } from '../api/useAnswer.ts';
import { Failed } from '../page/Failed.tsx';
import { Wait } from '../page/Loading.tsx';
import { session } from '../session/session.ts';
import { sendToSession, useSessionView } from '../session/sessionState.ts';
import { useOwnSession } from '../session/useOwnSession.ts';
import { isOpen, useMaybeSession, type OpenSession } from '../session/useSession.ts';

/** Loads the session from the server and stores it. Shows nothing of the shop until store and limits are known. */
export function SessionGate({ children }: { children: ReactNode }) {
  const view = useSessionView();
  const current = useMaybeSession();
  const { data, problem, again } = useOwnSession();
  useEffect(
    function confirmSession() {
      if (!data) return;
      const before = session.current();
      session.confirm(data);
      // With other rights, what is shown is requested again: some of it may no longer be seen.
      if (isOpen(before) && accessOf(before) !== accessOf(data)) refresh();
      sendToSession({ type: 'session.confirmed', person: data.user });
    },
    [data],
  );
  useEffect(
    function reportNoResponse() {
      if (problem) sendToSession({ type: 'session.unreached', problem });
    },
    [problem],
  );
  // Until React has rendered the end of a session, its screens are still mounted without their data.
  if ((view === null || view.stage === 'open') && isOpen(current)) return children;
  return <main>{problem ? <Failed problem={problem} onAgain={again} /> : <Wait fullPage />}</main>;
}

/** The rights and limits of a session, as comparable text. */
const accessOf = ({ permissions, limits }: OwnSession | OpenSession): string => JSON.stringify([permissions, limits]);
