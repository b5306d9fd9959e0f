import type { Meeting } from '@tilldesk/domain/meetings';

/** A meeting for stories; its calendar file is shortened. */
export const meeting: Meeting = {
  id: '0195c0de-0000-7000-8000-000000000001',
  startsAt: '2026-03-10T13:00:00.000Z',
  endsAt: '2026-03-10T13:30:00.000Z',
  note: 'Set up the scanner',
  email: 'ana@shop.test',
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
};

/** Free times of two days, the last one in the evening of New York. */
export const times = [
  '2026-03-10T14:00:00.000Z',
  '2026-03-10T14:30:00.000Z',
  '2026-03-11T14:00:00.000Z',
  '2026-03-12T00:30:00.000Z',
];
