import { allRights, someRights, type Permission } from '@tilldesk/domain/rights';
import type { OwnSession } from '@tilldesk/domain/session';
import type { User } from '@tilldesk/domain/signin';
import { place } from './found.ts';

/** The users of stories. */
export type Person = 'owner' | 'cashier' | 'trainee' | 'seller';

/** The people of the shop with a time clock, by what they do at the moment that the stories show; their answers are recorded. */
export type WorkPerson =
  | 'manager'
  | 'working'
  | 'onBreak'
  | 'clockedOut'
  | 'notClockedIn'
  /** Forgot to clock out yesterday. */
  | 'openTooLong'
  | 'countsBlind';

/** The owner of the shop whose employees have all states; her answers are recorded. */
export type StaffPerson = 'administrator';

/** No contact addresses are set up. */
const noContact: OwnSession['contact'] = {
  speak: null,
  issue: null,
  feedback: null,
  articles: null,
  updates: null,
  meeting: null,
};

type Facts = { name: string; email: string; rights: () => Permission[]; viewCost: boolean };

const people: Record<Person, Facts> = {
  owner: { name: 'Dana Reyes', email: 'dana@harbourstreet.example', rights: allRights, viewCost: true },
  /** Sells, and sees what is needed for it; no costs. */
  cashier: {
    name: 'Noah Klein',
    email: 'noah@harbourstreet.example',
    rights: () => someRights({ 'Sale & Invoice': 'rc', Customer: 'rc', Product: 'r', Inventory: 'r' }),
    viewCost: false,
  },
  /** Signed in, without access to any page yet. */
  trainee: {
    name: 'Ivy Park',
    email: 'ivy@harbourstreet.example',
    rights: () => someRights({ Training: 'r' }),
    viewCost: false,
  },
  /** Sells, refunds, and can ask for support. */
  seller: {
    name: 'Lena Ortiz',
    email: 'lena@harbourstreet.example',
    rights: () =>
      someRights({ Dashboard: 'r', 'Sale & Invoice': 'rcu', 'Refunds & Exchanges': 'rc', 'Contact Support': 'r' }),
    viewCost: false,
  },
};

/** Returns the session of a user as sent by the server. */
export function ownSessionOf(person: Person): OwnSession {
  const { name, email, rights, viewCost } = people[person];
  const id = `01936c3a-7c00-7052-8000-00000000000${Object.keys(people).indexOf(person) + 1}`;
  const user: User = {
    id,
    _id: id,
    email,
    name,
    username: person,
    userType: person === 'owner' ? 'admin' : 'employee',
    language: null,
    location: null,
    warehouse: null,
    accessPin: true,
    store: place.id,
  };
  return {
    user,
    store: place,
    permissions: rights(),
    limits: { viewCost },
    screenTimeout: place.screenTimeout,
    pinGranted: false,
    stores: [{ id: place.id, code: place.code, storeName: place.storeName }],
    contact: noContact,
    translates: false,
  };
}

/** Returns the user with an id. Throws for an unknown id. */
export function personOf(userId: string): Person {
  const person = names.find((name) => ownSessionOf(name).user.id === userId);
  if (person === undefined) throw new Error(`fake world: nobody is ${userId}`);
  return person;
}

/** Whether the fake shop has a user of this name. */
export const isPerson = (name: string): name is Person => name in people;

const names = ['owner', 'cashier', 'trainee', 'seller'] as const satisfies readonly Person[];

/** Returns all users of the fake shop, by name. */
export const peopleNamed = () => names.map((name) => ownSessionOf(name).user).map(({ id, name }) => ({ id, name }));
