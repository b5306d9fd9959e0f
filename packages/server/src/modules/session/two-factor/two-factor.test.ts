import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { asOwner } from '../../../database/transaction.ts';
import {
  appCode,
  codeStep,
  enrol,
  mailedCode,
  newBrowser,
  passwordStep,
  personWith,
  summaryOf,
  wrongCode,
} from '../../../testing/two-factor.ts';
import { smallShop } from '../../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'steps');
const services = await servicesOn(db);
const { app, time, emails } = services;
afterAll(() => app.close());

const { email } = shop.people.admin;
const wrongCodeReply = [400, 'signin.codeWrong'];
const over = [400, 'signin.codeOver'];
const minutes = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 60_000);
};
/** Half an hour later, so that no test reaches the limits or the used codes of another. */
beforeEach(() => minutes(90));

/** Signs the admin in without a second step, then enrols; an earlier second step is disabled first. */
async function enrolled(method: 'app' | 'mail') {
  await asOwner(db, (tx) => tx.raw('update users set two_factor = null where email = $1', [email]));
  const admin = await signIn(app, shop, 'admin');
  const keys = await enrol(services, admin, method);
  minutes(1);
  return { admin, ...keys };
}

describe('the second step', () => {
  test('[S4-08] with a second step the password alone answers where the code is, and nothing of the person', async () => {
    await enrolled('mail');
    const answer = await passwordStep(services, shop, 'admin');
    expect({ ...answer, challenge: String(answer['challenge']).length }).toEqual({
      status: 200,
      twoFactor: true,
      challenge: 43,
      method: 'mail',
      email,
      userId: null,
      user: null,
      accessToken: null,
      permissions: null,
      screenTimeout: null,
    });
  });

  test('[S4-09] the mailed code signs in, once: user, token and rights are there', async () => {
    await enrolled('mail');
    const { challenge } = await passwordStep(services, shop, 'admin');
    const code = mailedCode(emails);
    expect([code.length, emails.at(-1)]).toEqual([
      6,
      { to: email, name: 'admin', language: null, message: { kind: 'signInCode', code } },
    ]);
    const response = await codeStep(services, { email, code, challenge });
    const body = Object(response.body) as Record<string, unknown>;
    expect([response.status, body['twoFactor'], body['userId'], body['screenTimeout']]).toEqual([
      200,
      false,
      shop.people.admin.id,
      30,
    ]);
    expect((await personWith(services, body['accessToken']).request('GET', '/session')).status).toEqual(200);
    expect(summaryOf(await codeStep(services, { email, code, challenge }))).toEqual(over);
  });

  test('the code of an authenticator signs in, also a step early or late, and each code once (ASVS 6.5.1)', async () => {
    const { secret } = await enrolled('app');
    const at = (seconds: number) => appCode(secret, new Date(time.now.getTime() + seconds * 1000));
    for (const seconds of [-60, 60]) {
      const { challenge } = await passwordStep(services, shop, 'admin');
      expect(summaryOf(await codeStep(services, { email, code: at(seconds), challenge }))).toEqual(wrongCodeReply);
    }
    const early = await passwordStep(services, shop, 'admin');
    expect((await codeStep(services, { email, code: at(-30), challenge: early['challenge'] })).status).toEqual(200);
    const late = await passwordStep(services, shop, 'admin');
    const code = at(30);
    expect((await codeStep(services, { email, code, challenge: late['challenge'] })).status).toEqual(200);
    // That step is used, and every one before it.
    const again = await passwordStep(services, shop, 'admin');
    for (const used of [code, at(0)]) {
      expect(summaryOf(await codeStep(services, { email, code: used, challenge: again['challenge'] }))).toEqual(
        wrongCodeReply,
      );
    }
  });

  test('without a challenge a code is for the newest sign-in that waits for that e-mail from that address', async () => {
    await enrolled('mail');
    await passwordStep(services, shop, 'admin');
    const older = mailedCode(emails);
    minutes(1);
    await passwordStep(services, shop, 'admin');
    const newer = mailedCode(emails);
    expect(summaryOf(await codeStep(services, { email, code: newer }, '10.0.0.9'))).toEqual(wrongCodeReply);
    expect(summaryOf(await codeStep(services, { email, code: older }))).toEqual(wrongCodeReply);
    expect((await codeStep(services, { email, code: newer })).status).toEqual(200);
  });

  test('a code is bound to its sign-in: that of another one, or for another e-mail, is wrong (ASVS 6.6.2)', async () => {
    await enrolled('mail');
    const first = await passwordStep(services, shop, 'admin');
    const code = mailedCode(emails);
    const second = await passwordStep(services, shop, 'admin');
    expect(summaryOf(await codeStep(services, { email, code, challenge: second['challenge'] }))).toEqual(
      wrongCodeReply,
    );
    const other = shop.people.cashier.email;
    expect(summaryOf(await codeStep(services, { email: other, code, challenge: first['challenge'] }))).toEqual(over);
    expect((await codeStep(services, { email, code, challenge: first['challenge'] })).status).toEqual(200);
  });

  test('five wrong codes end a sign-in, and then the right one is none either (ASVS 6.6.3)', async () => {
    await enrolled('mail');
    const { challenge } = await passwordStep(services, shop, 'admin');
    const code = mailedCode(emails);
    const answers = [];
    for (let i = 0; i < 5; i++)
      answers.push(summaryOf(await codeStep(services, { email, code: wrongCode(code), challenge })));
    expect(answers).toEqual([wrongCodeReply, wrongCodeReply, wrongCodeReply, wrongCodeReply, over]);
    expect(summaryOf(await codeStep(services, { email, code, challenge }))).toEqual(over);
    expect(summaryOf(await codeStep(services, { email, code }))).toEqual(wrongCodeReply);
  });

  test('a sign-in waits for its code five minutes (ASVS 6.5.5)', async () => {
    await enrolled('mail');
    const { challenge } = await passwordStep(services, shop, 'admin');
    minutes(5);
    expect(summaryOf(await codeStep(services, { email, code: mailedCode(emails), challenge }))).toEqual(over);
    const again = await passwordStep(services, shop, 'admin');
    minutes(4);
    const right = { email, code: mailedCode(emails), challenge: again['challenge'] };
    expect((await codeStep(services, right)).status).toEqual(200);
  });

  test('of eight who send the right mailed code at once one is signed in', async () => {
    await enrolled('mail');
    const { challenge } = await passwordStep(services, shop, 'admin');
    const right = { email, code: mailedCode(emails), challenge };
    const response = await Promise.all(Array.from({ length: 8 }, () => codeStep(services, right)));
    expect(response.filter(({ status }) => status === 200).length).toEqual(1);
  });

  test('of eight sign-ins that are sent the same code of an authenticator at once one is signed in', async () => {
    const { secret } = await enrolled('app');
    const waiting = [];
    for (let i = 0; i < 8; i++) waiting.push(await passwordStep(services, shop, 'admin'));
    const code = appCode(secret, time.now);
    const response = await Promise.all(waiting.map(({ challenge }) => codeStep(services, { email, code, challenge })));
    expect(response.filter(({ status }) => status === 200).length).toEqual(1);
  });

  test('a recovery code signs in once, however it is typed, and there are ten', async () => {
    const { admin, recoveryCodes } = await enrolled('app');
    expect([recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([10, 10]);
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    const { challenge } = await passwordStep(services, shop, 'admin');
    expect((await codeStep(services, { email, code: typed, challenge })).status).toEqual(200);
    const again = await passwordStep(services, shop, 'admin');
    expect(summaryOf(await codeStep(services, { email, code, challenge: again['challenge'] }))).toEqual(wrongCodeReply);
    expect(Object((await admin.request('GET', '/profile')).body)['recoveryCodesLeft']).toEqual(9);
  });

  test('what is kept of codes, recovery codes and authenticators tells none of them (ASVS 6.5.2)', async () => {
    const { secret, recoveryCodes } = await enrolled('app');
    const encrypted = await asOwner(db, (tx) =>
      tx.raw('select totp_secret, code_hash from users u join recovery_codes r on r.user_id = u.id'),
    );
    await enrolled('mail');
    await passwordStep(services, shop, 'admin');
    const stored = JSON.stringify([encrypted, await asOwner(db, (tx) => tx.raw('select * from challenges'))]);
    const codes = [secret, mailedCode(emails), ...recoveryCodes, ...recoveryCodes.map((c) => c.replace('-', ''))];
    expect(codes.filter((code) => stored.includes(code))).toEqual([]);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('asking for the code again', () => {
  test('a new code is mailed three times at most, and the one before it is dead', async () => {
    await enrolled('mail');
    const { challenge } = await passwordStep(services, shop, 'admin');
    const first = mailedCode(emails);
    const before = emails.length;
    for (let i = 0; i < 5; i++) {
      const response = await app.inject({ method: 'POST', url: '/api/auth/resend-code', payload: { challenge } });
      expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    }
    await services.services.backgroundQueue.settled();
    expect(emails.length - before).toEqual(3);
    expect(summaryOf(await codeStep(services, { email, code: first, challenge }))).toEqual(wrongCodeReply);
    expect((await codeStep(services, { email, code: mailedCode(emails), challenge })).status).toEqual(200);
  });

  test('for a sign-in that there is not, and for one with an authenticator, the answer is the same and nothing is mailed', async () => {
    await enrolled('app');
    const { challenge } = await passwordStep(services, shop, 'admin');
    const before = emails.length;
    for (const browserKey of [challenge, newBrowser()]) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/auth/resend-code',
        payload: { challenge: browserKey },
      });
      expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    }
    await services.services.backgroundQueue.settled();
    expect([emails.length, services.failures]).toEqual([before, []]);
  });
});

test('an address is known to an account once the code was right, not when the password was', async () => {
  await enrolled('mail');
  const known = () =>
    asOwner(db, (tx) => tx.raw('select account from known_addresses where address = $1', ['10.1.1.1']));
  const { challenge } = await passwordStep(services, shop, 'admin', { from: '10.1.1.1' });
  expect(await known()).toEqual([]);
  await codeStep(services, { email, code: mailedCode(emails), challenge }, '10.1.1.1');
  expect(await known()).toEqual([{ account: `steps/${email}` }]);
});
