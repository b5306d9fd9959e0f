import type { Meta } from '@storybook/react-vite';
import { meetings } from '@tilldesk/domain/meetings';
import { type Contact, ownSession } from '@tilldesk/domain/session';
import { expect } from 'storybook/test';
import { answer, recordedWith } from '../fake-server/answer.ts';
import { screenAt } from '../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../fake-server/sees.ts';

export default { title: 'Screens/Frame/Contact', tags: ['!autodocs'] } satisfies Meta;

const named = { en: 'Good afternoon, Dana', es: 'Buenas tardes, Dana' };
const home = screenAt('/dashboard', { named });

const addresses: Contact = {
  speak: 'tel:+15125550100',
  issue: 'https://help.example/issue',
  feedback: 'mailto:hello@help.example',
  articles: 'https://help.example/articles',
  updates: 'https://help.example/updates',
  meeting: null,
};
const withContact = (contact: Contact) => ({
  answers: [recordedWith(ownSession, (own) => ({ ...own, contact }))],
});

/** The links in the order of the spec; external pages open in a new tab. */
export const AllLinks_S2_07 = home.in(withContact(addresses), async (seen) => {
  await presses('Contact')(seen);
  await expect(
    seen.canvas.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
  ).toEqual([
    ['Chat', null],
    ['Speak to us', 'tel:+15125550100'],
    ['Report an issue', 'https://help.example/issue'],
    ['Share feedback', 'mailto:hello@help.example'],
    ['Support articles', 'https://help.example/articles'],
    ['POS system updates', 'https://help.example/updates'],
    ['Book a meeting', '/book-meeting'],
  ]);
  await expect(seen.canvas.getByRole('menuitem', { name: 'Support articles' })).toHaveAttribute('target', '_blank');
  await expect(seen.canvas.getByRole('menuitem', { name: 'Speak to us' })).not.toHaveAttribute('target');
});

/** Without addresses only the chat and the app's own page remain. */
export const WithoutAddresses = home.in({}, async (seen) => {
  await presses('Contact')(seen);
  await expect(seen.canvas.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Chat',
    'Book a meeting',
  ]);
});

export const InSpanish = screenAt('/dashboard', { named, fakeServer: withContact(addresses) }).spanish(
  inSequence(presses('Contacto'), sees('Chat de soporte', 'Hable con nosotros', 'Novedades del sistema')),
);

/** Only with the right to read Contact Support (spec §2). */
export const NotForACashier_S2_07 = screenAt('/sale-invoice-management', {}).in({ as: 'cashier' }, async (seen) => {
  await sees('Noah Klein')(seen);
  await expect(seen.canvas.queryByRole('button', { name: 'Contact' })).toEqual(null);
});

export const LeadsToTheMeeting = home.in(
  { answers: [...withContact(addresses).answers, answer(meetings.list, () => ({ items: [], times: null }))] },
  inSequence(presses('Contact'), async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Book a meeting' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Book a meeting' })).toBeVisible();
  }),
);
