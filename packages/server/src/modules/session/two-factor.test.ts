import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner } from '../../database/transaction.ts';
import {
  appCode,
  codeStep,
  enrol,
  mailedCode,
  newBrowser,
  passwordStep,
  personWith,
  said,
  wrongCode,
} from '../../testing/second-step.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { houseOn, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'steps');
const house = await houseOn(db);
const { app, time, letters } = house;
afterAll(() => app.close());

const { email } = shop.people.admin;
const wrong = [400, 'signin.codeWrong'];
const over = [400, 'signin.codeOver'];
const minutes = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 60_000);
};
/** Half an hour on, so that no test meets the limits or the used codes of another. */
beforeEach(() => minutes(90));

/** Has the admin signed in without a second step, then enrols; whatever was on before is off. */
async function enrolled(way: 'app' | 'mail') {
  await asOwner(db, (tx) => tx.raw('update users set two_factor = null where email = $1', [email]));
  const admin = await signIn(app, shop, 'admin');
  const keys = await enrol(house, admin, way);
  minutes(1);
  return { admin, ...keys };
}

describe('the second step', () => {
  test('[S4-08] with a second step the password alone answers where the code is, and nothing of the person', async () => {
    await enrolled('mail');
    const answer = await passwordStep(house, shop, 'admin');
    expect({ ...answer, challenge: String(answer['challenge']).length }).toEqual({
      status: 200,
      twoFactor: true,
      challenge: 43,
      way: 'mail',
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
    const { challenge } = await passwordStep(house, shop, 'admin');
    const code = mailedCode(letters);
    expect([code.length, letters.at(-1)]).toEqual([
      6,
      { to: email, name: 'admin', language: null, message: { kind: 'signInCode', code } },
    ]);
    const heard = await codeStep(house, { email, code, challenge });
    const body = Object(heard.body) as Record<string, unknown>;
    expect([heard.status, body['twoFactor'], body['userId'], body['screenTimeout']]).toEqual([
      200,
      false,
      shop.people.admin.id,
      30,
    ]);
    expect((await personWith(house, body['accessToken']).ask('GET', '/session')).status).toEqual(200);
    expect(said(await codeStep(house, { email, code, challenge }))).toEqual(over);
  });

  test('the code of an authenticator signs in, also a step early or late, and each code once (ASVS 6.5.1)', async () => {
    const { secret } = await enrolled('app');
    const at = (seconds: number) => appCode(secret, new Date(time.now.getTime() + seconds * 1000));
    for (const seconds of [-60, 60]) {
      const { challenge } = await passwordStep(house, shop, 'admin');
      expect(said(await codeStep(house, { email, code: at(seconds), challenge }))).toEqual(wrong);
    }
    const early = await passwordStep(house, shop, 'admin');
    expect((await codeStep(house, { email, code: at(-30), challenge: early['challenge'] })).status).toEqual(200);
    const late = await passwordStep(house, shop, 'admin');
    const code = at(30);
    expect((await codeStep(house, { email, code, challenge: late['challenge'] })).status).toEqual(200);
    // That step is taken, and every one before it.
    const again = await passwordStep(house, shop, 'admin');
    for (const used of [code, at(0)]) {
      expect(said(await codeStep(house, { email, code: used, challenge: again['challenge'] }))).toEqual(wrong);
    }
  });

  test('without a challenge a code is for the newest sign-in that waits for that e-mail from that address', async () => {
    await enrolled('mail');
    await passwordStep(house, shop, 'admin');
    const older = mailedCode(letters);
    minutes(1);
    await passwordStep(house, shop, 'admin');
    const newer = mailedCode(letters);
    expect(said(await codeStep(house, { email, code: newer }, '10.0.0.9'))).toEqual(wrong);
    expect(said(await codeStep(house, { email, code: older }))).toEqual(wrong);
    expect((await codeStep(house, { email, code: newer })).status).toEqual(200);
  });

  test('a code is bound to its sign-in: that of another one, or for another e-mail, is wrong (ASVS 6.6.2)', async () => {
    await enrolled('mail');
    const first = await passwordStep(house, shop, 'admin');
    const code = mailedCode(letters);
    const second = await passwordStep(house, shop, 'admin');
    expect(said(await codeStep(house, { email, code, challenge: second['challenge'] }))).toEqual(wrong);
    const other = shop.people.cashier.email;
    expect(said(await codeStep(house, { email: other, code, challenge: first['challenge'] }))).toEqual(over);
    expect((await codeStep(house, { email, code, challenge: first['challenge'] })).status).toEqual(200);
  });

  test('five wrong codes end a sign-in, and then the right one is none either (ASVS 6.6.3)', async () => {
    await enrolled('mail');
    const { challenge } = await passwordStep(house, shop, 'admin');
    const code = mailedCode(letters);
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(said(await codeStep(house, { email, code: wrongCode(code), challenge })));
    expect(answers).toEqual([wrong, wrong, wrong, wrong, over]);
    expect(said(await codeStep(house, { email, code, challenge }))).toEqual(over);
    expect(said(await codeStep(house, { email, code }))).toEqual(wrong);
  });

  test('a sign-in waits for its code five minutes (ASVS 6.5.5)', async () => {
    await enrolled('mail');
    const { challenge } = await passwordStep(house, shop, 'admin');
    minutes(5);
    expect(said(await codeStep(house, { email, code: mailedCode(letters), challenge }))).toEqual(over);
    const again = await passwordStep(house, shop, 'admin');
    minutes(4);
    const right = { email, code: mailedCode(letters), challenge: again['challenge'] };
    expect((await codeStep(house, right)).status).toEqual(200);
  });

  test('of eight who send the right mailed code at once one is signed in', async () => {
    await enrolled('mail');
    const { challenge } = await passwordStep(house, shop, 'admin');
    const right = { email, code: mailedCode(letters), challenge };
    const heard = await Promise.all(Array.from({ length: 8 }, () => codeStep(house, right)));
    expect(heard.filter(({ status }) => status === 200).length).toEqual(1);
  });

  test('of eight sign-ins that are sent the same code of an authenticator at once one is signed in', async () => {
    const { secret } = await enrolled('app');
    const waiting = [];
    for (let i = 0; i < 8; i++) waiting.push(await passwordStep(house, shop, 'admin'));
    const code = appCode(secret, time.now);
    const heard = await Promise.all(waiting.map(({ challenge }) => codeStep(house, { email, code, challenge })));
    expect(heard.filter(({ status }) => status === 200).length).toEqual(1);
  });

  test('a recovery code signs in once, however it is typed, and there are ten', async () => {
    const { admin, recoveryCodes } = await enrolled('app');
    expect([recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([10, 10]);
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    const { challenge } = await passwordStep(house, shop, 'admin');
    expect((await codeStep(house, { email, code: typed, challenge })).status).toEqual(200);
    const again = await passwordStep(house, shop, 'admin');
    expect(said(await codeStep(house, { email, code, challenge: again['challenge'] }))).toEqual(wrong);
    expect(Object((await admin.ask('GET', '/profile')).body)['recoveryCodesLeft']).toEqual(9);
  });

  test('what is kept of codes, recovery codes and authenticators tells none of them (ASVS 6.5.2)', async () => {
    const { secret, recoveryCodes } = await enrolled('app');
    const sealed = await asOwner(db, (tx) =>
      tx.raw('select totp_secret, code_hash from users u join recovery_codes r on r.user_id = u.id'),
    );
    await enrolled('mail');
    await passwordStep(house, shop, 'admin');
    const kept = JSON.stringify([sealed, await asOwner(db, (tx) => tx.raw('select * from challenges'))]);
    const codes = [secret, mailedCode(letters), ...recoveryCodes, ...recoveryCodes.map((c) => c.replace('-', ''))];
    expect(codes.filter((code) => kept.includes(code))).toEqual([]);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('asking for the code again', () => {
  test('a new code is mailed three times at most, and the one before it is dead', async () => {
    await enrolled('mail');
    const { challenge } = await passwordStep(house, shop, 'admin');
    const first = mailedCode(letters);
    const before = letters.length;
    for (let i = 0; i < 5; i++) {
      const heard = await app.inject({ method: 'POST', url: '/api/auth/resend-code', payload: { challenge } });
      expect([heard.statusCode, heard.json()]).toEqual([200, { success: true }]);
    }
    await house.house.later.settled();
    expect(letters.length - before).toEqual(3);
    expect(said(await codeStep(house, { email, code: first, challenge }))).toEqual(wrong);
    expect((await codeStep(house, { email, code: mailedCode(letters), challenge })).status).toEqual(200);
  });

  test('for a sign-in that there is not, and for one with an authenticator, the answer is the same and nothing is mailed', async () => {
    await enrolled('app');
    const { challenge } = await passwordStep(house, shop, 'admin');
    const before = letters.length;
    for (const asked of [challenge, newBrowser()]) {
      const heard = await app.inject({ method: 'POST', url: '/api/auth/resend-code', payload: { challenge: asked } });
      expect([heard.statusCode, heard.json()]).toEqual([200, { success: true }]);
    }
    await house.house.later.settled();
    expect([letters.length, house.failures]).toEqual([before, []]);
  });
});

test('an address is known to an account once the code was right, not when the password was', async () => {
  await enrolled('mail');
  const known = () =>
    asOwner(db, (tx) => tx.raw('select account from known_addresses where address = $1', ['10.1.1.1']));
  const { challenge } = await passwordStep(house, shop, 'admin', { from: '10.1.1.1' });
  expect(await known()).toEqual([]);
  await codeStep(house, { email, code: mailedCode(letters), challenge }, '10.1.1.1');
  expect(await known()).toEqual([{ account: `steps/${email}` }]);
});
