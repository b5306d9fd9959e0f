import type { Meta } from '@storybook/react-vite';
import { chatEvents, newChatAvailable } from '@tilldesk/domain/chat';
import { Problem } from '@tilldesk/domain/problems';
import { expect } from 'storybook/test';
import { chatOf, chooses, dana, fileOf, messagesIn, omar, staffChatWindow } from '../../fake-server/chatting.ts';
import { on } from '../../fake-server/fakeEvent.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play, Seen } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Frame/Staff chats', tags: ['!autodocs'] } satisfies Meta;

const at = { named: { en: 'Good afternoon, Dana', es: 'Buenas tardes, Dana' } };
const home = screenAt('/dashboard', at);

const active = chatOf({
  n: 1,
  topic: 'technical',
  status: 'active',
  requester: omar,
  staff: dana,
  at: '2026-03-14T16:35:00.000Z',
  readSeq: 2,
  lines: [
    [omar, 'The printer prints nothing but black lines since this morning, on both tills.'],
    [dana, 'Is it the one at the window?'],
    [omar, 'Yes.'],
  ],
});
const closed = chatOf({
  n: 2,
  topic: 'training',
  status: 'closed',
  requester: omar,
  staff: dana,
  at: '2026-03-11T16:40:00.000Z',
  readSeq: 0,
  lines: [[omar, 'How do I take a return?']],
});
const requested = chatOf({
  n: 3,
  topic: 'billing',
  status: 'waiting',
  requester: omar,
  staff: null,
  at: '2026-03-14T16:40:00.000Z',
  readSeq: 0,
  lines: [[omar, 'Hello, I have a question about billing or a payment.']],
});
const withActiveChat = [active, closed];

const log = async (seen: Seen) => (await staffChatWindow(seen)).findByRole('log', { name: 'Messages' });
const opens =
  (name: RegExp): Play =>
  async (seen) =>
    seen.userEvent.click(await (await staffChatWindow(seen)).findByRole('button', { name }));
const inChat = inSequence(presses(/^Chats/), opens(/Omar Haddad.*Technical/), async (seen) => void (await log(seen)));

/** No chat has been requested yet. */
export const Empty_S2_20 = home.in({}, inSequence(presses('Chats'), sees('No Recent Chats', 'Connected')));

/** Previews are truncated, unread messages counted. */
export const List_S2_20_S9_20 = home.in(
  { chats: withActiveChat },
  inSequence(presses('Chats, 2 unread'), async (seen) => {
    const panel = await staffChatWindow(seen);
    const rows = await panel.findAllByRole('button', { name: /Omar Haddad/ });
    await expect(rows.map((row) => row.querySelector('[dir=auto]')?.textContent)).toEqual([
      'Yes.',
      'How do I take a return?',
    ]);
  }),
);

const opensTheRequest = async (seen: Seen) => {
  await sees('Connected')(seen);
  await seen.canvas.findByRole('button', { name: 'Open support chat' });
  seen.fakeServer.say(newChatAvailable, requested);
  await presses('Chats, 1 waiting, 1 unread')(seen);
  await opens(/Omar Haddad/)(seen);
  await seen.userEvent.click(await (await staffChatWindow(seen)).findByRole('button', { name: 'Join Chat' }));
};

/** A new request is counted and announced; a staff member joins. */
export const NewRequest_S4_27 = home.in(
  { events: [on(chatEvents.join, () => ({ ...requested, status: 'active' as const, staff: dana }), true)] },
  async (seen) => {
    await opensTheRequest(seen);
    await expect(await (await staffChatWindow(seen)).findByRole('textbox', { name: 'Message' })).toBeEnabled();
    await expect(messagesIn(await log(seen))).toEqual(['Hello, I have a question about billing or a payment.']);
  },
);

