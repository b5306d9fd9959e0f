import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { profileCalls } from '@tilldesk/domain/session';
import { expect, waitFor } from 'storybook/test';
import { secrets } from '../../fake-server/answers/accessAnswers.ts';
import { answer, failing, never } from '../../fake-server/answer.ts';
import { accountOf, PASSWORD, recoveryCodes, withTwoFactor } from '../../fake-server/answers/profileAnswers.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Profile/Security', tags: ['!autodocs'] } satisfies Meta;

const security = screenAt('/profile-settings', { query: { tab: 'security' }, requests: [profileCalls.one] });

const writes =
  (label: string, text: string): Play =>
  async ({ canvas, userEvent }) => {
    const box = await canvas.findByLabelText(label);
    await userEvent.clear(box);
    await userEvent.type(box, text);
  };
const knows = writes('Current password', PASSWORD);
const dialogClosed =
  (text: string): Play =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull());
  };

export const Full = security.full(
  sees('Password and PIN', 'Changed on Jan 12, 2026', 'Two-factor sign-in', 'Off', 'Safari 19 on iPhone', 'This one'),
);
/** No other sign-ins, and the initial password is still in use. */
export const Empty = security.empty(async (seen) => {
  await sees('Not changed yet', 'Chrome 145 on Windows')(seen);
  await expect(seen.canvas.queryByRole('button', { name: 'End all others' })).toBeNull();
});
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

export const PasswordChanged = security.in(
  {},
  inSequence(
    changing,
    knows,
    writes('New password', 'lanterns by the pier'),
    sees('Long enough.'),
    sends,
    sees('Your password is changed. Your other sign-ins have ended.'),
    dialogClosed('Safari 19 on iPhone'),
  ),
);

export const PasswordWrongHere = security.in(
  {},
  inSequence(
    changing,
    sends,
    sees('Please enter your current password.', 'A password has 12 characters or more.'),
    writes('Current password', 'not this one'),
    writes('New password', secrets.common),
    sends,
    sees('The current password is incorrect.'),
    knows,
    sends,
    sees('This password is too common. Please choose another.'),
  ),
);

export const PinChanged = security.in(
  {},
  inSequence(
    presses('Change PIN'),
    knows,
    writes('New access PIN', '8052'),
    async ({ canvas, userEvent }) =>
      userEvent.click((await canvas.findAllByRole('button', { name: 'Change PIN' })).at(-1)!),
    sees('Your access PIN is changed'),
  ),
);

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

export const SetUpByApp = security.in(
  {},
  inSequence(
    sets,
    knows,
    presses('Continue'),
    sees('Scan the code', 'QR code for your authenticator app', 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'),
    writes('Six-digit code', '111111'),
    sees('This code is incorrect.'),
    writes('Six-digit code', secrets.code),
    confirmsSavedCodes,
    sees('On', 'Authenticator app', '10 left of 10'),
  ),
);

export const SetUpByMail = security.in(
  {},
  inSequence(
    sets,
    async ({ canvas, userEvent }) => userEvent.click(await canvas.findByLabelText(/^Mailed code/)),
    knows,
    presses('Continue'),
    sees('We emailed a six-digit code to dana@harbourstreet.example. It is valid for 5 minutes.'),
    writes('Six-digit code', secrets.code),
    confirmsSavedCodes,
    sees('On', 'Mails six digits to dana@harbourstreet.example'),
  ),
);

export const CodeToScan = security.in(
  {},
  inSequence(sets, knows, presses('Continue'), sees('QR code for your authenticator app')),
);
export const CodesToSave = security.in(
  {},
  inSequence(
    sets,
    knows,
    presses('Continue'),
    writes('Six-digit code', secrets.code),
    sees('Save your recovery codes'),
  ),
);

export const SetUpWithAWrongPassword = security.in(
  {},
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
  { answers: [answer(profileCalls.confirm, () => Promise.reject(new Problem('signin.codeOver')))] },
  inSequence(
    sets,
    knows,
    presses('Continue'),
    writes('Six-digit code', secrets.code),
    sees('The code expired or was incorrect too many times. Start again.'),
  ),
);

export const FewCodesLeft = security.in({ answers: [withTwoFactor('app', 2)] }, sees('On', '2 left of 10'));

export const NewCodes = security.in(
  { answers: [withTwoFactor('app', 2)] },
  inSequence(presses('Make new ones'), knows, presses('Make new codes'), confirmsSavedCodes),
);

export const TurnedOff = security.in(
  { answers: [withTwoFactor('mail')] },
  inSequence(
    presses('Turn off'),
    sees('Turn off two-factor sign-in?'),
    knows,
    async ({ canvas, userEvent }) =>
      userEvent.click((await canvas.findAllByRole('button', { name: 'Turn off' })).at(-1)!),
    sees('Two-factor sign-in is off'),
  ),
);

export const OneEnded = security.in(
  {},
  inSequence(
    presses('End the sign-in on Safari 19 on iPhone'),
    sees('End the sign-in on Safari 19 on iPhone?', 'This device will have to sign in again.'),
    presses('End sign-in'),
    sees('The sign-in has ended'),
    dialogClosed('Safari 19 on iPhone'),
    async ({ fakeServer }) => {
      await expect(accountOf(fakeServer).signIns.map(({ address }) => address)).toEqual(['203.0.113.7', '192.0.2.81']);
    },
  ),
);

export const AllOthersEnded = security.in(
  {},
  inSequence(
    presses('End all others'),
    sees('End all your other sign-ins?'),
    async ({ canvas, userEvent }) =>
      userEvent.click((await canvas.findAllByRole('button', { name: 'End all others' })).at(-1)!),
    sees('Your other sign-ins have ended'),
    dialogClosed('Safari 19 on iPhone'),
  ),
);
