import type { Meta, StoryObj } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { employees } from '@tilldesk/domain/employees';
import { profileCalls } from '@tilldesk/domain/session';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, type FakeAnswer } from '../fake-server/answer.ts';
import { pinCheck } from '../fake-server/pinCheck.ts';
import type { FakeServerOptions } from '../fake-server/openFakeServer.ts';
import { inSequence, sees } from '../fake-server/sees.ts';
import { storyOf, type Play } from '../fake-server/storyOf.ts';
import { isPage, type Page, type Route } from '../navigation/route.ts';
import { routes } from '../routes.ts';
import { missingProof } from '../session/missingProof.ts';
import { session } from '../session/session.ts';
import { App } from './App.tsx';
import { routeObjects } from './router.tsx';

export default { title: 'Screens/Gate', tags: ['!autodocs'] } satisfies Meta;

/** A page of the table at another address, with other guards. */
function placed(from: string, path: string, locks: Pick<Page, 'pin' | 'verify'>): Page {
  const line = routes.find((route) => route.path === from);
  if (line === undefined || !isPage(line)) throw new Error(`no page ${from}`);
  const { title, messages, screen: load } = line;
  return { path, title, messages, screen: load, ...locks };
}

const table: readonly Route[] = [
  ...routes.filter(({ path }) => path !== '/dashboard'),
  placed('/dashboard', '/dashboard', {}),
  placed('/customer-management', '/behind-pin', { pin: true }),
  placed('/customer-management', '/behind-verification', { verify: true }),
];

function Drawn({ address }: { address: string }) {
  const [router] = useState(() => createMemoryRouter(routeObjects(table), { initialEntries: [address] }));
  return <App router={router} table={table} />;
}

const at = (
  address: string,
  play: Play,
  fakeServer: FakeServerOptions = {},
  globals: StoryObj['globals'] = {},
): StoryObj =>
  storyOf({
    fakeServer: { as: 'cashier', ...fakeServer },
    draw: () => <Drawn address={address} />,
    look: play,
    globals,
  });
const behindPin = (play: Play, fakeServer?: FakeServerOptions, globals?: StoryObj['globals']) =>
  at('/behind-pin', play, fakeServer, globals);

const dialog = async (name = 'Access PIN') => within(await screen.findByRole('dialog', { name }));
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const entersPin =
  (pin: string, email?: string): Play =>
  async ({ userEvent }) => {
    const pinDialog = await dialog(email === undefined ? undefined : 'Confirm that it is you');
    if (email !== undefined) await userEvent.type(pinDialog.getByLabelText(/^Email/), email);
    await userEvent.type(pinDialog.getByLabelText(/^Access PIN/), pin);
    await userEvent.click(pinDialog.getByRole('button', { name: 'Submit' }));
  };
const shows =
  (text: string): Play =>
  async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(text);
  };
const isShut = async () => {
  await dialog();
  await expect(screen.queryByRole('heading', { level: 1, name: /^Customers/ })).toEqual(null);
};

export const Shut_S4_13_S6_04 = behindPin(isShut);

/** Digits only, four of them, and the page opens; from then on without the PIN. */
export const OpensWithThePin_S4_13_S5_06_S9_12_S8_27 = behindPin(
  async (seen) => {
    const pinDialog = await dialog();
    const field = pinDialog.getByLabelText(/^Access PIN/);
    await seen.userEvent.type(field, '12a3');
    await expect(field).toHaveValue('123');
    await expect(pinDialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await seen.userEvent.type(field, '45');
    await expect(field).toHaveValue('1234');
    await seen.userEvent.click(pinDialog.getByRole('button', { name: 'Submit' }));
    await heading(/^Customers/);
    await sees('Access granted successfully')(seen);
    await expect(session.current()?.pinGranted).toEqual(true);
  },
  { answers: [pinCheck(true)] },
);

export const AlreadyVerified_S4_13 = behindPin(async ({ fakeServer }) => {
  fakeServer.own.pinGranted = true;
  session.prove({ pinGranted: true });
  await heading(/^Customers/);
  await expect(screen.queryByRole('dialog')).toEqual(null);
});

export const EmptyPin_S8_24 = behindPin(
  inSequence(async ({ userEvent }) => {
    const pinDialog = await dialog();
    await userEvent.click(pinDialog.getByLabelText(/^Access PIN/));
    await userEvent.keyboard('{Enter}');
  }, shows('Access PIN cannot be empty')),
);

export const WrongPin_S8_25 = behindPin(inSequence(entersPin('9999'), shows('Access denied'), isShut), {
  answers: [pinCheck(false)],
});

const refusing = (code: 'pin.tooMany' | 'pin.closed'): FakeAnswer => ({
  endpoint: employees.checkPin,
  respond: () => Promise.reject(new Problem(code, { minutes: 12 })),
});

export const TooManyTries_S8_26 = behindPin(
  inSequence(entersPin('1234'), shows('Too many wrong access PINs. Please try again in 12 minutes.'), isShut),
  { answers: [refusing('pin.tooMany')] },
);

export const GateClosed = behindPin(
  inSequence(entersPin('1234'), shows('Too many wrong access PINs. Please sign out and sign in again.')),
  { answers: [refusing('pin.closed')] },
);

export const Cancelled_S4_14 = behindPin(
  async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await heading(/^Good /);
    await expect(screen.queryByRole('dialog')).toEqual(null);
  },
  { as: 'seller' },
);