/** A colleague was faster: their name is shown. */
export const TakenByAColleague = home.in(
  {
    events: [
      on(chatEvents.join, () => {
        throw new Problem('chat.taken', { person: 'Maya Chen' });
      }),
    ],
  },
  async (seen) => {
    await opensTheRequest(seen);
    await sees('Maya Chen has joined this chat already.')(seen);
  },
);

export const InAChat_S2_21 = home.in(
  { chats: withActiveChat },
  inSequence(inChat, async (seen) => {
    await expect(messagesIn(await log(seen)).at(-1)).toEqual('Yes.');
    await expect((await staffChatWindow(seen)).getByRole('textbox', { name: 'Message' })).toBeEnabled();
  }),
);

/** The panel stays open while the user works on the page; Escape closes it and returns the focus. */
export const StaysOpenNextToPage = home.in(
  { chats: withActiveChat },
  inSequence(inChat, async (seen) => {
    await seen.userEvent.click(seen.canvas.getByRole('link', { name: 'Customer Management' }));
    await seen.canvas.findByRole('heading', { level: 1, name: 'Customers' });
    await expect((await staffChatWindow(seen)).getByRole('textbox', { name: 'Message' })).toBeVisible();
    await seen.userEvent.click((await staffChatWindow(seen)).getByRole('textbox', { name: 'Message' }));
    await seen.userEvent.keyboard('{Escape}');
    await expect(seen.canvas.getByRole('button', { name: /^Chats/ })).toHaveFocus();
  }),
);

export const Closes_S4_21 = home.in(
  { chats: withActiveChat },
  inSequence(inChat, async (seen) => {
    await seen.userEvent.click(await (await staffChatWindow(seen)).findByRole('button', { name: 'Close Chat' }));
    await sees('Chat closed successfully')(seen);
    await expect(seen.canvas.getAllByText('Chat closed successfully').length).toEqual(1);
  }),
);

export const Offline_S4_26 = home.in(
  { chats: withActiveChat },
  inSequence(presses('Chats, 2 unread'), async (seen) => {
    await (await staffChatWindow(seen)).findAllByRole('button', { name: /Omar Haddad/ });
    seen.fakeServer.cut('transport close');
    await expect(await (await staffChatWindow(seen)).findByText(/Disconnected/)).toBeVisible();
  }),
);

export const RejectsASize_S5_22 = home.in(
  { chats: withActiveChat },
  inSequence(inChat, async (seen) => {
    await chooses(seen.canvasElement, fileOf('film.pdf', 'application/pdf', 5_242_881));
    await sees('File film.pdf is too large. Maximum size is 5MB.')(seen);
  }),
);

/** The server's reason is shown. */
export const UploadIsRejected_S8_40 = home.in(
  { chats: withActiveChat },
  inSequence(inChat, async (seen) => {
    seen.fakeServer.uploads = 'rejected';
    await chooses(seen.canvasElement, fileOf('paper.pdf', 'application/pdf', 2048));
    await sees('The content of the file paper.pdf does not match its type.')(seen);
  }),
);

export const UploadFails_S8_40 = home.in(
  { chats: withActiveChat },
  inSequence(inChat, async (seen) => {
    seen.fakeServer.uploads = 'broken';
    await chooses(seen.canvasElement, fileOf('paper.pdf', 'application/pdf', 2048));
    await sees('Error uploading file')(seen);
  }),
);

/** Employees ask for support and do not reply to chats. */
export const NotForAnEmployee_S6_10 = screenAt('/dashboard', { fakeServer: { as: 'seller' } }).in({}, async (seen) => {
  await seen.canvas.findByRole('button', { name: 'Open support chat' });
  await expect(seen.canvas.queryByRole('button', { name: /^Chats/ })).toEqual(null);
});

export const Spanish = screenAt('/dashboard', { ...at, fakeServer: { chats: withActiveChat } }).spanish(
  inSequence(presses('Chats, 2 sin leer'), sees('Omar Haddad', 'Conectado')),
);

export const Narrow = screenAt('/dashboard', { ...at, fakeServer: { chats: withActiveChat } }).narrow(inChat);
