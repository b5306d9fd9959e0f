import type { TodaySession } from '@tilldesk/domain/clock';

/** What the server returns to a clock-out at 12:40; the pages show the time that they counted themselves. */
export const clockedOutAtNoon: TodaySession = {
  logs: [],
  activeTime: '03:13:58',
  firstClockIn: '2026-03-14T13:02:00.000Z',
  lastClockOut: '2026-03-14T16:40:00.000Z',
  serverTime: '2026-03-14T16:40:00.000Z',
  registerSessionId: null,
};
