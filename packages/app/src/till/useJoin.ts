import { registers } from '@tilldesk/domain/registers';
import { refresh } from '../api/useAnswer.ts';
import { call } from '../api/call.ts';
import { toasts } from '../page/toasts.ts';
import { useMutation } from '../api/useMutation.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Adds the user to an open drawer with a single click, without a count. */
export function useJoin() {
  const t = useTranslate();
  const problems = useProblem();
  const { run, busy, problem } = useMutation();
  const join = async (sessionId: string) => {
    const joined = await run({ sessionId }, (key) =>
      call(registers.join, { params: { id: sessionId }, body: {} }, { key }),
    );
    for (const resource of ['registers', 'register-sessions']) refresh(resource);
    if (joined) toasts.show({ tone: 'ok', text: t('till.joined', { register: joined.registerName }) });
  };
  return { join: (sessionId: string) => void join(sessionId), busy, problem: problem && problems.message(problem) };
}
