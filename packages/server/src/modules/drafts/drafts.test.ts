import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';
import { deleteOldDrafts } from './drafts.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'wrote');
const other = await smallShop(db, 'elsewhere');
const { app, time } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, other, 'admin');
afterAll(() => app.close());

const form = { route: '/customer-management/add-customer', record: '' };
const saveDraft = (place: object, content: unknown, by = admin) => by.request('POST', '/drafts', { ...place, content });
const find = async ({ route, record }: typeof form, by = admin) => {
  const { body } = await by.request('GET', `/drafts?${new URLSearchParams({ route, record }).toString()}`);
  return Object(body)['draft'] as { id: string; content: unknown; savedAt: string } | null;
};
const idOf = (body: unknown) => String(Object(body)['id']);

describe('a draft', () => {
  test('is found where it was written, and what is written later stands in its place', async () => {
    const place = { ...form, record: 'found' };
    const first = await saveDraft(place, { edited: { firstName: 'An' } });
    time.now = new Date(time.now.getTime() + 60_000);
    const second = await saveDraft(place, { edited: { firstName: 'Ana' } });
    const [id, savedAt] = [idOf(first.body), time.now.toISOString()];
    expect([second.body, await find(place)]).toEqual([
      { id, savedAt },
      { id, content: { edited: { firstName: 'Ana' } }, savedAt },
    ]);
  });

  test('is one a page and record: neither another record nor another page has it', async () => {
    await saveDraft({ ...form, record: 'one' }, 'mine');
    expect([await find({ ...form, record: 'two' }), await find({ route: '/elsewhere', record: 'one' })]).toEqual([
      null,
      null,
    ]);
  });

  test('is seen by the person alone: not by a colleague, not by another business, not even to be thrown away', async () => {
    const place = { ...form, record: 'private' };
    const { body } = await saveDraft(place, 'mine');
    const rejected = [
      await cashier.request('DELETE', `/drafts/${idOf(body)}`),
      await otherBusinessAdmin.request('DELETE', `/drafts/${idOf(body)}`),
    ];
    expect([
      await find(place, cashier),
      await find(place, otherBusinessAdmin),
      rejected.map(({ status }) => status),
    ]).toEqual([null, null, [404, 404]]);
    expect((await find(place))?.content).toEqual('mine');
  });

  test('is gone once it is thrown away, and a second time there is nothing', async () => {
    const { body } = await saveDraft({ ...form, record: 'gone' }, 'mine');
    const path = `/drafts/${idOf(body)}`;
    const answers = [await admin.request('DELETE', path), await admin.request('DELETE', path)];
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(await find({ ...form, record: 'gone' })).toEqual(null);
  });

  test('never holds a PIN, a password or a passcode, whoever sends it', async () => {
    const place = { ...form, record: 'secrets' };
    await saveDraft(place, {
      edited: { name: 'Ana', accessPin: '4711', newPassword: 'pa55-word' },
      lines: [{ passcode: '1' }],
    });
    expect((await find(place))?.content).toEqual({ edited: { name: 'Ana' }, lines: [{}] });
    const stored = await inBusiness(db, shop.businessId, (tx) => tx.raw('select content::text from form_drafts'));
    expect(JSON.stringify(stored)).not.toMatch(/4711|pa55-word/);
  });

  test('of 200 KB is kept, a byte more is rejected with a sentence', async () => {
    const place = { ...form, record: 'large' };
    const fits = 'x'.repeat(200 * 1024 - 2);
    const answers = [await saveDraft(place, fits), await saveDraft(place, `${fits}x`)];
    expect(answers.map(({ status, body }) => [status, Object(body)['message'] as unknown])).toEqual([
      [200, undefined],
      [413, 'This is too large to be saved as a draft. Please save it soon.'],
    ]);
    expect((await find(place))?.content).toEqual(fits);
  });

  test.each([
    ['NUL and half a surrogate pair', { 'na\0me': 'a\0b\ud800' }, 200],
    ['nothing', null, 200],
    ['a name of the language', JSON.parse('{"__proto__":{"a":1},"constructor":2}'), 200],
    ['a thousand levels', JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`), 413],
  ])('that holds %s does no harm', async (_, content, status) => {
    expect((await saveDraft({ ...form, record: 'odd' }, content)).status).toEqual(status);
  });
});

describe('the end of a draft', () => {
  test('is 30 days after it was last written', async () => {
    const place = { ...form, record: 'old' };
    await saveDraft(place, 'mine', cashier);
    const written = time.now.getTime();
    const days = (count: number) => new Date(written + count * 86_400_000);
    const seen: unknown[] = [];
    for (const at of [days(29), new Date(days(30).getTime() + 1)]) {
      time.now = at;
      seen.push(await find(place, await signIn(app, shop, 'cashier')));
    }
    expect(seen.map((draft) => draft !== null)).toEqual([true, false]);
    const count = () =>
      inBusiness(db, shop.businessId, (tx) => tx.raw(`select 1 from form_drafts where record = 'old'`));
    expect((await count()).length).toEqual(1);
    await asOwner(db, (tx) => deleteOldDrafts(tx, time.now.toISOString()));
    expect((await count()).length).toEqual(0);
    time.now = new Date(written);
  });

  test('comes for the oldest when a person has more than a hundred', async () => {
    await inBusiness(db, shop.businessId, (tx) =>
      tx.raw(
        `insert into form_drafts (business_id, id, user_id, store_id, route, record, content, size, saved_at)
         select $1, gen_random_uuid(), $2, $3, '/many', n::text, '{}', 2, $4::timestamptz + n * interval '1 second'
         from generate_series(1, 100) n`,
        [shop.businessId, shop.people.cashier.id, shop.scope.storeId, OPENED],
      ),
    );
    await saveDraft({ ...form, record: newId(OPENED) }, 'one more', await signIn(app, shop, 'cashier'));
    const left = await inBusiness(db, shop.businessId, (tx) =>
      tx.raw<{ n: number }>(
        `select count(*)::int as n from form_drafts where user_id = $1 union all
         select count(*)::int from form_drafts where user_id = $1 and record in ('1', '2')`,
        [shop.people.cashier.id],
      ),
    );
    expect(left[0]).toEqual({ n: 100 });
  });
});
