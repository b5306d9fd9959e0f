import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { profileCalls, type SignIn } from '@tilldesk/domain/session';
import { expect, waitFor } from 'storybook/test';
import { answer, failing, never, recordedWith } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Profile/Security', tags: ['!autodocs'] } satisfies Meta;

/** The recorder signs in without a browser: the sign-ins are the stories' own. */
const signIn = (n: number, more: Partial<SignIn>): SignIn => ({
  id: `01936c3a-7c00-70ed-8000-00000000000${n}`,
  storeName: 'Harbour Street',
  device: null,
  address: '192.0.2.81',
  createdAt: '2026-03-13T22:41:00.000Z',
  lastSeenAt: '2026-03-13T22:41:00.000Z',
  current: false,
  ...more,
});
const thisOne = signIn(1, {
  device: 'Chrome 145 on Windows',
  address: '203.0.113.7',
  lastSeenAt: '2026-03-14T16:40:00.000Z',
  current: true,
});
const signedIn = (...items: SignIn[]) => answer(profileCalls.signIns, () => ({ items }));
const changedTo = (facts: object) => recordedWith(profileCalls.one, (profile) => ({ ...profile, ...facts }));
const withTwoFactor = (method: 'app' | 'mail', recoveryCodesLeft = 10) =>
  changedTo({ twoFactor: method, recoveryCodesLeft });

const at = { query: { tab: 'security' }, requests: [profileCalls.one] } as const;
const security = screenAt('/profile-settings', {
  ...at,
  fakeServer: { answers: [signedIn(thisOne, signIn(2, { device: 'Safari 19 on iPhone' }), signIn(3, {}))] },
});

const writes =
  (label: string, text: string): Play =>
  async ({ canvas, userEvent }) => {
    const box = await canvas.findByLabelText(label);
    await userEvent.clear(box);
    await userEvent.type(box, text);
  };
const knows = writes('Current password', 'seagulls over harbour');
const dialogClosed =
  (text: string): Play =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
  };

export const Full = security.in(
  { answers: [changedTo({ passwordChangedAt: '2026-01-12T15:20:00.000Z' })] },
  sees('Password and PIN', 'Changed on Jan 12, 2026', 'Two-factor sign-in', 'Off', 'Safari 19 on iPhone', 'This one'),
);
/** No other sign-ins, and the initial password is still in use. */
export const Empty = screenAt('/profile-settings', { ...at, fakeServer: { answers: [signedIn(thisOne)] } }).empty(
  async (seen) => {
    await sees('Not changed yet', 'Chrome 145 on Windows')(seen);
    await expect(seen.canvas.queryByRole('button', { name: 'End all others' })).toBeNull();
  },
);
export const Loading = security.loading();
export const Failed = security.failed();
export const Denied = security.denied();
export const SignInsLoading = security.in({ answers: [never(profileCalls.signIns)] }, sees('Password and PIN'));
export const SignInsFailed = security.in({ answers: [failing(profileCalls.signIns)] }, sees('An error occurred'));

const changing = inSequence(presses('Change password'), sees('Your other sign-ins end; this one stays.'));
const sends: Play = async ({ canvas, userEvent }) => {
  const buttons = await canvas.findAllByRole('button', { name: 'Change password' });
  await userEvent.click(buttons.at(-1)!);
};

export const NewPassword = security.in(
  {},
  inSequence(
    changing,
    sends,
    sees('Please enter your current password.', 'A password has 12 characters or more.'),
    writes('New password', 'lanterns by the pier'),
    sees('Long enough.'),
  ),
);

const rejected = (call: typeof profileCalls.changePassword | typeof profileCalls.enrol, problem: Problem) => ({
  answers: [{ endpoint: call, respond: () => Promise.reject(problem) }],
});
const changes = inSequence(changing, knows, writes('New password', 'lanterns by the pier'), sends);

export const PasswordWrong = security.in(
  rejected(profileCalls.changePassword, new Problem('password.current')),
  inSequence(changes, sees('The current password is incorrect.')),
);

export const PasswordTooCommon = security.in(
  rejected(profileCalls.changePassword, new Problem('password.common')),
  inSequence(changes, sees('This password is too common. Please choose another.')),
);

const success = () => ({ success: true });

export const PasswordChanged = security.in(
  { answers: [answer(profileCalls.changePassword, success)] },
  inSequence(changes, sees('Your password is changed. Your other sign-ins have ended.')),
);

export const PinChanged = security.in(
  { answers: [answer(profileCalls.changePin, success)] },
  inSequence(
    presses('Change PIN'),
    knows,
    writes('New access PIN', '8052'),
    async ({ canvas, userEvent }) =>
      userEvent.click((await canvas.findAllByRole('button', { name: 'Change PIN' })).at(-1)!),
    sees('Your access PIN is changed'),
  ),
);

