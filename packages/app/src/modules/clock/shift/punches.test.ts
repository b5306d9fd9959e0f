import type { ClockStatus } from '@tilldesk/domain/clock';
import { expect, test } from 'vitest';
import { draftPunchesOf, changesOf, placed, punchesOf, punchesProblem, withOneMore } from './punches.ts';

const zone = 'America/New_York';
const punch = (status: ClockStatus, time: string) => ({ status, at: `2026-03-10T${time}.000Z` });
const shift = [punch('CLOCKED_IN', '13:04:31'), punch('CLOCKED_OUT', '21:35:02')];

test('a correction begins with the store’s days and times', () => {
  expect(draftPunchesOf(shift, zone).map(({ day, time }) => [day, time])).toEqual([
    ['2026-03-10', '09:04'],
    ['2026-03-10', '17:35'],
  ]);
});

test('a stroke whose minute was not touched keeps its seconds; another one begins with its minute', () => {
  const drafts = draftPunchesOf(shift, zone).map((draft) => (draft.key === '1' ? { ...draft, time: '17:00' } : draft));
  expect(punchesOf(drafts, zone)?.map(({ at }) => at)).toEqual([
    '2026-03-10T13:04:31.000Z',
    '2026-03-10T21:00:00.000Z',
  ]);
});

test('strokes are put into the order of time, and wait for a time that is missing', () => {
  const more = withOneMore(draftPunchesOf(shift.slice(0, 1), zone), '2026-03-14');
  expect(more.at(-1)).toEqual({ key: '1', status: 'ON_BREAK', day: '2026-03-10', time: '', was: null });
  expect(punchesOf(more, zone)).toEqual(null);
  const [first, added] = more;
  const early = { ...added, time: '08:00' };
  expect(punchesOf([first, early] as typeof more, zone)?.map(({ status }) => status)).toEqual([
    'ON_BREAK',
    'CLOCKED_IN',
  ]);
});

test('a rejected punch is found by its key, whether the form or the server rejected it', () => {
  const drafts = draftPunchesOf(shift, zone).map((draft) => ({ ...draft, key: `row ${draft.key}` }));
  const punches = punchesOf(drafts, zone) ?? [];
  expect(punchesProblem(punches)).toEqual(null);
  const twice = drafts.map((draft) => ({ ...draft, status: 'CLOCKED_IN' as const }));
  const found = punchesProblem(punchesOf(twice, zone) ?? []);
  expect([found?.key, found?.problem.code]).toEqual(['row 1', 'clock.order']);

  const ahead = { code: 'clock.ahead', message: 'This time is in the future.' };
  expect(placed(punches, { ...ahead, fields: { 'logs.1.at': ahead } })).toEqual({ key: 'row 1', problem: ahead });
  expect(placed(punches, ahead)).toEqual({ key: undefined, problem: ahead });
});

test('the history says what was moved, what came and what went', () => {
  const before = [...shift, punch('ON_BREAK', '16:00:00')];
  const after = [
    shift[0] ?? punch('CLOCKED_IN', ''),
    punch('CLOCKED_OUT', '21:00:00'),
    punch('CLOCKED_IN', '22:00:00'),
  ];
  expect(changesOf(before, after)).toEqual([
    { status: 'CLOCKED_OUT', from: '2026-03-10T21:35:02.000Z', to: '2026-03-10T21:00:00.000Z' },
    { status: 'ON_BREAK', from: '2026-03-10T16:00:00.000Z', to: null },
    { status: 'CLOCKED_IN', from: null, to: '2026-03-10T22:00:00.000Z' },
  ]);
});
