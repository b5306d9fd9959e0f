import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { chooses, staffChatWindow, fileOf, messagesIn, chatRowOf, writes } from '../../fake-server/chatting.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play, Seen } from '../../fake-server/storyOf.ts';
import type { FakeServer } from '../../fake-server/FakeServer.ts';

export default { title: 'Screens/Frame/Staff chats', tags: ['!autodocs'] } satisfies Meta;

const named = { en: 'Good afternoon, Dana', es: 'Buenas tardes, Dana' };
const home = screenAt('/dashboard', { named });

const withActiveChat = (fakeServer: FakeServer) => [
  chatRowOf(fakeServer, 'omar', 1, {
    topic: 'technical',
    status: 'active',
    minutes: 5,
    lines: [
      ['requester', 'The printer prints nothing but black lines since this morning, on both tills.'],
      ['staff', 'Is it the one at the window?'],
      ['requester', 'Yes.'],
    ],
  }),
  chatRowOf(fakeServer, 'omar', 2, {
    topic: 'training',
    status: 'closed',
    minutes: 3 * 24 * 60,
    lines: [['requester', 'How do I take a return?']],
  }),
];

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

/** A new request is counted and announced; the staff member who joins replies. */
export const NewRequest_S4_27 = home.in({}, async (seen) => {
  await seen.canvas.findByRole('button', { name: 'Chats' });
  await sees('Connected')(seen);
  await seen.canvas.findByRole('button', { name: 'Open support chat' });
  seen.fakeServer.other.startsChat('billing', 'Hello, I have a question about billing or a payment.');
  await presses('Chats, 1 waiting, 1 unread')(seen);
  await opens(/Omar Haddad/)(seen);
  const panel = await staffChatWindow(seen);
  await seen.userEvent.click(await panel.findByRole('button', { name: 'Join Chat' }));
  await waitFor(() => expect(seen.fakeServer.chats[0]?.staff?.name).toEqual('Dana Reyes'));
  await writes(panel, 'Good afternoon, how can I help?');
  await waitFor(async () =>
    expect(messagesIn(await log(seen))).toEqual([
      'Hello, I have a question about billing or a payment.',
      'Good afternoon, how can I help?',
    ]),
  );
  await expect(seen.canvas.getByRole('button', { name: 'Chats' })).toBeVisible();
});

/** A colleague was faster: their name is shown. */
export const TakenByAColleague = home.in({}, async (seen) => {
  await seen.canvas.findByRole('button', { name: 'Open support chat' });
  seen.fakeServer.other.startsChat('billing', 'Hello?');
  await presses(/^Chats, 1 waiting/)(seen);
  await opens(/Omar Haddad/)(seen);
  seen.fakeServer.chats[0]!.status = 'active';
  seen.fakeServer.chats[0]!.staff = { id: '01936c3a-7c00-7052-8000-0000000000a1', name: 'Maya Chen' };
  await seen.userEvent.click(await (await staffChatWindow(seen)).findByRole('button', { name: 'Join Chat' }));
  await sees('Maya Chen has joined this chat already.')(seen);
});

export const InAChat_S2_21 = home.in(
  { chats: withActiveChat },
  inSequence(inChat, async (seen) => {
    await writes(await staffChatWindow(seen), 'I am on my way.');
    await waitFor(async () => expect(messagesIn(await log(seen)).at(-1)).toEqual('I am on my way.'));
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

export const Spanish = screenAt('/dashboard', { named, fakeServer: { chats: withActiveChat } }).spanish(
  inSequence(presses('Chats, 2 sin leer'), sees('Omar Haddad', 'Conectado')),
);

export const Narrow = screenAt('/dashboard', { named, fakeServer: { chats: withActiveChat } }).narrow(inChat);
