import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { login } from '@tilldesk/domain/signin';
import { fn } from 'storybook/test';
import { answer, never, unreachable, type FakeAnswer } from '../fake-world/answer.ts';
import { inTurn, presses, sees, types } from '../fake-world/sees.ts';
import { storyOf, type Look } from '../fake-world/storyOf.ts';
import type { Farewell } from '../wiring/farewell.ts';
import { SignIn } from './SignIn.tsx';

export default { title: 'Screens/Sign in', tags: ['!autodocs'] } satisfies Meta;

type Given = { farewell?: Farewell; answers?: readonly FakeAnswer[]; globals?: Readonly<Record<string, unknown>> };

const onSignedIn = fn();
const door = (look: Look, { farewell, answers = [], globals = {} }: Given = {}) =>
  storyOf({
    world: { as: 'nobody', answers },
    draw: () => <SignIn farewell={farewell} onSignedIn={onSignedIn} />,
    look,
    globals,
    route: '/signin',
  });
const refusing = (problem: Problem) => answer(login, () => Promise.reject(problem));
const fills = inTurn(types('Store', 'harbour'), types('Email', 'dana@harbourstreet.example'), async (seen) => {
  await seen.userEvent.type(await seen.canvas.findByLabelText('Password'), 'correct horse');
  await presses('Sign in')(seen);
});

export const Empty = door(sees('Open the shop', 'Sign in'));
export const NothingFilledIn = door(inTurn(presses('Sign in'), sees('This field is required.')));
export const Waiting = door(fills, { answers: [never(login)] });

export const Wrong = door(inTurn(fills, sees('Wrong store, email or password.')), {
  answers: [refusing(new Problem('signin.wrong'))],
});

export const TooManyAttempts = door(inTurn(fills, sees('Too many failed sign-ins. Please try again in 7 minutes.')), {
  answers: [refusing(new Problem('signin.tooMany', { minutes: 7 }))],
});

export const Failed = door(inTurn(fills, sees('Login failed')), { answers: [refusing(new Problem('server.failed'))] });

export const Offline = door(inTurn(fills, sees('Failed to initialize authentication service')), {
  answers: [unreachable(login)],
});

export const Expired = door(sees('Session expired. Please log in again.'), { farewell: 'expired' });
export const SignedOut = door(sees('Logged out successfully'), { farewell: 'signedOut' });
export const Spanish = door(sees('Abra la tienda'), { globals: { language: 'es' } });
export const Narrow = door(sees('Open the shop'), { globals: { viewport: { value: 'narrow', isRotated: false } } });