/** A user without a PIN sets the first one by the password, and the page opens. */
const choosesPin: Play = async ({ userEvent }) => {
  const pinDialog = await dialog('Choose your access PIN');
  const submit = pinDialog.getByRole('button', { name: 'Set PIN' });
  await userEvent.click(submit);
  await expect(await pinDialog.findByText('Please enter your current password.')).toBeVisible();
  await expect(pinDialog.getByText('An access PIN has four digits.')).toBeVisible();
  await userEvent.type(pinDialog.getByLabelText('Current password'), 'seagulls over harbour');
  await userEvent.type(pinDialog.getByLabelText(/^New access PIN/), '8240');
  await userEvent.click(submit);
};

export const ChoosesTheFirstPin = behindPin(
  inSequence(choosesPin, async () => {
    await heading(/^Customers/);
    await expect(await screen.findByText('Your access PIN is set')).toBeVisible();
    await expect([session.current()?.pinGranted, session.current()?.user.accessPin]).toEqual([true, true]);
  }),
  {
    withoutPin: true,
    answers: [
      answer(profileCalls.changePin, (_, { own }) => {
        own.pinGranted = true;
        own.user.accessPin = true;
        return { success: true };
      }),
    ],
  },
);

export const FirstPinRejected = behindPin(
  inSequence(choosesPin, async () => {
    await expect(await screen.findByText('The current password is incorrect.')).toBeVisible();
  }),
  {
    withoutPin: true,
    answers: [answer(profileCalls.changePin, () => Promise.reject(new Problem('password.current')))],
  },
);

/** A user who sets none goes to the dashboard, without a question about the typed text. */
export const ChoosesNoPin = behindPin(
  async ({ userEvent }) => {
    const pinDialog = await dialog('Choose your access PIN');
    await userEvent.type(pinDialog.getByLabelText(/^New access PIN/), '82');
    await userEvent.click(pinDialog.getByRole('button', { name: 'Cancel' }));
    await heading(/^Good /);
    await expect(screen.queryByRole('dialog')).toEqual(null);
  },
  { withoutPin: true, as: 'seller' },
);

export const AdminNeedsNone_S6_02 = behindPin(
  async () => {
    await heading(/^Customers/);
    await expect(screen.queryByRole('dialog')).toEqual(null);
  },
  { as: 'owner' },
);

/** The server rejected a call for the missing PIN: the page is locked again. */
export const LostAgain = behindPin(
  inSequence(entersPin('1234'), async () => {
    await heading(/^Customers/);
    missingProof.emit('pin');
    await isShut();
  }),
  { answers: [pinCheck(true)] },
);

/** An administrator proves their identity again, and the session stores it. */
export const Verified_S6_03_S5_07 = at(
  '/behind-verification',
  inSequence(entersPin('1234', 'dana@harbourstreet.example'), async () => {
    await heading(/^Customers/);
    await expect(session.current()?.verified).toEqual(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toEqual(null));
  }),
  { as: 'owner', answers: [pinCheck(true)] },
);

export const NotVerified_S8_28 = at(
  '/behind-verification',
  inSequence(entersPin('9999', 'dana@harbourstreet.example'), shows('Wrong access pin or email')),
  { as: 'owner', answers: [pinCheck(false)] },
);

export const Spanish = behindPin(sees('Esta página está protegida'), {}, { language: 'es' });
export const Narrow = behindPin(isShut, {}, { viewport: { value: 'narrow', isRotated: false } });
