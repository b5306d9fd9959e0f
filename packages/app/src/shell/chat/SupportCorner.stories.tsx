import type { Meta } from '@storybook/react-vite';
import { chatEvents } from '@tilldesk/domain/chat';
import { expect, waitFor, within } from 'storybook/test';
import {
  chatOf,
  chooses,
  corner,
  fileOf,
  lena,
  maya,
  messageOf,
  messagesIn,
  opensChat,
  writes,
} from '../../fake-server/chatting.ts';
import { on } from '../../fake-server/fakeEvent.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, sees } from '../../fake-server/sees.ts';
import type { Play, Seen } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Frame/Support chat', tags: ['!autodocs'] } satisfies Meta;

const at = { named: { en: 'Good afternoon, Lena', es: 'Buenas tardes, Lena' } };
const home = screenAt('/dashboard', { ...at, fakeServer: { as: 'seller' } });

const open = chatOf({
  n: 1,
  topic: 'billing',
  status: 'active',
  requester: lena,
  staff: maya,
  at: '2026-03-14T16:35:00.000Z',
  readSeq: 1,
  lines: [
    [lena, 'The card was charged twice.'],
    [maya, 'I can see it. One of the two is given back today, and the receipt goes to your mailbox.'],
  ],
});
const ended = chatOf({
  n: 2,
  topic: 'repair',
  status: 'closed',
  requester: lena,
  staff: maya,
  at: '2026-03-12T16:40:00.000Z',
  readSeq: 1,
  lines: [
    [lena, 'Where do I find the parts?'],
    [maya, 'Under Inventory, Parts.'],
  ],
});
const requested = chatOf({
  n: 3,
  topic: 'sales',
  status: 'waiting',
  requester: lena,
  staff: null,
  at: '2026-03-14T16:38:00.000Z',
  readSeq: 1,
  lines: [[lena, 'Is anybody there?']],
});
const started = chatOf({
  n: 4,
  topic: 'billing',
  status: 'waiting',
  requester: lena,
  staff: null,
  at: '2026-03-14T16:40:00.000Z',
  readSeq: 0,
  lines: [],
});
const [answered, over, waiting] = [[open], [ended], [requested]];
/** Maya Chen writes the third message of the open chat. */
const mayaWrites = ({ fakeServer }: Seen, text: string) =>
  fakeServer.say(chatEvents.send.answer, { message: messageOf(open.chatId, 3, maya, text, fakeServer.now) });

const log = async (seen: Seen) => (await corner(seen)).findByRole('log', { name: 'Messages' });
const showsTexts = async (seen: Seen, ...texts: string[]) =>
  waitFor(async () => expect(messagesIn(await log(seen))).toEqual(texts));
const presses =
  (name: string | RegExp, role: 'button' | 'tab' = 'button'): Play =>
  async (seen) =>
    seen.userEvent.click(await (await corner(seen)).findByRole(role, { name }));

export const Closed_S2_22 = home.in({}, async (seen) => {
  await expect(await (await corner(seen)).findByRole('button', { name: 'Open support chat' })).toBeVisible();
});

/** Only with the right to read Contact Support. */
export const NoRight_S2_22 = screenAt('/sale-invoice-management', {}).in({ as: 'cashier' }, async (seen) => {
  await sees('Noah Klein', 'Connected')(seen);
  await expect(seen.canvas.queryByRole('complementary', { name: 'Support chat' })).toEqual(null);
});

/** A user without earlier chats sees the form, with name and address filled in. */
export const NewChat_S2_24_S2_25 = home.in(
  {},
  inSequence(opensChat, async (seen) => {
    const window = await corner(seen);
    await expect(await window.findByRole('tab', { name: 'New Chat' })).toHaveAttribute('aria-selected', 'true');
    await expect(window.getByLabelText(/^Name/)).toHaveValue('Lena Ortiz');
    await expect(window.getByLabelText(/^Email/)).toHaveValue('lena@harbourstreet.example');
    await expect(window.getAllByRole('radio').length).toEqual(8);
  }),
);

export const NoRecentChats_S2_24 = home.in(
  {},
  inSequence(opensChat, presses('Recent Chats', 'tab'), sees('No Recent Chats', 'Connected')),
);

export const FormErrors_S5_20 = home.in(
  {},
  inSequence(opensChat, async (seen) => {
    const window = await corner(seen);
    await seen.userEvent.clear(await window.findByLabelText(/^Name/));
    await seen.userEvent.clear(window.getByLabelText(/^Email/));
    await presses('Start Chat')(seen);
    await sees('Name is required', 'Email is required')(seen);
    await seen.userEvent.type(window.getByLabelText(/^Email/), 'lena@');
    await expect(window.queryByText('Email is required')).toEqual(null);
    await seen.userEvent.type(window.getByLabelText(/^Name/), 'Lena');
    await presses('Start Chat')(seen);
    await sees('Please enter a valid email address')(seen);
  }),
);

