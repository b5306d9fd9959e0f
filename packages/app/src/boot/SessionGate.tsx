import { ownSession } from '@tilldesk/domain/shop';
import { useEffect, type ReactNode } from 'react';
import { Failed } from '../kit/page/Failed.tsx';
import { Wait } from '../kit/page/Wait.tsx';
import { useAnswer } from '../wiring/answers.ts';
import { session } from '../wiring/session.ts';
import { isOpen, useMaybeSession } from '../wiring/useSession.ts';

/** Asks the server who is signed in and keeps its word; shows nothing of the shop until store and limits are known. */
export function SessionGate({ children }: { children: ReactNode }) {
  const current = useMaybeSession();
  const { data, problem, again } = useAnswer(ownSession, {}, { watch: ['employees', 'roles', 'stores'] });
  useEffect(
    function keepTheServersWord() {
      if (data) session.confirm(data);
    },
    [data],
  );
  if (isOpen(current)) return children;
  return <main>{problem ? <Failed problem={problem} onAgain={again} /> : <Wait whole />}</main>;
}
