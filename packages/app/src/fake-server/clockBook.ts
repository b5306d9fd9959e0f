import {
  clock,
  clockSources,
  clockStatuses,
  LONG_OPEN_SECONDS,
  workedOf,
  type ClockStatus,
  type ShiftDetails,
} from '@tilldesk/domain/clock';
import { dayOf } from '@tilldesk/domain/time';
import * as z from 'zod/mini';
import { place } from './found.ts';
import shiftRows from './shop/shifts.json' with { type: 'json' };
import type { FakeServer } from './FakeServer.ts';

const punch = z.object({ status: z.enum(clockStatuses), at: z.string() });
const row = z.extend(
  z.pick(clock.one.answer, {
    userId: true,
    employeeName: true,
    employeeEmail: true,
    businessDay: true,
    clockInCash: true,
    clockOutCash: true,
    notes: true,
    voided: true,
  }),
  {
    n: z.int(),
    logs: z.array(z.extend(punch, { source: z.enum(clockSources), note: z.nullable(z.string()) })),
    corrections: z.array(
      z.object({
        by: z.string(),
        at: z.string(),
        reason: z.string(),
        before: z.array(punch),
        after: z.array(punch),
      }),
    ),
  },
);

/** A stored shift of the fake shop: punches oldest first. Derived values are computed when requested. */
export type StoredShift = Omit<
  ShiftDetails,
  'status' | 'firstClockIn' | 'lastClockOut' | 'activeSeconds' | 'breakSeconds' | 'flags' | 'corrected' | 'storeId'
>;

/** Returns the id of the nth shift of the fake shop, and of its nth punch or correction. */
export const shiftId = (n: number): string => `01936c3a-7c00-70d0-8000-${String(n).padStart(12, '0')}`;
const partId = (n: number, part: number): string =>
  `01936c3a-7c00-70d1-8000-${String(n * 100 + part).padStart(12, '0')}`;

/** Two weeks of shifts; a new shop has none. */
export function openBook({ shop, own: { user }, now }: FakeServer, begin: ClockStatus | null): StoredShift[] {
  if (shop.kind === 'new') return [];
  const shifts = z.parse(z.array(row), shiftRows).map(({ n, logs, corrections, ...rest }): StoredShift => {
    const ids = { id: shiftId(n), version: 1 + corrections.length };
    return {
      ...rest,
      ...ids,
      logs: logs.map((log, index) => ({ ...log, id: partId(n, index) })),
      corrections: corrections.map((one, index) => ({ ...one, id: partId(n, 50 + index) })),
    };
  });
  if (begin === null) return shifts;
  const mine = newShift({ id: user.id, name: user.name, email: user.email }, mornings[begin], 900);
  return [...shifts, { ...mine, businessDay: dayOf(now, place.timeZone), clockInCash: 10_000 }];
}

/** The signed-in user's morning, until 12:40. */
const mornings: Record<ClockStatus, readonly (readonly [ClockStatus, string])[]> = {
  CLOCKED_IN: [
    ['CLOCKED_IN', '2026-03-14T13:02:00.000Z'],
    ['ON_BREAK', '2026-03-14T15:01:49.000Z'],
    ['CLOCKED_IN', '2026-03-14T15:25:51.000Z'],
  ],
  ON_BREAK: [
    ['CLOCKED_IN', '2026-03-14T13:02:00.000Z'],
    ['ON_BREAK', '2026-03-14T16:31:00.000Z'],
  ],
  CLOCKED_OUT: [
    ['CLOCKED_IN', '2026-03-14T13:02:00.000Z'],
    ['CLOCKED_OUT', '2026-03-14T16:31:00.000Z'],
  ],
};

type Worker = { id: string; name: string; email: string };

/** Returns a shift of punches that a user made at the till. */
export function newShift(
  { id, name, email }: Worker,
  punches: readonly (readonly [ClockStatus, string])[],
  n: number,
): StoredShift {
  return {
    id: shiftId(n),
    version: 1,
    userId: id,
    employeeName: name,
    employeeEmail: email,
    businessDay: dayOf(punches[0]?.[1] ?? '', place.timeZone),
    clockInCash: null,
    clockOutCash: null,
    notes: null,
    voided: false,
    logs: punches.map(([status, at], index) => logOf(status, at, n, index)),
    corrections: [],
  };
}

export const logOf = (status: ClockStatus, at: string, n: number, index: number): StoredShift['logs'][number] => ({
  id: partId(n, index),
  status,
  at,
  source: 'web',
  note: null,
});

/** Returns the shift as the server shows it at an instant. */
export function shownShift(storedShift: StoredShift, now: string): ShiftDetails {
  const { logs, corrections } = storedShift;
  const status = logs.at(-1)?.status ?? 'CLOCKED_OUT';
  const first = logs[0]?.at ?? now;
  const isAuto = logs.at(-1)?.source === 'auto';
  const isLong = status !== 'CLOCKED_OUT' && Date.parse(now) - Date.parse(first) > LONG_OPEN_SECONDS * 1000;
  return {
    ...storedShift,
    storeId: place.id,
    status,
    firstClockIn: first,
    lastClockOut: status === 'CLOCKED_OUT' ? (logs.at(-1)?.at ?? null) : null,
    ...workedOf(logs, now),
    flags: [...(isLong ? (['longOpen'] as const) : []), ...(isAuto ? (['autoOut', 'uncounted'] as const) : [])],
    corrected: corrections.length > 0,
    corrections: corrections.toReversed(),
  };
}
