import { endpoint } from '@tilldesk/domain/contract';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { inBusiness } from '../../../database/transaction.ts';
import { answerCall } from '../../../http/answer.ts';
import { sendProblem } from '../../../http/errors.ts';
import { route } from '../../../http/serve.ts';
import { smallShop } from '../../../testing/small-shop.ts';
import { servicesOn, signIn, type Person } from '../../../testing/till.ts';

/** The number of PINs that the attacks below try; the whole of E-17 with TILLDESK_PINS=10000. */
const PINS = Number(process.env['TILLDESK_PINS'] ?? 500);
const SESSIONS = Math.min(100, Math.ceil(PINS / 25));

const db = await testDatabase();
const shop = await smallShop(db, 'pins');
const { app, time, changes } = await servicesOn(db);
afterAll(() => app.close());

const { cashier, trainee } = shop.people;
const enterPin = (person: Person, email: string, accessPin: string) =>
  person.request('POST', '/employees/check', { email, accessPin });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body)['code'] as unknown];
const granted = { exist: true, success: true, data: { message: 'Access granted successfully' } };
const wrongReply = { exist: false, success: false, data: { message: 'Wrong access pin or email' } };
/** All PINs but the right one, 1111, which is in the middle. */
const guesses = Array.from({ length: PINS }, (_, at) => String(at).padStart(4, '0')).filter((pin) => pin !== '1111');
const minutes = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 60_000);
};

test("[S4-13] one's own PIN opens the gate until the session ends; the session says so", async () => {
  const person = await signIn(app, shop, 'cashier');
  const isGranted = async () => Object((await person.request('GET', '/session')).body)['pinGranted'] as unknown;
  expect(await isGranted()).toEqual(false);
  expect((await enterPin(person, cashier.email, '1112')).body).toEqual(wrongReply);
  expect(await isGranted()).toEqual(false);
  expect((await enterPin(person, ` ${cashier.email.toUpperCase()} `, '1111')).body).toEqual(granted);
  expect(await isGranted()).toEqual(true);
  const next = await signIn(app, shop, 'cashier');
  expect(Object((await next.request('GET', '/session')).body)['pinGranted']).toEqual(false);
});

test('[S5-07] [S7-04] [S8-28] an e-mail that nobody has and a wrong PIN answer the same, by either call', async () => {
  const person = await signIn(app, shop, 'trainee');
  const checkPin = (email: string, pin: string) =>
    person.request('GET', `/employees/check?email=${encodeURIComponent(email)}&accessPin=${pin}`);
  expect((await checkPin(cashier.email, '2222')).body).toEqual(wrongReply);
  expect((await checkPin('nobody@pins.test', '1111')).body).toEqual(wrongReply);
  expect((await checkPin(cashier.email, '1111')).body).toEqual(granted);
});

test("another person's right PIN is answered and opens nothing", async () => {
  const person = await signIn(app, shop, 'trainee');
  expect((await enterPin(person, cashier.email, '1111')).body).toEqual(granted);
  expect(Object((await person.request('GET', '/session')).body)['pinGranted']).toEqual(false);
});

test('[S6-02] a call behind the gate refuses a non-admin without the PIN, after the right; an admin passes', async () => {
  const behind = endpoint({
    method: 'GET',
    path: '/behind-the-gate',
    needs: ['Sale & Invoice', 'create'],
    about: 'Behind the gate',
    pin: true,
    answer: z.object({ inside: z.boolean() }),
  });
  const call = route(behind, () => Promise.resolve({ inside: true }));
  const gated = Fastify();
  gated.setErrorHandler(sendProblem);
  gated.get('/', (request) => answerCall({ db, changes, clock: () => time.now }, call, request));
  const statusFor = async ({ token }: Person) => {
    const answer = await gated.inject({ url: '/', headers: { authorization: `Bearer ${token}` } });
    return [answer.statusCode, answer.json<{ code?: string }>().code];
  };
  expect(await statusFor(await signIn(app, shop, 'admin'))).toEqual([200, undefined]);
  expect(await statusFor(await signIn(app, shop, 'trainee'))).toEqual([403, 'access.denied']);
  const person = await signIn(app, shop, 'cashier');
  expect(await statusFor(person)).toEqual([403, 'pin.required']);
  await enterPin(person, cashier.email, '1111');
  expect(await statusFor(person)).toEqual([200, undefined]);
  await gated.close();
});

