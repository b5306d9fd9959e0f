import type { FieldProblem } from '@tilldesk/domain/problems';
import { correctionProblem, mayFollow, type ClockStatus } from '@tilldesk/domain/clock';
import { dayOf, momentAt, timeOf } from '@tilldesk/domain/time';
import type { Rejection } from '../../../i18n/problemSentences.ts';

/** A punch as the server stores it: a status that starts at a moment. */
type Punch = { status: ClockStatus; at: string };

/** A punch that is about to be sent, with the key of its line in the form. */
type KeyedPunch = Punch & { key: string };

/** A punch that is being corrected: day and time in the store's time zone, and its original value (`was`). */
export type DraftPunch = { key: string; status: ClockStatus; day: string; time: string; was: Punch | null };

/** Returns the punches that a correction starts with: those currently stored. */
export const draftPunchesOf = (punches: readonly Punch[], timeZone: string): DraftPunch[] =>
  punches.map(({ status, at }, index) => ({
    key: String(index),
    status,
    day: dayOf(at, timeZone),
    time: timeOf(at, timeZone),
    was: { status, at },
  }));

/** Appends the punch that may follow the last one, on the same day; the time stays empty. */
export function withOneMore(drafts: readonly DraftPunch[], today: string): DraftPunch[] {
  const last = drafts.at(-1);
  const next = (['ON_BREAK', 'CLOCKED_IN'] as const).find((status) => mayFollow(last?.status ?? null, status));
  const key = String(Math.max(0, ...drafts.map((draft) => Number(draft.key) + 1)));
  return [...drafts, { key, status: next ?? 'CLOCKED_OUT', day: last?.day ?? today, time: '', was: null }];
}

/**
 * Returns the punches to send, in chronological order regardless of their order in the form. A time whose minute was
 * not changed keeps its seconds. Null while a day or a time is missing.
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

/**
 * Returns why the punches are invalid and at which line; null when they are valid. Does not check for times in the
 * future: only the server's clock can.
 */
export function punchesProblem(punches: readonly KeyedPunch[]) {
  const problem = correctionProblem(punches, END_OF_TIME);
  return problem && placed(punches, problem);
}

type Rejected = Rejection & { fields?: Readonly<Record<string, FieldProblem>> | undefined };

/** Assigns a problem to the punch that it concerns. */
export function placed(punches: readonly KeyedPunch[], { code, message, params, fields = {} }: Rejected) {
  const [path = '', field] = Object.entries(fields)[0] ?? [];
  const index = /^logs\.(\d+)/.exec(path)?.[1];
  const problem: FieldProblem = field ?? { code, message, ...(params ? { params } : {}) };
  return { key: index === undefined ? undefined : punches[Number(index)]?.key, problem };
}

const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/** A change made by a correction: a moved punch, an added one (`from` null), or a removed one (`to` null). */
type PunchChange = { status: ClockStatus; from: string | null; to: string | null };

/** Compares the punches before and after a correction. Pairs a removed punch with an added one of the same status. */
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
