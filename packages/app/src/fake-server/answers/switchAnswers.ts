import { Problem } from '@tilldesk/domain/problems';
import { switchableUsers, switchUser, switchStore, type SwitchableUser } from '@tilldesk/domain/session';
import { type SignedIn } from '@tilldesk/domain/signin';
import { answer, type FakeAnswer } from '../answer.ts';
import { ownSessionOf, personOf } from '../people.ts';
import type { FakeServer } from '../FakeServer.ts';

/** The access PIN of every user of the fake shop. */
const PIN = '4242';
const TRIES = 5;

/** Wrong PINs entered on a fake server, by user. */
const failedPins = new WeakMap<FakeServer, Map<string, number>>();
const failedPinsOf = (fakeServer: FakeServer): Map<string, number> => {
  const known = failedPins.get(fakeServer) ?? new Map<string, number>();
  failedPins.set(fakeServer, known);
  return known;
};

/** The users who signed in at the fake browser today: the cashier and the trainee. */
const peopleOf = (fakeServer: FakeServer): SwitchableUser[] =>
  (['cashier', 'trainee'] as const)
    .map((person) => ownSessionOf(person).user)
    .filter(({ id }) => id !== fakeServer.own.user.id && (failedPinsOf(fakeServer).get(id) ?? 0) < TRIES)
    .map(({ id, name }) => ({ id, name }));

const signedIn = ({ user, permissions, screenTimeout }: FakeServer['own'], token: string): SignedIn => ({
  twoFactor: false,
  challenge: null,
  method: null,
  email: user.email,
  userId: user.id,
  user,
  accessToken: token,
  permissions,
  screenTimeout,
});

/** Responses of the fake server for switching store and user. */
export const switchAnswers: readonly FakeAnswer[] = [
  answer(switchStore, ({ body }, { own: currentSession }) =>
    signedIn({ ...currentSession, user: { ...currentSession.user, store: body.storeId } }, 'of-the-other-store'),
  ),
  answer(switchableUsers, (_, fakeServer) => ({ items: peopleOf(fakeServer) })),
  answer(switchUser, ({ body }, fakeServer) => {
    const offered = peopleOf(fakeServer).some(({ id }) => id === body.userId);
    if (!offered || body.pin !== PIN) {
      failedPinsOf(fakeServer).set(body.userId, (failedPinsOf(fakeServer).get(body.userId) ?? 0) + 1);
      throw new Problem('pin.wrong');
    }
    return signedIn(ownSessionOf(personOf(body.userId)), 'of-the-other-person');
  }),
];
