import type { Meta } from '@storybook/react-vite';
import { meetings } from '@tilldesk/domain/meetings';
import { expect } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, sees } from '../../fake-server/sees.ts';
import { meeting } from './sampleMeetings.ts';

export default { title: 'Screens/Contact/Thank you', tags: ['!autodocs'] } satisfies Meta;

const booked = screenAt('/thank-you', { query: { meeting: meeting.id }, requests: [meetings.list] });
const answers = [answer(meetings.list, () => ({ items: [meeting], times: [] }))];

export const MeetingBooked = booked.in(
  { answers },
  sees('Your meeting is booked: Mar 10, 2026, 9:00 AM', /confirmation.* to ana@shop\.test/, 'Save to calendar'),
);

/** The page does not know the meeting: an old link. */
export const Received = screenAt('/thank-you', {}).full(
  inSequence(sees('We have received your request', 'Go to the dashboard'), async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save to calendar' })).toEqual(null);
  }),
);
export const Loading = booked.loading();
export const Failed = booked.failed();
