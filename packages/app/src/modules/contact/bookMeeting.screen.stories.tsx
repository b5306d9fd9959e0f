import type { Meta } from '@storybook/react-vite';
import { meetings, type Meeting } from '@tilldesk/domain/meetings';
import { problemAt, type Problem } from '@tilldesk/domain/problems';
import { ownSession, type Contact } from '@tilldesk/domain/session';
import { expect, screen, within } from 'storybook/test';
import { answer, recordedWith } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';
import { meeting, times } from './sampleMeetings.ts';

export default { title: 'Screens/Contact/Book a meeting', tags: ['!autodocs'] } satisfies Meta;

const withContact = (contact: Partial<Contact>) => ({
  answers: [
    recordedWith(ownSession, (own) => ({ ...own, contact: { ...own.contact, ...contact } })),
    answer(meetings.list, () => ({ items: [], times: null })),
  ],
});
const bookable = (items: readonly Meeting[], free: string[] = times, rejection?: Problem) => ({
  answers: [
    answer(meetings.list, () => ({ items: [...items], times: free })),
    answer(meetings.book, () => {
      if (rejection) throw rejection;
      return meeting;
    }),
    answer(meetings.cancel, () => meeting),
  ],
});
/** Opens the dialog of the time 10:00, which shows the texts, and books it. */
const books =
  (...texts: (string | RegExp)[]): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '10:00 AM' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a meeting' }));
    for (const text of texts) await expect(dialog.getByText(text)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^What is it about/ }), 'Set up the scanner');
    await userEvent.click(dialog.getByRole('button', { name: 'Book' }));
  };
const chooses =
  (field: string, option: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: field }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
const everything = withContact({
  speak: 'tel:+15125550100',
  feedback: 'mailto:hello@help.example',
  meeting: 'https://book.example/till',
});
const page = screenAt('/book-meeting', { fakeServer: everything });

export const Full = page.full(sees('Open the calendar', '+15125550100', 'hello@help.example', 'Your shop'));

export const ByTelephoneAlone = screenAt('/book-meeting', {}).in(
  withContact({ speak: 'tel:+15125550100' }),
  async (seen) => {
    await sees('Arrange it with us')(seen);
    await expect(seen.canvas.queryByRole('link', { name: 'Open the calendar' })).toEqual(null);
  },
);

export const NothingSetUp = screenAt('/book-meeting', {}).in(
  withContact({}),
  sees('Booking is not set up yet', 'Your administrator can add one in the settings of the server.'),
);

/** The page requires no permission: it opens from a menu. */
export const OpenToATrainee = page.in({ as: 'trainee' }, sees('Your shop'));

/** The free times of a day, in the zone of the store and in another one. */
export const FreeTimes = page.in(
  bookable([meeting]),
  inSequence(
    sees('Tuesday, March 10', '10:00 AM', '10:30 AM', 'Your meetings', 'Mar 10, 2026, 9:00 AM', 'Set up the scanner'),
    chooses('Day', 'Wednesday, March 11'),
    sees('10:00 AM', '8:30 PM'),
    async ({ canvas, userEvent }) => {
      const zone = await canvas.findByRole('combobox', { name: 'Time zone' });
      await userEvent.tripleClick(zone);
      await userEvent.keyboard('Madrid');
      await userEvent.click(await screen.findByRole('option', { name: 'Europe/Madrid' }));
    },
    sees('3:00 PM'),
  ),
);

export const Booked = page.in(
  bookable([]),
  inSequence(books(/Tuesday, March 10, 2026.*10:00.*10:30.AM \(America\/New York\)/), sees('Thank you')),
);

export const TakenMeanwhile = page.in(
  bookable([], times, problemAt('startsAt', 'meeting.taken')),
  inSequence(books(), async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a meeting' }));
    await expect(await dialog.findByText('This time is no longer free. Please choose another.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^What is it about/ })).toHaveValue('Set up the scanner');
  }),
);

export const Cancelled = page.in(
  bookable([meeting]),
  inSequence(
    presses('Cancel meeting'),
    async ({ userEvent }) => {
      const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this meeting?' }));
      await expect(question.getByText(/The meeting on Mar 10, 2026, 9:00 AM will be cancelled/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Cancel meeting' }));
    },
    sees('Meeting cancelled'),
  ),
);

export const NoFreeTimes = page.in(bookable([], []), sees('No free times in the next two weeks'));
export const Narrow = page.narrow(sees('Your shop'));
export const Loading = screenAt('/book-meeting', { requests: [meetings.list] }).loading();
export const Failed = screenAt('/book-meeting', { requests: [meetings.list] }).failed();
