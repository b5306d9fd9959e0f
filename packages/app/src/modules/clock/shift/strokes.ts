import type { FieldProblem, ProblemBody } from '@tilldesk/domain/problems';
import { correctionProblem, mayFollow, type ClockStatus } from '@tilldesk/domain/shop';
import { dayOf, momentAt, timeOf } from '@tilldesk/domain/time';

/** A stroke as it stands on the server: a status from a moment on. */
type Stroke = { status: ClockStatus; at: string };

/** A stroke that is about to be sent, and the line that it was written in. */
type KeyedStroke = Stroke & { key: string };

/** A stroke as it is being corrected: the store's day and time, and what it was before. */
export type DraftStroke = { key: string; status: ClockStatus; day: string; time: string; was: Stroke | null };

/** What a correction begins with: the strokes as they stand. */
export const beginStrokes = (strokes: readonly Stroke[], timeZone: string): DraftStroke[] =>
  strokes.map(({ status, at }, index) => ({
    key: String(index),
    status,
    day: dayOf(at, timeZone),
    time: timeOf(at, timeZone),
    was: { status, at },
  }));

/** Adds the stroke that may follow the last one, on its day; the person says when. */
export function withOneMore(drafts: readonly DraftStroke[], today: string): DraftStroke[] {
  const last = drafts.at(-1);
  const next = (['ON_BREAK', 'CLOCKED_IN'] as const).find((status) => mayFollow(last?.status ?? null, status));
  const key = String(Math.max(0, ...drafts.map((draft) => Number(draft.key) + 1)));
  return [...drafts, { key, status: next ?? 'CLOCKED_OUT', day: last?.day ?? today, time: '', was: null }];
}

/**
 * What is sent: in the order of time, whichever order it was written in. A moment whose minute was not touched keeps its
 * seconds. Null while a day or a time is missing.
 */
export function strokesOf(drafts: readonly DraftStroke[], timeZone: string): KeyedStroke[] | null {
  if (drafts.some(({ day, time }) => day === '' || time === '')) return null;
  return drafts
    .map(({ key, status, day, time, was }) => {
      const same = was !== null && dayOf(was.at, timeZone) === day && timeOf(was.at, timeZone) === time;
      return { key, status, at: same ? was.at : momentAt(day, time, timeZone) };
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Why the strokes cannot be, and at which of them; null where they can. Whether one lies ahead only the server's clock knows. */
export function strokesProblem(strokes: readonly KeyedStroke[]) {
  const problem = correctionProblem(strokes, END_OF_TIME);
  return problem && placed(strokes, problem.body());
}

/** A refusal at the stroke that it is about. */
export function placed(strokes: readonly KeyedStroke[], { code, message, params, fields = {} }: ProblemBody) {
  const [path = '', field] = Object.entries(fields)[0] ?? [];
  const index = /^logs\.(\d+)/.exec(path)?.[1];
  const problem: FieldProblem = field ?? { code, message, ...(params ? { params } : {}) };
  return { key: index === undefined ? undefined : strokes[Number(index)]?.key, problem };
}

const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/** What became other by a correction: a stroke at another time, a new one, one that is gone. */
type StrokeChange = { status: ClockStatus; from: string | null; to: string | null };

/** Compares the strokes before and after a correction; of the same status, what went is set beside what came. */
export function changesOf(before: readonly Stroke[], after: readonly Stroke[]): StrokeChange[] {
  const stands = (all: readonly Stroke[], { status, at }: Stroke) =>
    all.some((one) => one.status === status && one.at === at);
  const gone = before.filter((stroke) => !stands(after, stroke));
  const come = after.filter((stroke) => !stands(before, stroke));
  const moved = gone.map(({ status, at }): StrokeChange => {
    const index = come.findIndex((stroke) => stroke.status === status);
    const [to] = index < 0 ? [] : come.splice(index, 1);
    return { status, from: at, to: to?.at ?? null };
  });
  return [...moved, ...come.map(({ status, at }) => ({ status, from: null, to: at }))];
}
