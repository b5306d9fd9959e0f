import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { resendCode, verifyTwoFactor, type TwoFactorMethod } from '@tilldesk/domain/signin';
import { expect, waitFor } from 'storybook/test';
import { answer, never, unreachable } from '../../fake-server/answer.ts';
import { entryAt, onAPhone } from '../../fake-server/entryAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import { secrets, signsIn } from '../../fake-server/signingIn.ts';
import type { Play } from '../../fake-server/storyOf.ts';
import { waitingSignIn } from '../waiting.wiring.ts';

export default { title: 'Screens/Sign in/Code', tags: ['!autodocs'] } satisfies Meta;

type CodeStepOptions = Omit<NonNullable<Parameters<typeof entryAt>[2]>, 'before'>;

/** A code that was requested some seconds ago. */
const codeStep = (
  method: TwoFactorMethod,
  play: Play,
  { ago = 5, ...given }: CodeStepOptions & { ago?: number } = {},
) =>
  entryAt('/validation-code', play, {
    ...given,
    before: () =>
      waitingSignIn.write({
        challenge: secrets.challenge,
        email: 'dana@harbourstreet.example',
        method,
        requestedAt: Date.now() - ago * 1_000,
      }),
  });
const refusing = (problem: Problem) => ({ answers: [answer(verifyTwoFactor, () => Promise.reject(problem))] });
const code = (digits: string) => types('Six-digit code', digits);
const isIn: Play = async ({ fakeServer }) => {
  await waitFor(() => expect(fakeServer.left).toEqual(['/dashboard']));
  await expect(waitingSignIn.read()).toEqual(null);
};

export const ByApp = codeStep('app', async (seen) => {
  await sees('Open your authenticator app and enter the six-digit code for Tilldesk.')(seen);
  const box = seen.canvas.getByLabelText('Six-digit code');
  await waitFor(() => expect(box).toHaveFocus());
  await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(seen.canvas.queryByRole('button', { name: /Send a new code/ })).toBeNull();
});

export const ByMail = codeStep(
  'mail',
  sees(
    'We emailed a six-digit code to dana@harbourstreet.example. It is valid for 5 minutes.',
    'Send a new code in 25 s',
  ),
);

export const SentByItsLastDigit = codeStep('app', inSequence(code(secrets.code), isIn), {
  fakeServer: { answers: [signsIn(verifyTwoFactor)] },
});
export const TooShort = codeStep('app', inSequence(code('482'), presses('Verify'), sees('The code has six digits.')));
export const Checking = codeStep('app', code(secrets.code), { fakeServer: { answers: [never(verifyTwoFactor)] } });

export const Rejected = codeStep(
  'app',
  async (seen) => {
    await inSequence(code('111111'), sees('This code is incorrect.'))(seen);
    const box = seen.canvas.getByLabelText('Six-digit code');
    await expect(box).toHaveValue('');
    await waitFor(() => expect(box).toHaveFocus());
  },
  { fakeServer: refusing(new Problem('signin.codeWrong')) },
);

/** Five wrong codes, or five minutes. */
export const Over = codeStep(
  'mail',
  inSequence(
    code(secrets.code),
    sees(
      'This sign-in has expired',
      'The code was not entered in time or was entered incorrectly too many times. Please sign in again.',
    ),
    presses('Sign in again'),
    sees('Open the shop'),
  ),
  { fakeServer: refusing(new Problem('signin.codeOver')) },
);

export const Failed = codeStep('app', inSequence(code(secrets.code), sees('An error occurred')), {
  fakeServer: refusing(new Problem('server.failed')),
});

export const Offline = codeStep(
  'app',
  inSequence(code(secrets.code), sees('The server cannot be reached. Please check the connection.')),
  { fakeServer: { answers: [unreachable(verifyTwoFactor)] } },
);

export const ByRecoveryCode = codeStep(
  'app',
  inSequence(
    presses('Use a recovery code'),
    sees('Enter one of your recovery codes. Each code works once.'),
    presses('Verify'),
    sees('This field is required.'),
    types('Recovery code', ` ${secrets.recoveryCode} `),
    presses('Verify'),
    isIn,
  ),
  { fakeServer: { answers: [signsIn(verifyTwoFactor)] } },
);

export const BackFromTheRecoveryCode = codeStep(
  'mail',
  inSequence(presses('Use a recovery code'), presses('Use the emailed code'), sees('Six-digit code')),
);

/** Another email can be sent half a minute after the last one. */
export const MailedAgain = codeStep(
  'mail',
  inSequence(presses('Send a new code'), sees('A new code is on its way.', 'Send a new code in 30 s')),
  { ago: 30, fakeServer: { answers: [answer(resendCode, () => ({ success: true }))] } },
);

export const NotMailedAgain = codeStep(
  'mail',
  inSequence(presses('Send a new code'), sees('The server cannot be reached. Please check the connection.')),
  { ago: 30, fakeServer: { answers: [unreachable(resendCode)] } },
);

/** No sign-in waits in this tab. */
export const NothingWaits = entryAt('/validation-code', sees('Open the shop'));

export const Spanish = codeStep('mail', sees('Confirme que es usted', 'Usar un código de recuperación'), {
  globals: { language: 'es' },
});
export const Narrow = codeStep('mail', sees('Check that it is you'), { globals: onAPhone });
