import { clock, type ShiftDetails } from '@tilldesk/domain/clock';
import { dayOf } from '@tilldesk/domain/time';
import { useState } from 'react';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { useMutation } from '../../../api/useMutation.ts';
import { toasts } from '../../../page/toasts.ts';
import { useSession } from '../../../session/useSession.ts';
import { draftPunchesOf, placed, punchesOf, punchesProblem, withOneMore, type DraftPunch } from './punches.ts';

/** A correction in progress: the version it is based on, its initial punches, and its current punches and reason. */
type Writing = { version: number; began: readonly DraftPunch[]; punches: readonly DraftPunch[]; reason: string };

/**
 * The state of a shift's correction: opening it, editing, validation, saving, and a conflict with another user's
 * correction.
 */
export function useCorrection(shift: ShiftDetails) {
  const t = useTranslate();
  const problems = useProblem();
  const { timeZone } = useSession().store;
  const [writing, setWriting] = useState<Writing | null>(null);
  const [tried, setTried] = useState(false);
  const { busy: saving, problem, run, clearError } = useMutation();

  const reload = () => {
    const punches = draftPunchesOf(shift.logs, timeZone);
    setWriting({ version: shift.version, began: punches, punches, reason: '' });
    setTried(false);
    clearError();
  };
  const change = (part: Partial<Pick<Writing, 'punches' | 'reason'>>) => {
    clearError();
    setWriting((current) => current && { ...current, ...part });
  };
  const cancel = () => setWriting(null);

  const punches = writing && punchesOf(writing.punches, timeZone);
  const fieldError = punches && (punchesProblem(punches) ?? (problem && placed(punches, problem)));
  const isReady = punches !== null && punchesProblem(punches) === null && writing?.reason.trim() !== '';

  const save = async (version = writing?.version) => {
    setTried(true);
    if (writing === null || version === undefined || punches === null || !isReady || saving) return;
    const logs = punches.map(({ status, at }) => ({ status, at }));
    const body = { version, reason: writing.reason.trim(), logs };
    const corrected = await run(body, () => call(clock.correct, { params: { id: shift.id }, body }));
    // Also after a rejection: another user may have changed the shift.
    refresh('clock');
    if (corrected === null) return;
    setWriting(null);
    toasts.show({ tone: 'ok', text: t('clock.correct.done', { name: shift.employeeName }) });
  };

  const isConflict = problem?.code === 'record.changed';
  const errorAt = (draft: DraftPunch): string | undefined => {
    if (draft.day === '' || draft.time === '') return tried ? t('clock.correct.timeMissing') : undefined;
    return fieldError?.key === draft.key ? problems.field(fieldError.problem) : undefined;
  };
  return {
    shift,
    timeZone,
    open: writing !== null,
    dirty: writing !== null && (writing.reason !== '' || writing.punches !== writing.began),
    punches: writing?.punches ?? [],
    reason: writing?.reason ?? '',
    saving,
    /** Whether another user has corrected the shift in the meantime. */
    conflict: isConflict,
    /** The server's message when it concerns the whole correction and not one line. */
    rejection: problem === null || isConflict || fieldError?.key !== undefined ? undefined : problems.message(problem),
    reasonError: tried && writing?.reason.trim() === '' ? t('clock.reason.missing') : undefined,
    errorAt,
    begin: reload,
    cancel,
    save: () => void save(),
    /** Saves over the current version. */
    overwrite: () => void save(shift.version),
    setReason: (reason: string) => change({ reason }),
    setPunch: (key: string, part: Partial<Pick<DraftPunch, 'status' | 'day' | 'time'>>) =>
      change({ punches: (writing?.punches ?? []).map((one) => (one.key === key ? { ...one, ...part } : one)) }),
    remove: (key: string) => change({ punches: (writing?.punches ?? []).filter((one) => one.key !== key) }),
    add: () => change({ punches: withOneMore(writing?.punches ?? [], dayOf(new Date(), timeZone)) }),
  };
}

export type Correction = ReturnType<typeof useCorrection>;
