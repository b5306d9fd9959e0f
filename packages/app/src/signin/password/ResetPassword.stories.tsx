import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { resolveEmailChange, readResetLink, resetPassword } from '@tilldesk/domain/signin';
import { expect, waitFor } from 'storybook/test';
import { secrets } from '../../fake-server/answers/accessAnswers.ts';
import { answer, never, unreachable } from '../../fake-server/answer.ts';
import { entryAt } from '../../fake-server/entryAt.tsx';
import { ownSessionOf } from '../../fake-server/people.ts';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';
import { session } from '../../session/session.ts';

export default { title: 'Screens/Sign in/New password', tags: ['!autodocs'] } satisfies Meta;

const path = '/reset-password';
const owner = ownSessionOf('owner').user.id;
const mailed = { search: `?id=${owner}#${secrets.resetToken}` };
const writes =
  (password: string): Play =>
  async ({ canvas, userEvent }) => {
    const box = await canvas.findByLabelText('New password');
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste(password);
  };
const sets = (password: string) => inSequence(writes(password), presses('Set password'));

export const Empty = entryAt(
  path,
  async (seen) => {
    await sees(
      'Choose a new password',
      'At least 12 characters. Several words in a row are strong and easy to remember.',
    )(seen);
    const box = seen.canvas.getByLabelText('New password');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAttribute('autocomplete', 'new-password');
  },
  mailed,
);

export const TooShort = entryAt(
  path,
  inSequence(
    writes('harbour'),
    sees('Characters remaining: 5'),
    presses('Set password'),
    sees('A password has 12 characters or more.'),
  ),
  mailed,
);

export const LongEnough = entryAt(path, inSequence(writes('seagulls over harbour'), sees('Long enough.')), mailed);

/** The limit of sixty characters of other fields does not apply here. */
export const Long = entryAt(
  path,
  inSequence(writes('seagull '.repeat(100)), async ({ canvas }) =>
    expect(canvas.getByLabelText('New password')).toHaveValue('seagull '.repeat(100)),
  ),
  mailed,
);

export const TooCommon = entryAt(
  path,
  inSequence(sets(secrets.common), sees('This password is too common. Please choose another.')),
  mailed,
);

export const Waiting = entryAt(path, sets('seagulls over harbour'), {
  ...mailed,
  fakeServer: { answers: [never(resetPassword)] },
});

/** All sessions of the user end, this browser's too. */
export const Done = entryAt(
  path,
  inSequence(
    sets('seagulls over harbour'),
    sees('Your password is changed', 'You were signed out everywhere. Sign in with the new password.'),
    async () => expect(session.current()).toEqual(null),
    presses('Sign in'),
    sees('Open the shop'),
  ),
  { ...mailed, fakeServer: { as: 'owner' } },
);

export const LinkTooOld = entryAt(
  path,
  inSequence(
    sees('This link is no longer valid', 'It was already used or has expired. Please request a new one.'),
    presses('Request a new link'),
    sees('We will email you a link to reset it.'),
  ),
  { search: `?id=${owner}#${'x'.repeat(43)}` },
);

const invited = { search: `?id=${owner}#${secrets.inviteToken}` };
const writesPins =
  (first: string, again: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Access PIN'), first);
    await userEvent.type(canvas.getByLabelText('Confirm access PIN'), again);
  };
const setsBoth = (first: string, again: string) =>
  inSequence(writes('seagulls over harbour'), writesPins(first, again), presses('Set password and PIN'));

/** A new user sets password and access PIN at once. */
export const Invited = entryAt(
  path,
  inSequence(sees('Welcome'), setsBoth('8351', '8351'), sees('Your password is changed')),
  invited,
);

export const PinsDiffer = entryAt(
  path,
  inSequence(setsBoth('8351', '8352'), sees('The access PINs do not match.')),
  invited,
);

export const PinTooSimple = entryAt(
  path,
  inSequence(setsBoth('1234', '1234'), sees('This access PIN is too easy to guess. Please choose another.')),
  invited,
);

export const LinkNotChecked = entryAt(
  path,
  inSequence(sees('The server cannot be reached. Please check the connection.'), sees('Try again')),
  { ...mailed, fakeServer: { answers: [unreachable(readResetLink)] } },
);

/** A mail program truncated the link. */
export const LinkBroken = entryAt(path, sees('This link is no longer valid'), { search: `?id=${owner}` });

export const Offline = entryAt(
  path,
  inSequence(sets('seagulls over harbour'), sees('The server cannot be reached. Please check the connection.')),
  { ...mailed, fakeServer: { answers: [unreachable(resetPassword)] } },
);

const oldAddress = { search: `?id=${owner}#${secrets.oldEmailToken}` };
const newAddress = { search: `?id=${owner}#${secrets.newEmailToken}` };

/** A change of the sign-in email, at the old address: confirmed there, it waits for the other one. */
export const EmailOldAddress = entryAt(
  path,
  inSequence(
    sees(
      'Change your sign-in email?',
      'Dana Reyes asked to change the email that Noah Klein uses to sign in to Harbour Street to noah.klein@newmail.example. The change takes effect once both addresses have confirmed it. If you did not expect this, stop the change.',
      'Stop the change',
    ),
    presses('Confirm'),
    sees('Waiting for the other address'),
    async () => expect(session.current()?.user.id).toEqual(owner),
    presses('Sign in'),
    sees('Open the shop'),
  ),
  { ...oldAddress, fakeServer: { as: 'owner' } },
);

/** The new address cannot stop the change; the second confirmation applies it and ends this browser's session. */
export const EmailNewAddress = entryAt(
  path,
  inSequence(
    sees('Is this your address?'),
    async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Stop the change' })).toBeNull(),
    presses('Confirm'),
    sees('Your sign-in email is now noah.klein@newmail.example'),
    async () => expect(session.current()).toEqual(null),
  ),
  { ...newAddress, fakeServer: { as: 'owner' } },
);

export const EmailStopped = entryAt(
  path,
  inSequence(
    presses('Stop the change'),
    sees('The change was stopped', 'Your sign-in email stays the same. Your administrators have been notified.'),
  ),
  oldAddress,
);

/** The change was canceled or expired while the page was open. */
export const EmailLinkOver = entryAt(path, inSequence(presses('Confirm'), sees('This link is no longer valid')), {
  ...newAddress,
  fakeServer: {
    answers: [
      answer(resolveEmailChange, () => {
        throw new Problem('password.link');
      }),
    ],
  },
});

export const EmailTaken = entryAt(
  path,
  inSequence(presses('Confirm'), sees('Another employee already has this email.', 'Is this your address?')),
  {
    ...newAddress,
    fakeServer: {
      answers: [
        answer(resolveEmailChange, () => {
          throw new Problem('employee.emailTaken');
        }),
      ],
    },
  },
);

export const EmailOffline = entryAt(
  path,
  inSequence(presses('Confirm'), sees('The server cannot be reached. Please check the connection.')),
  { ...oldAddress, fakeServer: { answers: [unreachable(resolveEmailChange)] } },
);
