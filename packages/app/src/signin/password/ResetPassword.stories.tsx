import type { Meta } from '@storybook/react-vite';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { resolveEmailChange, readResetLink, resetPassword } from '@tilldesk/domain/signin';
import { expect, waitFor } from 'storybook/test';
import { answer, never, unreachable, type FakeAnswer } from '../../fake-server/answer.ts';
import { entryAt } from '../../fake-server/entryAt.tsx';
import { knownIds } from '../../fake-server/knownIds.ts';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import { links, secrets } from '../../fake-server/signingIn.ts';
import type { Play } from '../../fake-server/storyOf.ts';
import { session } from '../../session/session.ts';

export default { title: 'Screens/Sign in/New password', tags: ['!autodocs'] } satisfies Meta;

const path = '/reset-password';
const address = `?id=${knownIds.owner}`;
/** A page that a mailed link of a purpose opened. */
const opened = (link: FakeAnswer, ...answers: readonly FakeAnswer[]) => ({
  search: `${address}#${secrets.link}`,
  fakeServer: { answers: [link, ...answers] },
});
/** … in a browser in which the owner is signed in. */
const openedByTheOwner = (link: FakeAnswer, ...answers: readonly FakeAnswer[]) => ({
  search: `${address}#${secrets.link}`,
  fakeServer: { as: 'owner' as const, answers: [link, ...answers] },
});
const mailed = opened(links.password);
const rejecting = (call: typeof resetPassword | typeof resolveEmailChange, problem: Problem): FakeAnswer => ({
  endpoint: call,
  respond: () => Promise.reject(problem),
});
const reset = answer(resetPassword, () => ({ success: true }));
const resolved = (state: 'waiting' | 'changed' | 'stopped') =>
  answer(resolveEmailChange, () => ({ state, newEmail: 'noah.klein@newmail.example' }));
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
  inSequence(sets('password1234'), sees('This password is too common. Please choose another.')),
  opened(links.password, rejecting(resetPassword, problemAt('newPassword', 'password.common'))),
);

export const Waiting = entryAt(path, sets('seagulls over harbour'), opened(links.password, never(resetPassword)));

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
  openedByTheOwner(links.password, reset),
);

export const LinkTooOld = entryAt(
  path,
  inSequence(
    sees('This link is no longer valid', 'It was already used or has expired. Please request a new one.'),
    presses('Request a new link'),
    sees('We will email you a link to reset it.'),
  ),
  opened(answer(readResetLink, () => Promise.reject(new Problem('password.link')))),
);

const invited = opened(links.invitation);
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
  opened(links.invitation, reset),
);

export const PinsDiffer = entryAt(
  path,
  inSequence(setsBoth('8351', '8352'), sees('The access PINs do not match.')),
  invited,
);

export const PinTooSimple = entryAt(
  path,
  inSequence(setsBoth('1234', '1234'), sees('This access PIN is too easy to guess. Please choose another.')),
  opened(links.invitation, rejecting(resetPassword, problemAt('accessPin', 'pin.simple'))),
);

export const LinkNotChecked = entryAt(
  path,
  inSequence(sees('The server cannot be reached. Please check the connection.'), sees('Try again')),
  opened(unreachable(readResetLink)),
);

/** A mail program truncated the link. */
export const LinkBroken = entryAt(path, sees('This link is no longer valid'), { search: address });

export const Offline = entryAt(
  path,
  inSequence(sets('seagulls over harbour'), sees('The server cannot be reached. Please check the connection.')),
  opened(links.password, unreachable(resetPassword)),
);

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
    async ({ fakeServer }) => expect(session.current()?.user.id).toEqual(fakeServer.own.user.id),
    presses('Sign in'),
    sees('Open the shop'),
  ),
  openedByTheOwner(links.oldEmail, resolved('waiting')),
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
  openedByTheOwner(links.newEmail, resolved('changed')),
);

export const EmailStopped = entryAt(
  path,
  inSequence(
    presses('Stop the change'),
    sees('The change was stopped', 'Your sign-in email stays the same. Your administrators have been notified.'),
  ),
  opened(links.oldEmail, resolved('stopped')),
);

/** The change was canceled or expired while the page was open. */
export const EmailLinkOver = entryAt(
  path,
  inSequence(presses('Confirm'), sees('This link is no longer valid')),
  opened(links.newEmail, rejecting(resolveEmailChange, new Problem('password.link'))),
);

export const EmailTaken = entryAt(
  path,
  inSequence(presses('Confirm'), sees('Another employee already has this email.', 'Is this your address?')),
  opened(links.newEmail, rejecting(resolveEmailChange, new Problem('employee.emailTaken'))),
);

export const EmailOffline = entryAt(
  path,
  inSequence(presses('Confirm'), sees('The server cannot be reached. Please check the connection.')),
  opened(links.oldEmail, unreachable(resolveEmailChange)),
);
