import type { ClockView } from '@tilldesk/domain/machines';
import { ApiProblem } from '../api/ApiProblem.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/**
 * Why the clock did not do what was asked, or could not be read: the server's own sentence, and where it has none that of
 * the spec (§8). Undefined while nothing was refused.
 */
export function useClockRejection({ problem, unread }: Pick<ClockView, 'problem' | 'unread'>): string | undefined {
  const t = useTranslate();
  const problems = useProblem();
  const sentence = (cause: unknown): string | undefined =>
    cause instanceof ApiProblem && !isSilent(cause) ? problems.say(cause) : undefined;
  if (problem?.code === 'clock.notIn') return t('shell.clock.notIn');
  if (problem !== null) return sentence(problem.cause) ?? t(`shell.clock.failed.${problem.order}`);
  return unread === null ? undefined : (sentence(unread.cause) ?? t('shell.clock.failed.read'));
}

/** Nobody answered, or with no word on why. */
const isSilent = ({ unreachable, code }: ApiProblem): boolean => unreachable || code === 'server.failed';
