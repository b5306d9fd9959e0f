import { meetings } from '@tilldesk/domain/meetings';
import type { Email, MailValues } from '../../email/email.ts';
import type { Caller } from '../../database/caller.ts';
import type { Integrations } from '../../integrations/integrations.ts';
import { route, type Route } from '../../http/serve.ts';
import { calendarFileOf } from './calendar.ts';
import {
  bookMeeting,
  cancelMeeting,
  listMeetings,
  readFreeTimes,
  type MeetingRow,
  type ZonedMeeting,
} from './meetings.store.ts';

/** Meetings with the product's team. */
export const meetingsCalls: Route[] = [
  route(meetings.list, async ({ tx, caller, now, integrations: { team, contact } }) => ({
    items: (await listMeetings(tx, caller, now)).map((one) => withCalendar(one, contact.speak)),
    times: team && (await readFreeTimes(tx, team.hours, now)),
  })),

  route(meetings.book, async ({ tx, caller, now, body, integrations, mail, publishChange }) => {
    const booked = await bookMeeting(tx, caller, now, integrations.team?.hours ?? null, body);
    mailsOf('meetingBooked', caller, booked, integrations).forEach(mail);
    publishChange(meetings.name, booked.id);
    return withCalendar(booked, integrations.contact.speak);
  }),

  route(meetings.cancel, async ({ tx, caller, now, params, integrations, mail, publishChange }) => {
    const cancelled = await cancelMeeting(tx, caller, now, params.id);
    mailsOf('meetingCancelled', caller, cancelled, integrations).forEach(mail);
    publishChange(meetings.name, cancelled.id);
    return withCalendar(cancelled, integrations.contact.speak);
  }),
];

const TITLE = 'Tilldesk: meeting';

function withCalendar({ id, startsAt, endsAt, note, email }: MeetingRow, speak: string | null, isCancelled = false) {
  const url = speak?.startsWith('https:') ? speak : null;
  return {
    id,
    startsAt,
    endsAt,
    note,
    email,
    calendar: calendarFileOf({ id, startsAt, endsAt, title: TITLE, note, url }, isCancelled),
  };
}

/** Returns the mails to the person and to the team, each with the calendar file and in the reader's own time zone. */
function mailsOf(
  kind: 'meetingBooked' | 'meetingCancelled',
  { name, email, language, store }: Caller,
  meeting: ZonedMeeting,
  { team, contact }: Integrations,
): Email[] {
  const isCancelled = kind === 'meetingCancelled';
  const { calendar } = withCalendar(meeting, contact.speak, isCancelled);
  const values = (timeZone: string): MailValues['meetingBooked'] => ({
    startsAt: meeting.startsAt,
    endsAt: meeting.endsAt,
    timeZone,
    person: `${name} (${email})`,
    store: `${store.name} (${store.code})`,
    note: meeting.note,
    calendar,
  });
  const own: Email = { to: meeting.email, name, language, message: { kind, ...values(meeting.timeZone) } };
  if (!team) return [own];
  return [own, { to: team.email, name: '', language: null, message: { kind, ...values(team.hours.timeZone) } }];
}