test('E-17: one session tries all PINs at once, and hears five answers', async () => {
  minutes(61);
  const thief = await signIn(app, shop, 'trainee');
  const answers = await Promise.all(guesses.map((pin) => enterPin(thief, cashier.email, pin)));
  expect(tally(answers)).toEqual({ '200 wrong': 5, '429 pin.closed': guesses.length - 5 });
  // The gate remains closed for that session, also for its own right PIN; a new sign-in opens it.
  expect(codeOf(await enterPin(thief, trainee.email, '1111'))).toEqual([429, 'pin.closed']);
  expect((await enterPin(await signIn(app, shop, 'trainee'), trainee.email, '1111')).body).toEqual(granted);
});

test('E-17: spread over many sessions and addresses, an account is tried twenty times an hour, and its owner enters', async () => {
  minutes(61);
  const owner = await signIn(app, shop, 'cashier');
  minutes(1);
  const second = await signIn(app, shop, 'cashier');
  const others = await many('trainee');
  const own = await many('cashier');
  const replies: Awaited<ReturnType<typeof from>>[] = [];
  // In waves: on a busy machine, all of them at once wait for a connection for longer than a call may.
  for (let first = 0; first < guesses.length; first += 40) {
    const wave = guesses.slice(first, first + 40).map((pin, at) => {
      const thieves = at % 2 ? own : others;
      return from(thieves[at % thieves.length], first + at, pin);
    });
    replies.push(...(await Promise.all(wave)));
  }
  const statusFor = tally(replies);
  // Ten of other people's sessions, five of the account's own new ones; the five of its oldest session are the owner's.
  expect(statusFor['200 wrong']).toEqual(15);
  expect(Object.keys(statusFor).toSorted()).toEqual(['200 wrong', '429 pin.tooMany']);
  expect(await failures()).toEqual(15);

  for (const pin of ['2', '3', '4', '5'])
    expect((await enterPin(owner, cashier.email, `999${pin}`)).body).toEqual(wrongReply);
  expect((await enterPin(owner, cashier.email, '1111')).body).toEqual(granted);
  expect(await failures()).toEqual(19);

  // An hour later the limits are reset.
  minutes(20);
  expect(codeOf(await enterPin(second, cashier.email, '1111'))).toEqual([429, 'pin.tooMany']);
  await owner.request('GET', '/session');
  await second.request('GET', '/session');
  minutes(25);
  await second.request('GET', '/session');
  minutes(16);
  expect((await enterPin(second, cashier.email, '1111')).body).toEqual(granted);
});

test('the tries of others lock no session of the person', async () => {
  minutes(61);
  const [first, second] = [await signIn(app, shop, 'cashier'), await signIn(app, shop, 'cashier')];
  const others = await many('trainee');
  await Promise.all(others.map((thief, at) => from(thief, at, '0007')));
  expect([
    (await enterPin(first, cashier.email, '1111')).body,
    (await enterPin(second, cashier.email, '1111')).body,
  ]).toEqual([granted, granted]);
  const { body } = await from(others[0], 0, '0008');
  expect(body).toEqual({
    code: 'pin.tooMany',
    message: 'Too many wrong access PINs. Please try again in 60 minutes.',
    params: { minutes: 60 },
  });
});

/** Creates the sessions of one person that the attack uses. */
async function many(personName: 'cashier' | 'trainee'): Promise<Person[]> {
  const sessions: Person[] = [];
  for (let at = 0; at < SESSIONS; at++) sessions.push(await signIn(app, shop, personName));
  return sessions;
}

/** A try from an address of its own. */
async function from(person: Person | undefined, at: number, accessPin: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/employees/check',
    remoteAddress: `10.0.${at % 100}.7`,
    headers: { authorization: `Bearer ${person?.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ email: cashier.email, accessPin }),
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

const failures = async () => {
  const rows = await inBusiness(db, shop.businessId, (tx) =>
    tx.raw<{ count: number }>('select count(*)::int as count from pin_failures where email = $1', [cashier.email]),
  );
  return rows[0]?.count;
};

/** Counts each kind of response. */
function tally(answers: readonly { status: number; body: unknown }[]): Record<string, number> {
  const statusFor: Record<string, number> = {};
  for (const { status, body } of answers) {
    const answer = `${status} ${String(Object(body)['code'] ?? (Object(body)['success'] === true ? 'right' : 'wrong'))}`;
    statusFor[answer] = (statusFor[answer] ?? 0) + 1;
  }
  return statusFor;
}
