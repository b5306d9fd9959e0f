import { Problem } from '@tilldesk/domain/problems';
import { peopleHere, switchPerson, switchStore, type PersonHere, type SignedIn } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import { ownSessionOf, personOf } from './people.ts';
import type { World } from './World.ts';

/** Everybody's access PIN in the fake shop. */
const PIN = '4242';
const TRIES = 5;

/** Wrong PINs of a world, by person. */
const wrong = new WeakMap<World, Map<string, number>>();
const wrongOf = (world: World): Map<string, number> => {
  const known = wrong.get(world) ?? new Map<string, number>();
  wrong.set(world, known);
  return known;
};

/** Who signed in at the fake browser today: the cashier and the trainee. */
const peopleOf = (world: World): PersonHere[] =>
  (['cashier', 'trainee'] as const)
    .map((person) => ownSessionOf(person).user)
    .filter(({ id }) => id !== world.own.user.id && (wrongOf(world).get(id) ?? 0) < TRIES)
    .map(({ id, name }) => ({ id, name }));

const signedIn = ({ user, permissions, screenTimeout }: World['own'], token: string): SignedIn => ({
  twoFactor: false,
  challenge: null,
  way: null,
  email: user.email,
  userId: user.id,
  user,
  accessToken: token,
  permissions,
  screenTimeout,
});

/** How the fake world answers the switch of the store and of the person. */
export const switchAnswers: readonly FakeAnswer[] = [
  answer(switchStore, ({ body }, { own }) =>
    signedIn({ ...own, user: { ...own.user, store: body.storeId } }, 'of-the-other-store'),
  ),
  answer(peopleHere, (_, world) => ({ items: peopleOf(world) })),
  answer(switchPerson, ({ body }, world) => {
    const offered = peopleOf(world).some(({ id }) => id === body.userId);
    if (!offered || body.pin !== PIN) {
      wrongOf(world).set(body.userId, (wrongOf(world).get(body.userId) ?? 0) + 1);
      throw new Problem('pin.wrong');
    }
    return signedIn(ownSessionOf(personOf(body.userId)), 'of-the-other-person');
  }),
];
