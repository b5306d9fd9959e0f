import { meetingNote, meetings, type Meeting } from '@tilldesk/domain/meetings';
import { action, type Action, type TextContext } from '../../actions/action.ts';
import { call } from '../../api/call.ts';
import { download } from '../../browser/download.ts';

/** A free time, the time zone that it is shown in, and its day and times as shown. */
export type ChosenTime = { startsAt: string; timeZone: string; shown: string };

/** The name of a time zone as shown: 'America/New York'. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** Books a time with the product's team. */
export const bookMeeting: Action<ChosenTime, Meeting> = action({
  title: 'contact.meeting',
  text: 'contact.meeting.bookText',
  confirm: 'contact.meeting.book',
  icon: 'calendar',
  values: ({ shown, timeZone }) => ({ time: shown, zone: zoneName(timeZone) }),
  fields: {
    note: { label: 'contact.meeting.note', hint: 'contact.meeting.noteHint', schema: meetingNote, rows: 3 },
  },
  send: ({ startsAt, timeZone }, { note }, { id }) => call(meetings.book, { body: { id, startsAt, note, timeZone } }),
  refresh: [meetings.name],
});

/** Cancels a meeting. */
export const cancelMeeting: Action<Meeting> = action({
  title: 'contact.meeting.cancelTitle',
  text: 'contact.meeting.cancelText',
  confirm: 'contact.meeting.cancel',
  tone: 'danger',
  values: ({ startsAt }, { moment }: TextContext) => ({ time: moment(startsAt) }),
  send: ({ id }) => call(meetings.cancel, { params: { id } }),
  done: 'contact.meeting.cancelled',
  refresh: [meetings.name],
});

/** Saves a meeting as a file that calendar programs open. */
export const saveCalendarFile = ({ calendar }: Meeting): void =>
  download('meeting.ics', new Blob([calendar], { type: 'text/calendar' }));
