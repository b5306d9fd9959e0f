import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

type Event = { id: string; startsAt: string; endsAt: string; title: string; note: string; url: string | null };

/**
 * Returns a meeting as a calendar file. A cancelled one has the same id, so that a calendar removes the entry.
 */
export function calendarFileOf({ id, startsAt, endsAt, title, note, url }: Event, isCancelled = false): string {
  const calendar = ical({
    prodId: { company: 'Tilldesk', product: 'Tilldesk', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@tilldesk`,
    sequence: isCancelled ? 1 : 0,
    start: startsAt,
    end: endsAt,
    // When it was written does not matter to anyone, and the same meeting gives the same file.
    stamp: startsAt,
    summary: title,
    description: note,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(url === null ? {} : { url }),
  });
  return calendar.toString();
}
