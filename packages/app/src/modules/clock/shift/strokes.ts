import type { FieldProblem, ProblemBody } from '@tilldesk/domain/problems';
import { correctionProblem, mayFollow, type ClockStatus } from '@tilldesk/domain/shop';
import { dayOf, momentAt, timeOf } from '@tilldesk/domain/time';

/** A stroke as it stands on the server: a status from a moment on. */
type Punch = { status: ClockStatus; at: string };

/** A stroke that is about to be sent, and the line that it was written in. */
type KeyedPunch = Punch & { key: string };

/** A stroke as it is being corrected: the store's day and time, and what it was before. */
export type DraftPunch = { key: string; status: ClockStatus; day: string; time: string; was: Punch | null };

/** What a correction begins with: the strokes as they stand. */
export const draftPunchesOf = (punches: readonly Punch[], timeZone: string): DraftPunch[] =>
  punches.map(({ status, at }, index) => ({
    key: String(index),
    status,
    day: dayOf(at, timeZone),
    time: timeOf(at, timeZone),
    was: { status, at },
  }));

/** Adds the stroke that may follow the last one, on its day; the person says when. */
export function withOneMore(drafts: readonly DraftPunch[], today: string): DraftPunch[] {
  const last = drafts.at(-1);
  const next = (['ON_BREAK', 'CLOCKED_IN'] as const).find((status) => mayFollow(last?.status ?? null, status));
  const key = String(Math.max(0, ...drafts.map((draft) => Number(draft.key) + 1)));
  return [...drafts, { key, status: next ?? 'CLOCKED_OUT', day: last?.day ?? today, time: '', was: null }];
}

/**
 * What is sent: in the order of time, whichever order it was written in. A moment whose minute was not touched keeps its
 * seconds. Null while a day or a time is missing.
 */
export function punchesOf(drafts: readonly DraftPunch[], timeZone: string): KeyedPunch[] | null {
  if (drafts.some(({ day, time }) => day === '' || time === '')) return null;
  return drafts
    .map(({ key, status, day, time, was }) => {
      const same = was !== null && dayOf(was.at, timeZone) === day && timeOf(was.at, timeZone) === time;
      return { key, status, at: same ? was.at : momentAt(day, time, timeZone) };
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Why the strokes cannot be, and at which of them; null where they can. Whether one lies ahead only the server's clock knows. */
export function punchesProblem(punches: readonly KeyedPunch[]) {
  const problem = correctionProblem(punches, END_OF_TIME);
  return problem && placed(punches, problem.body());
}

/** A refusal at the stroke that it is about. */
export function placed(punches: readonly KeyedPunch[], { code, message, params, fields = {} }: ProblemBody) {
  const [path = '', field] = Object.entries(fields)[0] ?? [];
  const index = /^logs\.(\d+)/.exec(path)?.[1];
  const problem: FieldProblem = field ?? { code, message, ...(params ? { params } : {}) };
  return { key: index === undefined ? undefined : punches[Number(index)]?.key, problem };
}

const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/** What became other by a correction: a stroke at another time, a new one, one that is gone. */
type PunchChange = { status: ClockStatus; from: string | null; to: string | null };

/** Compares the strokes before and after a correction; of the same status, what went is set beside what came. */
export function changesOf(before: readonly Punch[], after: readonly Punch[]): PunchChange[] {
  const includesPunch = (all: readonly Punch[], { status, at }: Punch) =>
    all.some((one) => one.status === status && one.at === at);
  const removed = before.filter((punch) => !includesPunch(after, punch));
  const addedPunches = after.filter((punch) => !includesPunch(before, punch));
  const moved = removed.map(({ status, at }): PunchChange => {
    const index = addedPunches.findIndex((punch) => punch.status === status);
    const [to] = index < 0 ? [] : addedPunches.splice(index, 1);
    return { status, from: at, to: to?.at ?? null };
  });
  return [...moved, ...addedPunches.map(({ status, at }) => ({ status, from: null, to: at }))];
}
