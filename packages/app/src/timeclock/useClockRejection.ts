import type { ClockView } from '@tilldesk/domain/machines';
import { ApiProblem } from '../api/ApiProblem.ts';
import { useProblem } from '../i18n/useProblem.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/**
 * Returns why a clock command was rejected or the clock could not be read: the server's message, else that of the spec (§8).
 * Undefined without a rejection.
 */
export function useClockRejection({ problem, unread }: Pick<ClockView, 'problem' | 'unread'>): string | undefined {
  const t = useTranslate();
  const problems = useProblem();
  const sentence = (cause: unknown): string | undefined =>
    cause instanceof ApiProblem && !isSilent(cause) ? problems.message(cause) : undefined;
  if (problem?.code === 'clock.notIn') return t('shell.clock.notIn');
  if (problem !== null) return sentence(problem.cause) ?? t(`shell.clock.failed.${problem.order}`);
  return unread === null ? undefined : (sentence(unread.cause) ?? t('shell.clock.failed.read'));
}

/**
 * Whether the clock-out was rejected because bill payments are not processed: the next one confirms that the shift ends anyway.
 */
export const asksToConfirm = ({ problem }: Pick<ClockView, 'problem'>): boolean =>
  problem?.cause instanceof ApiProblem && problem.cause.code === 'billPayment.pending';

/** Returns whether no response arrived, or one without a reason. */
const isSilent = ({ unreachable, code }: ApiProblem): boolean => unreachable || code === 'server.failed';
