import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { codeStep, enrol, mailedCode, passwordStep, summaryOf, wrongCode } from '../../../testing/two-factor.ts';
import { smallShop } from '../../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'codes');
const services = await servicesOn(db);
const { app, time, emails } = services;
afterAll(() => app.close());
beforeEach(() => {
  time.now = new Date(time.now.getTime() + 2 * 3_600_000);
});

const { email } = shop.people.admin;
await enrol(services, await signIn(app, shop, 'admin'), 'mail');
/** Tries codes at the same address without the challenge's token. */
async function tryFromUnknownBrowser(times: number, agent?: string) {
  const responses: unknown[] = [];
  for (let n = 0; n < times; n++) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/verifyTwoFactor',
      headers: agent === undefined ? {} : { 'user-agent': agent },
      payload: { email, code: wrongCode(mailedCode(emails)) },
    });
    responses.push(answer.json<{ code: string }>().code);
  }
  return responses;
}

describe('[S13] somebody at the same address sends codes without a challenge', () => {
  test('and burns none of the five tries of the browser that waits', async () => {
    const { challenge } = await passwordStep(services, shop, 'admin');
    const code = mailedCode(emails);
    await tryFromUnknownBrowser(20);
    for (let n = 0; n < 4; n++) {
      expect(summaryOf(await codeStep(services, { email, code: wrongCode(code), challenge }))).toEqual([
        400,
        'signin.codeWrong',
      ]);
    }
    expect((await codeStep(services, { email, code, challenge })).status).toEqual(200);
  });

  test('as long as the limits let them: the next sign-ins at that address are finished all the same', async () => {
    for (let n = 0; n < 3; n++) {
      const { challenge } = await passwordStep(services, shop, 'admin');
      await tryFromUnknownBrowser(20);
      const right = { email, code: mailedCode(emails), challenge };
      expect((await codeStep(services, right)).status).toEqual(200);
    }
  });

  test('with another kind of browser: nothing waits for them, and a client of the spec that has no challenge finishes', async () => {
    await passwordStep(services, shop, 'admin');
    expect(new Set(await tryFromUnknownBrowser(6, 'Another/1.0'))).toEqual(new Set(['signin.codeWrong']));
    expect((await codeStep(services, { email, code: mailedCode(emails) })).status).toEqual(200);
  });

  test('and guesses five codes of a waiting sign-in at most, then not even the right one', async () => {
    await passwordStep(services, shop, 'admin');
    await tryFromUnknownBrowser(5);
    expect(summaryOf(await codeStep(services, { email, code: mailedCode(emails) }))).toEqual([400, 'signin.codeWrong']);
  });
});