/** The chat starts, and its opening message is sent automatically a second later. */
export const StartsChat_S4_24 = home.in(
  { events: [on(chatEvents.start, ({ chatId }) => ({ ...started, chatId: chatId ?? started.chatId }), true)] },
  inSequence(opensChat, async (seen) => {
    const window = await corner(seen);
    await seen.userEvent.click(await window.findByRole('radio', { name: 'Billing & Payments' }));
    await presses('Start Chat')(seen);
    await expect(await window.findByText('Somebody will be with you in a moment.')).toBeVisible();
    await waitFor(async () =>
      expect(within(await log(seen)).getByText(/^Hello, I have a question about billing/)).toBeVisible(),
    );
  }),
);

export const Answered_S2_21 = home.in(
  { chats: answered },
  inSequence(opensChat, async (seen) => {
    const window = await corner(seen);
    await expect(await window.findByRole('heading', { name: 'Maya Chen' })).toBeVisible();
    await log(seen);
    mayaWrites(seen, 'It arrived this morning.');
    await showsTexts(
      seen,
      'The card was charged twice.',
      'I can see it. One of the two is given back today, and the receipt goes to your mailbox.',
      'It arrived this morning.',
    );
  }),
);

/** Minimized, it shows the name of the other party, a green dot, and the number of unread messages. */
export const Minimized_S2_23 = home.in(
  { chats: answered },
  inSequence(opensChat, presses('Minimize'), async (seen) => {
    const window = await corner(seen);
    const card = await window.findByRole('button', { name: /Maya Chen/ });
    await expect(card).toHaveFocus();
    await expect(within(card).getByTitle('Active')).toBeVisible();
    mayaWrites(seen, 'Are you there?');
    await expect(await within(card).findByText('1')).toBeVisible();
    await seen.userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(messagesIn(await log(seen)).at(-1)).toEqual('Are you there?'));
  }),
);

export const MinimizedWithoutAChat_S2_23 = home.in(
  {},
  inSequence(opensChat, presses('Minimize'), async (seen) => {
    await expect(await (await corner(seen)).findByRole('button', { name: /Chat With Us/ })).toBeVisible();
  }),
);

/** Messages that were unread when the page opened are counted at the button. */
export const Unread = home.in({ chats: answered }, async (seen) => {
  const window = await corner(seen);
  await expect(await window.findByRole('button', { name: 'Open support chat. Unread messages: 1' })).toBeVisible();
});

/** Messages written offline wait for the connection. */
export const Offline_S4_26 = home.in(
  { chats: answered },
  inSequence(opensChat, async (seen) => {
    const window = await corner(seen);
    await log(seen);
    seen.fakeServer.cut('transport close');
    await sees(/^Disconnected/)(seen);
    await writes(window, 'First');
    await writes(window, 'Second');
    await waitFor(() => expect(window.getAllByText('Waiting to be sent').length).toEqual(2));
  }),
);

/** Closed by the user: back to the list. */
export const Closes_S4_21 = home.in(
  { chats: answered },
  inSequence(opensChat, presses('Close Chat'), sees('Chat closed successfully'), async (seen) => {
    await expect(await (await corner(seen)).findByRole('tab', { name: 'Recent Chats' })).toBeVisible();
  }),
);

/** Before anybody has joined, the requester can cancel and ask something else. */
export const CancelsARequest = home.in(
  { chats: waiting },
  inSequence(opensChat, presses('Cancel request'), sees('Chat closed successfully'), async (seen) => {
    await expect(await (await corner(seen)).findByRole('tab', { name: 'Recent Chats' })).toBeVisible();
  }),
);

/** Closed by the other party: the chat is marked closed and is no longer open. */
export const IsClosed_S4_20 = home.in(
  { chats: answered },
  inSequence(opensChat, async (seen) => {
    await log(seen);
    seen.fakeServer.say(chatEvents.close.answer, { chatId: open.chatId, closedBy: maya });
    const window = await corner(seen);
    await expect(await window.findByRole('button', { name: /Maya Chen.*Closed/ })).toBeVisible();
  }),
);

export const ClosedAndReopened_S4_22_S4_23 = home.in(
  {
    chats: over,
    events: [on(chatEvents.reopen, () => ({ ...ended, status: 'waiting' as const, closedAt: null }), true)],
  },
  inSequence(opensChat, presses(/^Maya Chen/), async (seen) => {
    const window = await corner(seen);
    await expect(
      await window.findByText('This chat session has ended. Need more help? You can Reopen the chat anytime.'),
    ).toBeVisible();
    await expect(window.getByRole('textbox', { name: 'Message' })).toBeDisabled();
    await presses('Reopen')(seen);
    await waitFor(() => expect(window.getByRole('textbox', { name: 'Message' })).toBeEnabled());
  }),
);

