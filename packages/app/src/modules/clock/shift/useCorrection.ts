import { clock, type ShiftDetails } from '@tilldesk/domain/shop';
import { dayOf } from '@tilldesk/domain/time';
import { useState } from 'react';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { refresh } from '../../../wiring/answers.ts';
import { call } from '../../../wiring/api.ts';
import { ApiProblem } from '../../../wiring/ApiProblem.ts';
import { toasts } from '../../../wiring/toasts.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { beginStrokes, placed, strokesOf, strokesProblem, withOneMore, type DraftStroke } from './strokes.ts';

/** What is being written: over which version, and what stands at it by now. */
type Writing = { version: number; began: readonly DraftStroke[]; strokes: readonly DraftStroke[]; reason: string };

/** The correction of a shift: begun, written, refused at its place, saved; or met by somebody else's. */
export function useCorrection(shift: ShiftDetails) {
  const say = useSay();
  const problems = useProblem();
  const { timeZone } = useSession().store;
  const [writing, setWriting] = useState<Writing | null>(null);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  const begin = () => {
    const strokes = beginStrokes(shift.logs, timeZone);
    setWriting({ version: shift.version, began: strokes, strokes, reason: '' });
    setTried(false);
    setProblem(null);
  };
  const change = (part: Partial<Pick<Writing, 'strokes' | 'reason'>>) => {
    setProblem(null);
    setWriting((standing) => standing && { ...standing, ...part });
  };
  const cancel = () => setWriting(null);

  const strokes = writing && strokesOf(writing.strokes, timeZone);
  const wrong = strokes && (strokesProblem(strokes) ?? (problem && placed(strokes, problem)));
  const isReady = strokes !== null && strokesProblem(strokes) === null && writing?.reason.trim() !== '';

  const save = async (version = writing?.version) => {
    setTried(true);
    if (writing === null || version === undefined || strokes === null || !isReady || saving) return;
    setSaving(true);
    const logs = strokes.map(({ status, at }) => ({ status, at }));
    const body = { version, reason: writing.reason.trim(), logs };
    try {
      await call(clock.correct, { params: { id: shift.id }, body });
      refresh('clock');
      setWriting(null);
      toasts.show({ tone: 'ok', text: say('clock.correct.done', { name: shift.employeeName }) });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code === 'record.changed') refresh('clock');
      setProblem(error);
    } finally {
      setSaving(false);
    }
  };

  const isMet = problem?.code === 'record.changed';
  const errorAt = (draft: DraftStroke): string | undefined => {
    if (draft.day === '' || draft.time === '') return tried ? say('clock.correct.timeMissing') : undefined;
    return wrong?.key === draft.key ? problems.field(wrong.problem) : undefined;
  };
  return {
    shift,
    timeZone,
    open: writing !== null,
    dirty: writing !== null && (writing.reason !== '' || writing.strokes !== writing.began),
    strokes: writing?.strokes ?? [],
    reason: writing?.reason ?? '',
    saving,
    /** Somebody else corrected the shift meanwhile. */
    met: isMet,
    /** What the server said of the whole, not of one line. */
    refusal: problem === null || isMet || wrong?.key !== undefined ? undefined : problems.say(problem),
    reasonError: tried && writing?.reason.trim() === '' ? say('clock.reason.missing') : undefined,
    errorAt,
    begin,
    cancel,
    save: () => void save(),
    /** Saves over what stands now. */
    saveOver: () => void save(shift.version),
    setReason: (reason: string) => change({ reason }),
    setStroke: (key: string, part: Partial<Pick<DraftStroke, 'status' | 'day' | 'time'>>) =>
      change({ strokes: (writing?.strokes ?? []).map((one) => (one.key === key ? { ...one, ...part } : one)) }),
    remove: (key: string) => change({ strokes: (writing?.strokes ?? []).filter((one) => one.key !== key) }),
    add: () => change({ strokes: withOneMore(writing?.strokes ?? [], dayOf(new Date(), timeZone)) }),
  };
}

export type Correction = ReturnType<typeof useCorrection>;
