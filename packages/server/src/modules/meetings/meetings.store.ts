import {
  endOfMeeting,
  freeTimes,
  MEETING_DAYS,
  MEETINGS_AHEAD,
  type Meeting,
  type meetings,
  type TeamHours,
} from '@tilldesk/domain/meetings';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { timeZones } from '@tilldesk/domain/stores';
import type * as z from 'zod/mini';
import type { Caller } from '../../database/caller.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import {
  cancelMeeting as markCancelled,
  insertMeeting,
  listOwnMeetings,
  lockMeetingTimes,
  lockOwnMeeting,
  readTakenTimes,
} from './meetings.statements.ts';

/** A meeting without its calendar file. */
export type MeetingRow = Omit<Meeting, 'calendar'>;
/** A meeting with the time zone of its mails. */
export type ZonedMeeting = MeetingRow & { timeZone: string };
type Booking = z.output<typeof meetings.book.body>;

const DAY_MS = 86_400_000;

/** Returns the caller's meetings that have not ended, in order of time. */
export const listMeetings = (tx: Tx, { businessId, userId }: Caller, now: string): Promise<MeetingRow[]> =>
  tx.all(listOwnMeetings, { businessId, userId, now });

/** Returns the times that can still be booked, in order. */
export async function readFreeTimes(tx: Tx, hours: TeamHours, now: string): Promise<string[]> {
  const until = new Date(Date.parse(now) + (MEETING_DAYS + 1) * DAY_MS).toISOString();
  const taken = await tx.all(readTakenTimes, { from: now, to: until });
  return freeTimes(
    hours,
    now,
    taken.map(({ startsAt }) => startsAt),
  );
}

/**
 * Books a free time for the caller.
 * @throws Problem meeting.notOffered without hours of the team, meeting.tooMany, meeting.taken, or store.timeZoneUnknown
 */
export async function bookMeeting(
  tx: Tx,
  caller: Caller,
  now: string,
  hours: TeamHours | null,
  { id, startsAt, note, timeZone }: Booking,
): Promise<ZonedMeeting> {
  if (hours === null) throw new Problem('meeting.notOffered');
  if (!timeZones().includes(timeZone)) throw problemAt('timeZone', 'store.timeZoneUnknown');
  await tx.first(lockMeetingTimes, {});
  const { businessId, storeId, userId, email } = caller;
  if ((await listMeetings(tx, caller, now)).length >= MEETINGS_AHEAD) {
    throw new Problem('meeting.tooMany', { most: MEETINGS_AHEAD });
  }
  if (!(await readFreeTimes(tx, hours, now)).includes(startsAt)) throw problemAt('startsAt', 'meeting.taken');
  const endsAt = endOfMeeting(startsAt);
  await tx.all(insertMeeting, { businessId, id, storeId, userId, startsAt, endsAt, note, timeZone, now });
  await writeAuditEntry(tx, caller, now, 'meeting.booked', 'meetings', id, null, { startsAt, note });
  return { id, startsAt, endsAt, note, email, timeZone };
}

/** Cancels a meeting of the caller. @throws Problem record.notFound or meeting.started */
export async function cancelMeeting(tx: Tx, caller: Caller, now: string, id: string): Promise<ZonedMeeting> {
  const { businessId, userId } = caller;
  const meeting = await tx.first(lockOwnMeeting, { businessId, userId, id });
  if (!meeting) throw new Problem('record.notFound');
  if (meeting.startsAt <= now) throw new Problem('meeting.started');
  await tx.all(markCancelled, { businessId, id, now });
  await writeAuditEntry(tx, caller, now, 'meeting.cancelled', 'meetings', id, { startsAt: meeting.startsAt }, null);
  return meeting;
}
