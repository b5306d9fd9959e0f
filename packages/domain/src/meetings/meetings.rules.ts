import { momentAt } from '../time/clock.ts';
import { addDays, dayOf } from '../time/days.ts';

/** Length of a meeting in minutes. */
export const MEETING_MINUTES = 30;
/** Days ahead for which times are offered, today included. */
export const MEETING_DAYS = 14;
/** Minutes before a meeting until which it can be booked. */
export const MEETING_NOTICE = 120;
/** Meetings that a person can have ahead. */
export const MEETINGS_AHEAD = 3;

/** When the product's team meets people: weekdays (0 is Sunday) and local times 'HH:MM' in a time zone. */
export type TeamHours = { days: readonly number[]; from: string; to: string; timeZone: string };

/** Returns the end of a meeting. */
export const endOfMeeting = (startsAt: string): string => moved(startsAt, MEETING_MINUTES);

/**
 * Returns the times that can still be booked, in order: within the hours of the team, from `MEETING_NOTICE` minutes ahead, and
 * without those in `taken`. A day with a clock change offers only times that exist.
 */
export function freeTimes(hours: TeamHours, now: string, taken: readonly string[]): string[] {
  const today = dayOf(now, hours.timeZone);
  const isTaken = new Set(taken);
  const earliest = moved(now, MEETING_NOTICE);
  return Array.from({ length: MEETING_DAYS }, (_, ahead) => addDays(today, ahead))
    .filter((day) => hours.days.includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
    .flatMap((day) => timesOf(day, hours))
    .filter((time) => time >= earliest && !isTaken.has(time));
}

function timesOf(day: string, { from, to, timeZone }: TeamHours): string[] {
  const end = momentAt(day, to, timeZone);
  const times: string[] = [];
  for (let time = momentAt(day, from, timeZone); endOfMeeting(time) <= end; time = endOfMeeting(time)) times.push(time);
  return times;
}

const moved = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();
