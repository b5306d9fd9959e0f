import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../database/new-id.ts';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { inBusiness } from '../../../database/transaction.ts';
import { newBrowser, summaryOf } from '../../../testing/two-factor.ts';
import { OPENED, PASSWORD, smallShop } from '../../../testing/small-shop.ts';
import { call, servicesOn } from '../../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'lanes');
const { app, time } = await servicesOn(db);
afterAll(() => app.close());
beforeEach(() => {
  time.now = new Date(time.now.getTime() + 13 * 3_600_000);
});

const { admin, cashier, trainee } = shop.people;
const inShop = <T>(work: Parameters<typeof inBusiness<T>>[2]) => inBusiness(db, shop.businessId, work);

/** A fresh sign-in with the password, at a browser of its own or a named one. */
async function at(person: { email: string }, browser = newBrowser()) {
  time.now = new Date(time.now.getTime() + 1000);
  const { body } = await call(app, 'POST', '/auth/login', {
    body: { store: shop.code, email: person.email, password: PASSWORD, platform: 'tilldesk', browser },
  });
  const token = String(Object(body)['accessToken']);
  const request = (method: 'GET' | 'POST', path: string, sent?: unknown) =>
    call(app, method, path, { body: sent, token });
  return {
    request,
    enterPin: (credentials: { email: string }, accessPin: string) =>
      request('POST', '/employees/check', { email: credentials.email, accessPin }),
    approve: async (accessPin: string) =>
      summaryOf(
        await request('POST', '/approvals', {
          id: newId(OPENED),
          action: 'invoice.overLimit',
          for: [],
          subjectId: newId(OPENED),
          email: admin.email,
          accessPin,
        }),
      ),
  };
}
const right = ({ body }: { body: unknown }) => Object(body)['exist'] === true;
const audits = () =>
  inShop((tx) => tx.raw<{ count: number }>(`select count(*)::int as count from audit_log where action = 'pin.wrong'`));
const noticesOf = async (person: { email: string; id: string }) =>
  inShop((tx) =>
    tx.raw<{ kind: string; params: unknown }>(
      'select kind, params from notifications where user_id = $1 order by created_at, id',
      [person.id],
    ),
  );

describe('[B2] wrong PINs never lock out somebody at another browser who knows the PIN', () => {
  test('five wrong ones over several sign-ins, then one more wrong and the right one in a fresh sign-in', async () => {
    for (let n = 0; n < 5; n++) await (await at(cashier)).enterPin(cashier, '0000');
    const fresh = await at(cashier);
    expect([right(await fresh.enterPin(cashier, '0000')), right(await fresh.enterPin(cashier, '1111'))]).toEqual([
      false,
      true,
    ]);
  });

  test('all that strangers and new sign-ins may try in an hour leaves the person’s own browser its tries', async () => {
    const till = newBrowser();
    await (await at(cashier, till)).enterPin(cashier, '1111');
    for (const person of [trainee, admin]) {
      for (let n = 0; n < 4; n++) for (let t = 0; t < 5; t++) await (await at(person)).enterPin(cashier, '0000');
    }
    for (let n = 0; n < 8; n++) await (await at(cashier)).enterPin(cashier, '0000');
    const own = await at(cashier, till);
    expect(right(await own.enterPin(cashier, '1111'))).toEqual(true);
  });

  test('in an hour fifteen are compared from everywhere but the oldest session, and one more of who has not failed yet', async () => {
    await at(cashier);
    let compared = 0;
    for (let n = 0; n < 10; n++) {
      for (const person of [trainee, admin, cashier]) {
        const session = await at(person);
        for (let t = 0; t < 3; t++) if ((await session.enterPin(cashier, '0000')).status === 200) compared += 1;
      }
    }
    expect(compared).toEqual(15);
  });
});

describe('[S7] an approver’s PIN is guessed at a till', () => {
  const guessPin = async (times: number) => {
    const responses: unknown[] = [];
    for (let n = 0; n < times; n++) {
      const till = await at(trainee);
      for (let t = 0; t < 5; t++) responses.push((await till.approve(`000${t}`))[1]);
    }
    return responses;
  };

  test('five times an hour by one colleague, whatever sessions they use; the rows stay, the person is notified', async () => {
    const [before] = await audits();
    const responses = await guessPin(4);
    expect(responses.filter((code) => code === 'pin.wrong').length).toEqual(5);
    expect(responses.slice(5).every((code) => code === 'pin.tooMany')).toEqual(true);
    time.now = new Date(time.now.getTime() + 2 * 3_600_000);
    await (await at(cashier)).enterPin(admin, '0000');
    expect((await audits())[0]?.count).toEqual((before?.count ?? 0) + 6);
    const guessed = (await noticesOf(admin)).filter(({ params }) => Object(params)['person'] === 'admin');
    expect(guessed).toEqual([{ kind: 'pinGuessed', params: { person: 'admin', by: 'trainee' } }]);
  });

  test('and at other tills the approver’s PIN is still taken', async () => {
    await guessPin(3);
    expect((await (await at(cashier)).approve('1111'))[0]).not.toEqual(429);
  });

  test('by the call that looks, by the one that checks, and by the clock: they count together', async () => {
    const till = await at(trainee);
    for (let t = 0; t < 3; t++) await till.approve('0000');
    await till.request('GET', `/employees/check?email=${encodeURIComponent(admin.email)}&accessPin=0000`);
    await till.enterPin(admin, '0000');
    expect(summaryOf(await (await at(trainee)).enterPin(admin, '1111'))).toEqual([429, 'pin.tooMany']);
  });

  test('by the quick switch: each wrong one is audited, and from the third on the person is notified', async () => {
    const till = newBrowser();
    await at(trainee, till);
    const session = await at(cashier, till);
    const switchTo = async (pin: string) =>
      summaryOf(await session.request('POST', '/session/switch', { browser: till, userId: trainee.id, pin }));
    const guessed = async () =>
      (await noticesOf(trainee)).filter(({ params }) => Object(params)['by'] === 'cashier').length;
    const [audited, notices] = [(await audits())[0]?.count ?? 0, await guessed()];
    for (const pin of ['0000', '0001']) expect(await switchTo(pin)).toEqual([400, 'pin.wrong']);
    expect([(await audits())[0]?.count, await guessed()]).toEqual([audited + 2, notices]);
    expect(await switchTo('0002')).toEqual([400, 'pin.wrong']);
    expect([(await audits())[0]?.count, await guessed()]).toEqual([audited + 3, notices + 1]);
    expect((await switchTo('1111'))[0]).toEqual(200);
  });

  test('of nobody: it is written down with the e-mail that was tried', async () => {
    await (await at(trainee)).enterPin({ email: 'nobody@lanes.test' }, '0000');
    const [row] = await inShop((tx) =>
      tx.raw(
        `select user_id, after ->> 'email' as email from audit_log where action = 'pin.wrong' order by at desc, id desc limit 1`,
      ),
    );
    expect(row).toEqual({ user_id: trainee.id, email: 'nobody@lanes.test' });
  });
});
