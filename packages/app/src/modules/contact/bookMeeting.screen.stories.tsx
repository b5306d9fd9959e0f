import type { Meta } from '@storybook/react-vite';
import { ownSession, type Contact } from '@tilldesk/domain/session';
import { expect } from 'storybook/test';
import { recordedWith } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Contact/Book a meeting', tags: ['!autodocs'] } satisfies Meta;

const withContact = (contact: Partial<Contact>) => ({
  answers: [recordedWith(ownSession, (own) => ({ ...own, contact: { ...own.contact, ...contact } }))],
});
const everything = withContact({
  speak: 'tel:+15125550100',
  feedback: 'mailto:hello@help.example',
  meeting: 'https://book.example/till',
});
const meeting = screenAt('/book-meeting', { fakeServer: everything });

export const Full = meeting.full(sees('Open the calendar', '+15125550100', 'hello@help.example', 'Your shop'));

export const ByTelephoneAlone = screenAt('/book-meeting', {}).in(
  withContact({ speak: 'tel:+15125550100' }),
  async (seen) => {
    await sees('Arrange it with us')(seen);
    await expect(seen.canvas.queryByRole('link', { name: 'Open the calendar' })).toEqual(null);
  },
);

export const NothingSetUp = screenAt('/book-meeting', {}).full(
  sees('Booking is not set up yet', 'Your administrator can add one in the settings of the server.'),
);

/** The page requires no permission: it opens from a menu. */
export const OpenToATrainee = meeting.in({ as: 'trainee' }, sees('Your shop'));
