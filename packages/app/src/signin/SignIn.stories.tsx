import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { login } from '@tilldesk/domain/signin';
import { expect, waitFor } from 'storybook/test';
import { answer, never, unreachable } from '../fake-server/answer.ts';
import { entryAt } from '../fake-server/entryAt.tsx';
import { inSequence, presses, sees, types } from '../fake-server/sees.ts';
import { requiresCode, signedIn, signsIn } from '../fake-server/signingIn.ts';
import type { Seen } from '../fake-server/storyOf.ts';
import { chosenLanguage } from '../browser/preference.ts';
import { session } from '../session/session.ts';

export default { title: 'Screens/Sign in', tags: ['!autodocs'] } satisfies Meta;

const path = '/signin';
const refusing = (problem: Problem) => ({ answers: [answer(login, () => Promise.reject(problem))] });
const fills = inSequence(types('Store', 'harbour'), types('Email', 'dana@harbourstreet.example'), async (seen) => {
  await seen.userEvent.type(await seen.canvas.findByLabelText('Password'), 'correct horse');
  await presses('Sign in')(seen);
});
const isIn = async ({ fakeServer }: Seen) => waitFor(() => expect(fakeServer.left).toEqual(['/dashboard']));

export const Empty = entryAt(path, sees('Open the shop', 'Sign in', 'Forgot your password?'));
export const NothingFilledIn = entryAt(path, inSequence(presses('Sign in'), sees('This field is required.')));
export const Waiting = entryAt(path, fills, { fakeServer: { answers: [never(login)] } });

export const Rejected = entryAt(path, inSequence(fills, sees('Wrong store, email or password.')), {
  fakeServer: refusing(new Problem('signin.wrong')),
});

export const TooManyAttempts = entryAt(
  path,
  inSequence(fills, sees('Too many failed sign-ins. Please try again in 7 minutes.')),
  { fakeServer: refusing(new Problem('signin.tooMany', { minutes: 7 })) },
);

export const Failed_S8_03 = entryAt(path, inSequence(fills, sees('Login failed')), {
  fakeServer: refusing(new Problem('server.failed')),
});

export const Offline_S8_04 = entryAt(path, inSequence(fills, sees('Failed to initialize authentication service')), {
  fakeServer: { answers: [unreachable(login)] },
});

/** A second step is required: the code is requested, and there is no session yet. */
export const LeadsToTheCodeStep_S2_10_S4_08 = entryAt(
  path,
  inSequence(
    fills,
    sees(
      'Check that it is you',
      'We emailed a six-digit code to dana@harbourstreet.example. It is valid for 5 minutes.',
    ),
    async ({ fakeServer }) => {
      await expect(session.current()).toEqual(null);
      await expect(fakeServer.left).toEqual([]);
    },
  ),
  { fakeServer: { answers: [requiresCode('mail')] } },
);

/** User and token are stored, the permissions apply, and the profile's language is used. */
export const SignedIn_S2_10_S4_09 = entryAt(
  path,
  inSequence(fills, isIn, async ({ fakeServer }) => {
    const { user, permissions, screenTimeout } = fakeServer.own;
    await expect(session.current()).toEqual({
      token: 'fake-token',
      user: { ...user, language: 'es' },
      permissions,
      screenTimeout,
      store: null,
      limits: null,
      pinGranted: false,
      verified: false,
    });
    await expect(chosenLanguage.current()).toEqual('es');
  }),
  {
    fakeServer: {
      answers: [answer(login, (_, { own }) => signedIn({ own: { ...own, user: { ...own.user, language: 'es' } } }))],
    },
  },
);

/** The browser creates its own key once and sends it with every sign-in. */
export const KnownAgain = entryAt(
  path,
  inSequence(fills, isIn, async () => {
    const key = localStorage.getItem('tilldesk.browser');
    await expect(key).toMatch(/^[\w-]{43}$/);
    session.end('signedOut');
    await expect(localStorage.getItem('tilldesk.browser')).toEqual(key);
  }),
  { fakeServer: { answers: [signsIn(login)] } },
);

export const Expired_S8_01 = entryAt(path, sees('Session expired. Please log in again.'), {
  signOutReasons: ['expired'],
});
export const SignedOut_S8_06_S8_07 = entryAt(path, sees('Clocked out successfully', 'Logged out successfully'), {
  signOutReasons: ['clockedOut', 'signedOut'],
});
export const SignOutUnheard_S8_08 = entryAt(path, sees('Logout API call failed'), {
  signOutReasons: ['signOutFailed'],
});
export const Inactive_S8_31 = entryAt(path, sees('You have been logged out due to inactivity.'), {
  signOutReasons: ['inactive'],
});
