import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id } from '../fields/fields.ts';
import { browserKey, signedIn } from './session.contract.ts';

/** Moves the session to another store of the person: a new token for it, and the old one is dead. Answers as a sign-in does. */
export const switchStore = endpoint({
  method: 'POST',
  path: '/session/store',
  needs: 'signed-in',
  about: 'Go on in another of my stores',
  body: z.strictObject({ storeId: id }),
  answer: signedIn,
  secret: true,
});

/** The people who signed in with their password at this browser today, in this store; whoever asks is not among them. */
export const storePeople = endpoint({
  method: 'POST',
  path: '/session/people',
  needs: 'signed-in',
  about: 'Who may take over this till by PIN',
  body: z.strictObject({ browser: browserKey }),
  answer: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
});
export type StorePerson = z.output<typeof storePeople.answer>['items'][number];

/**
 * Hands the till to a person of `peopleHere` by their access PIN: a new token with that person's own rights, and the old
 * one is dead. Five wrong PINs take the person away until the next sign-in with the password. Answers as a sign-in does.
 */
export const switchPerson = endpoint({
  method: 'POST',
  path: '/session/switch',
  needs: 'signed-in',
  about: 'Hand this till to another person',
  body: z.strictObject({ browser: browserKey, userId: id, pin: z.string().check(z.regex(/^\d{4}$/)) }),
  answer: signedIn,
  secret: true,
});