export const SecondChatDenied_S5_28 = home.in(
  { chats: answered },
  inSequence(
    opensChat,
    presses('Back to the chats'),
    presses('New Chat', 'tab'),
    sees('You already have an active chat. Please close it before starting a new one.'),
  ),
);

/** Of several chosen files, the first valid one is accepted. */
export const AcceptsFirstValidFile_S5_24 = home.in(
  { chats: answered },
  inSequence(opensChat, async (seen) => {
    const window = await corner(seen);
    await log(seen);
    await chooses(
      seen.canvasElement,
      fileOf('program.exe', 'application/x-msdownload', 10),
      fileOf('receipt.pdf', 'application/pdf', 1_572_864),
      fileOf('second.pdf', 'application/pdf', 10),
    );
    await expect(await window.findByText('receipt.pdf')).toBeVisible();
    await expect(window.getByText('1.5 MB')).toBeVisible();
    await expect(window.queryByText('second.pdf')).toEqual(null);
    await presses('Remove receipt.pdf')(seen);
    await expect(window.queryByText('receipt.pdf')).toEqual(null);
  }),
);

export const RejectsAType_S5_21 = home.in(
  { chats: answered },
  inSequence(opensChat, async (seen) => {
    await log(seen);
    await chooses(seen.canvasElement, fileOf('program.exe', 'application/x-msdownload', 10));
    await sees('File type application/x-msdownload is not supported.')(seen);
  }),
);

export const RejectsASize_S5_23 = home.in(
  { chats: answered },
  inSequence(opensChat, async (seen) => {
    await log(seen);
    await chooses(seen.canvasElement, fileOf('film.pdf', 'application/pdf', 10_485_761));
    await sees('File film.pdf is too large. Maximum size is 10MB.')(seen);
  }),
);

export const UploadFails_S8_40 = home.in(
  { chats: answered },
  inSequence(opensChat, async (seen) => {
    await log(seen);
    seen.fakeServer.uploads = 'rejected';
    await chooses(seen.canvasElement, fileOf('receipt.pdf', 'application/pdf', 2048));
    await sees('File upload failed. Please try again.')(seen);
  }),
);

/** While a file is uploading, no message is sent. */
export const Uploading_S5_25 = home.in(
  { chats: answered },
  inSequence(opensChat, async (seen) => {
    const window = await corner(seen);
    await log(seen);
    seen.fakeServer.uploads = 'pending';
    await chooses(seen.canvasElement, fileOf('receipt.pdf', 'application/pdf', 2048));
    await expect(await window.findByRole('progressbar', { name: 'Uploading receipt.pdf' })).toBeVisible();
    await expect(window.getByRole('button', { name: 'Send' })).toBeDisabled();
  }),
);

/** While the user is in the chat, toasts are centered, up to nine at once. */
export const Toasts_S9_24 = home.in(
  { chats: answered },
  inSequence(opensChat, presses('Close Chat'), async ({ canvas }) => {
    const toasts = await canvas.findByRole('region', { name: 'Messages' });
    await expect(toasts).toHaveAttribute('data-position', 'top-center');
  }),
);

/** The menu and the palette open the chat; closing it returns the focus. */
export const FromTheContactMenu = home.in({}, async (seen) => {
  await seen.userEvent.click(await seen.canvas.findByRole('button', { name: 'Contact' }));
  await seen.userEvent.click(seen.canvas.getByRole('menuitem', { name: 'Chat' }));
  const window = await corner(seen);
  await window.findByRole('dialog', { name: 'Chat With Us' });
  await presses('Close')(seen);
  await waitFor(() => expect(window.getByRole('button', { name: 'Open support chat' })).toHaveFocus());
});

export const Spanish = screenAt('/dashboard', { ...at, fakeServer: { as: 'seller', chats: over } }).spanish(
  async (seen) => {
    const window = await corner(seen, 'Chat de soporte');
    await seen.userEvent.click(await window.findByRole('button', { name: 'Abrir el chat de soporte' }));
    await seen.userEvent.click(await window.findByRole('button', { name: /^Maya Chen/ }));
    await sees(/^Esta sesión de chat ha terminado\./, 'Reabrir')(seen);
  },
);

export const Narrow = screenAt('/dashboard', { ...at, fakeServer: { as: 'seller', chats: answered } }).narrow(
  inSequence(opensChat, sees('Maya Chen')),
);
