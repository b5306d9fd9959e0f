import { registers } from '@tilldesk/domain/shop';
import { refresh } from '../../wiring/answers.ts';
import { call } from '../../wiring/api.ts';
import { toasts } from '../../wiring/toasts.ts';
import { useWork } from '../buying/useWork.ts';
import { useProblem } from '../say/useProblem.ts';
import { useTranslate } from '../say/useSay.ts';

/** Puts the person on an open drawer in one press, without a count. */
export function useJoin() {
  const t = useTranslate();
  const problems = useProblem();
  const { run, busy, problem } = useWork();
  const join = async (sessionId: string) => {
    const joined = await run({ sessionId }, (key) =>
      call(registers.join, { params: { id: sessionId }, body: {} }, { key }),
    );
    for (const resource of ['registers', 'register-sessions']) refresh(resource);
    if (joined) toasts.show({ tone: 'ok', text: t('till.joined', { register: joined.registerName }) });
  };
  return { join: (sessionId: string) => void join(sessionId), busy, problem: problem && problems.say(problem) };
}
