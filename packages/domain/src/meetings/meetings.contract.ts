import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, instant, longText, text } from '../fields/fields.ts';

/** What the person wants to talk about, at most 500 characters. */
export const meetingNote = longText({ required: true, max: 500 });

const meeting = z.object({
  id,
  startsAt: instant({ required: true }),
  endsAt: instant({ required: true }),
  note: z.string(),
  /** The e-mail that the confirmation was sent to. */
  email: z.string(),
  /** The meeting as a calendar file (iCalendar, text/calendar). */
  calendar: z.string(),
});

/** A person's meeting with the product's team. */
export type Meeting = z.output<typeof meeting>;

/**
 * Meetings with the product's team. The operator of the installation sets the hours of the team (README, "Settings"); a time
 * can be booked once in all businesses.
 */
export const meetings = {
  name: 'meetings',
  /** The caller's meetings that have not ended, and the times that are free; `times` is null without hours of the team. */
  list: endpoint({
    method: 'GET',
    path: '/meetings',
    needs: 'signed-in',
    about: 'List my meetings and the free times',
    answer: z.object({
      items: z.array(meeting),
      times: z.nullable(z.array(instant({ required: true }))),
    }),
  }),
  /**
   * Books a time and mails a confirmation with the calendar file. `timeZone` is the zone of the mail's times. Errors:
   * meeting.taken, meeting.notOffered, meeting.tooMany, store.timeZoneUnknown at timeZone, record.exists.
   */
  book: endpoint({
    method: 'POST',
    path: '/meetings',
    needs: 'signed-in',
    about: 'Book a meeting',
    body: z.strictObject({
      id,
      startsAt: instant({ required: true }),
      note: meetingNote,
      timeZone: text({ required: true, max: 60 }),
    }),
    answer: meeting,
  }),
  /** Cancels an own meeting that has not started, and mails both sides. Error: meeting.started. */
  cancel: endpoint({
    method: 'DELETE',
    path: '/meetings/:id',
    needs: 'signed-in',
    about: 'Cancel a meeting',
    params: z.strictObject({ id }),
    answer: meeting,
  }),
} as const;
