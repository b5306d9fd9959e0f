import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { forgotPassword } from '@tilldesk/domain/signin';
import { expect, waitFor } from 'storybook/test';
import { answer, never, unreachable } from '../../fake-server/answer.ts';
import { entryAt } from '../../fake-server/entryAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Sign in/Forgot password', tags: ['!autodocs'] } satisfies Meta;

const path = '/forgot-password';
const requestsLink = inSequence(
  types('Store', 'harbour'),
  types('Email', 'dana@harbourstreet.example'),
  presses('Send the link'),
);

export const Empty = entryAt(path, async (seen) => {
  await sees('Forgot your password?', 'We will email you a link to reset it.')(seen);
  await waitFor(() => expect(seen.canvas.getByLabelText('Store')).toHaveFocus());
});
export const NothingFilledIn = entryAt(path, inSequence(presses('Send the link'), sees('This field is required.')));
export const Waiting = entryAt(path, requestsLink, { fakeServer: { answers: [never(forgotPassword)] } });

const sent = { fakeServer: { answers: [answer(forgotPassword, () => ({ success: true }))] } };

/** The text is the same for every account, existing or not. */
export const Sent = entryAt(
  path,
  async (seen) => {
    await inSequence(
      requestsLink,
      sees(
        'Check your email',
        'If dana@harbourstreet.example belongs to an account of this store, we sent a link to it. The link works once and expires soon.',
      ),
    )(seen);
    await waitFor(() => expect(seen.canvas.getByRole('button', { name: 'Back to sign in' })).toHaveFocus());
  },
  sent,
);

export const SentAndRequestedAgain = entryAt(
  path,
  inSequence(requestsLink, presses('No email? Try again'), sees('Send the link'), async ({ canvas }) =>
    expect(canvas.getByLabelText('Email')).toHaveValue('dana@harbourstreet.example'),
  ),
  sent,
);

export const TooOften = entryAt(path, inSequence(requestsLink, sees('Too many requests. Please wait a moment.')), {
  fakeServer: { answers: [answer(forgotPassword, () => Promise.reject(new Problem('request.tooMany')))] },
});

export const Offline = entryAt(
  path,
  inSequence(requestsLink, sees('The server cannot be reached. Please check the connection.')),
  {
    fakeServer: { answers: [unreachable(forgotPassword)] },
  },
);

/** The account typed at the sign-in is filled in. */
export const FromTheSignIn = entryAt(
  '/signin',
  inSequence(types('Store', 'harbour'), presses('Forgot your password?', 'link'), async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(canvas.getByLabelText('Store')).toHaveValue('harbour');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
  }),
);