const CODE = '482915';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = ['k7mw3-9xq2p', 'h4tzd-8nc5r', 'w2bqf-6jy7k', 'm9gxs-3vd4t', 'p5hra-7ze2n'];
const challenge = 'fake-challenge-of-forty-three-characters-00';
const byApp = answer(profileCalls.enrol, () => ({
  challenge,
  secret: SECRET,
  uri: `otpauth://totp/Tilldesk:dana?issuer=Tilldesk&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
}));
const byMail = answer(profileCalls.enrol, () => ({ challenge, secret: null, uri: null }));
const confirmed = answer(profileCalls.confirm, () => ({ recoveryCodes }));
const refusing = (problem: Problem) => answer(profileCalls.confirm, () => Promise.reject(problem));

const sets = inSequence(presses('Set up'), sees('Set up two-factor sign-in'));
const confirmsSavedCodes: Play = async (seen) => {
  await sees('Save your recovery codes', ...recoveryCodes)(seen);
  const done = await seen.canvas.findByRole('button', { name: 'Done' });
  await expect(done).toBeDisabled();
  await seen.userEvent.keyboard('{Escape}');
  await expect(done).toBeVisible();
  await seen.userEvent.click(seen.canvas.getByLabelText('I saved these codes in a safe place'));
  await seen.userEvent.click(done);
};

export const CodeToScan = security.in(
  { answers: [byApp] },
  inSequence(
    sets,
    knows,
    presses('Continue'),
    sees('Scan the code', 'QR code for your authenticator app', 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'),
  ),
);

export const CodeWrong = security.in(
  { answers: [byApp, refusing(new Problem('signin.codeWrong'))] },
  inSequence(sets, knows, presses('Continue'), writes('Six-digit code', '111111'), sees('This code is incorrect.')),
);

export const CodeMailed = security.in(
  { answers: [byMail] },
  inSequence(
    sets,
    async ({ canvas, userEvent }) => userEvent.click(await canvas.findByLabelText(/^Mailed code/)),
    knows,
    presses('Continue'),
    sees('We emailed a six-digit code to dana@harbourstreet.example. It is valid for 5 minutes.'),
  ),
);

/** The codes are shown once: the dialog closes only after they were saved. */
export const CodesToSave = security.in(
  { answers: [byApp, confirmed] },
  inSequence(
    sets,
    knows,
    presses('Continue'),
    writes('Six-digit code', CODE),
    confirmsSavedCodes,
    dialogClosed('Save your recovery codes'),
  ),
);

export const SetUpWithAWrongPassword = security.in(
  rejected(profileCalls.enrol, new Problem('password.current')),
  inSequence(
    sets,
    presses('Continue'),
    sees('Please enter your current password.'),
    writes('Current password', 'not this one'),
    presses('Continue'),
    sees('The current password is incorrect.'),
  ),
);

export const SetUpTooLate = security.in(
  { answers: [byApp, refusing(new Problem('signin.codeOver'))] },
  inSequence(
    sets,
    knows,
    presses('Continue'),
    writes('Six-digit code', CODE),
    sees('The code expired or was incorrect too many times. Start again.'),
  ),
);

export const FewCodesLeft = security.in({ answers: [withTwoFactor('app', 2)] }, sees('On', '2 left of 10'));

export const NewCodes = security.in(
  { answers: [withTwoFactor('app', 2), answer(profileCalls.newCodes, () => ({ recoveryCodes }))] },
  inSequence(presses('Make new ones'), knows, presses('Make new codes'), confirmsSavedCodes),
);

export const TurnedOff = security.in(
  { answers: [withTwoFactor('mail'), answer(profileCalls.turnOff, success)] },
  inSequence(
    sees('On', 'Mails six digits to dana@harbourstreet.example'),
    presses('Turn off'),
    sees('Turn off two-factor sign-in?'),
    knows,
    async ({ canvas, userEvent }) =>
      userEvent.click((await canvas.findAllByRole('button', { name: 'Turn off' })).at(-1)!),
    sees('Two-factor sign-in is off'),
  ),
);

export const EndsOne = security.in(
  {},
  inSequence(
    presses('End the sign-in on Safari 19 on iPhone'),
    sees('End the sign-in on Safari 19 on iPhone?', 'This device will have to sign in again.', 'End sign-in'),
  ),
);

export const EndsAllOthers = security.in(
  {},
  inSequence(presses('End all others'), sees('End all your other sign-ins?')),
);
