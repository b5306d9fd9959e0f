import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';
import { customerPerson } from './testing/customer-person.ts';

const START = '2026-03-02T18:00:00.000Z';
const db = await testDatabase();
const shop = await smallShop(db, 'merge', 6);
const { app, time } = await servicesOn(db);
let admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
afterAll(() => app.close());
beforeEach(() => {
  time.now = new Date(START);
});

const { add, names, phone, email } = customerPerson(cashier);
const body = (of: unknown) => Object(of) as Record<string, unknown>;
const codeOf = ({ status, body: of }: { status: number; body: unknown }) => [status, body(of)['code'] ?? 'done'];
let keys = 0;
const post = (path: string, sent: object) => {
  keys += 1;
  return admin.request('POST', path, sent, `merge-key-${keys}`);
};
const read = async (id: string) => body((await admin.request('GET', `/customers/${id}`)).body);
const versionOf = async (id: string) => Number((await read(id))['version']);

/** A customer with a sale, a note, some credit. */
async function withPast(firstName: string, more: object = {}) {
  const { id } = await add({ firstName, ...more });
  const invoice = newId(OPENED);
  const draft = { ...draftOf(shop, { cables: 1 }), customerId: id };
  await post(`/invoices/${invoice}/checkout`, { draft, tenders: [tenderOf('cash', 3_000)] });
  await post(`/customers/${id}/notes`, { id: newId(OPENED), text: `${firstName} likes red` });
  await post(`/customers/${id}/credits`, { id: newId(OPENED), amount: 500, reason: 'Sorry' });
  return { id, invoice };
}

const merge = async (into: string, otherId: string, more: object = {}) => {
  const sent = { id: newId(OPENED), otherId, version: await versionOf(into), otherVersion: await versionOf(otherId) };
  return post(`/customers/${into}/merge`, { ...sent, ...more });
};

describe('a merge', () => {
  test('is shown before it is done, and then moves what was shown', async () => {
    const mia = await withPast('Mia', { city: 'Austin', phones: [phone('512 555 0001')], emails: [] });
    const other = await withPast('M', { city: 'Dallas', group: 'Trade', phones: [phone('512 555 0002')], emails: [] });
    await post('/invoices', { id: newId(OPENED), ...draftOf(shop, { cables: 2 }), customerId: other.id });
    const brother = await add({ firstName: 'Brother' });
    await post(`/customers/${other.id}/links`, { otherId: brother.id, relation: 'sibling' });
    await post(`/customers/${other.id}/links`, { otherId: mia.id, relation: 'spouse' });

    const shown = body((await admin.request('GET', `/customers/${mia.id}/merge-preview?otherId=${other.id}`)).body);
    expect([shown['differences'], shown['moves']]).toEqual([
      [
        { part: 'name', pick: 'mine' },
        { part: 'address', pick: 'mine' },
        { part: 'group', pick: 'theirs' },
      ],
      { invoices: 1, drafts: 1, devices: 0, adjustments: 0, reservations: 0, notes: 1, links: 2, storeCredit: 500 },
    ]);
    const done = await merge(mia.id, other.id, { picks: { address: 'theirs' } });
    const moves = {
      invoices: 1,
      drafts: 1,
      devices: 0,
      adjustments: 0,
      reservations: 0,
      notes: 1,
      links: 1,
      storeCredit: 500,
    };
    expect(done.body).toEqual({
      id: expect.any(String),
      staysId: mia.id,
      staysName: 'Mia',
      goneId: other.id,
      goneName: 'M',
      moves,
      by: 'admin',
      at: START,
      undoneAt: null,
      undoneBy: null,
      undoUntil: '2026-04-01T18:00:00.000Z',
      mayUndo: true,
    });
    const now = await read(mia.id);
    expect([
      now['city'],
      now['group'],
      now['phones'],
      now['invoiceCount'],
      now['totalSpent'],
      now['storeCredit'],
    ]).toEqual([
      'Dallas',
      'Trade',
      [phone('+15125550001'), { ...phone('+15125550002'), isPrimary: false }],
      2,
      4_328,
      1_000,
    ]);
    const links = await admin.request('GET', `/customers/${mia.id}/links`);
    expect((body(links.body)['items'] as { name: string }[]).map(({ name }) => name)).toEqual(['Brother']);
    expect(await names('/customers?search=5125550002')).toEqual(['Mia']);
    expect(await differences(db)).toEqual([]);
  });

  test('leaves a pointer at the old record: to read it, change it, sell to it', async () => {
    const [stays, source] = [await withPast('Stays'), await withPast('Goes')];
    await merge(stays.id, source.id);
    const pointer = {
      code: 'customer.merged',
      message: 'This customer was merged into Stays.',
      params: { name: 'Stays', into: stays.id },
    };
    const answers = [
      await admin.request('GET', `/customers/${source.id}`),
      await admin.request('PATCH', `/customers/${source.id}`, { city: 'X', version: 2 }),
      await admin.request('GET', `/customers/${source.id}/notes`),
      await post(`/customers/${source.id}/credits`, { id: newId(OPENED), amount: 1, reason: 'x' }),
    ];
    expect(answers.map(({ status, body: of }) => [status, of])).toEqual(answers.map(() => [410, pointer]));

    const invoice = newId(OPENED);
    const draft = { ...draftOf(shop, { cables: 1 }), customerId: source.id };
    const sold = await post(`/invoices/${invoice}/checkout`, { draft, tenders: [tenderOf('cash', 3_000)] });
    expect([body(sold.body)['customerId'], body(sold.body)['customerName']]).toEqual([stays.id, 'Stays']);
    expect((await read(stays.id))['invoiceCount']).toEqual(3);
    expect(await differences(db)).toEqual([]);
  });

  test.each([
    ['with oneself', (id: string) => ({ otherId: id }), [400, 'merge.same']],
    ['on an old version', () => ({ version: 7 }), [409, 'record.changed']],
    ['with nobody', () => ({ otherId: newId(OPENED), otherVersion: 1 }), [404, 'record.notFound']],
  ])('%s is rejected', async (_, invalidPart, rejection) => {
    const [one, two] = [await add({}), await add({})];
    const sent = { id: newId(OPENED), otherId: two.id, version: 1, otherVersion: 1, ...invalidPart(one.id) };
    expect(codeOf(await post(`/customers/${one.id}/merge`, sent))).toEqual(rejection);
  });

  test('needs the right to delete customers', async () => {
    const [one, two] = [await add({}), await add({})];
    const sent = { id: newId(OPENED), otherId: two.id, version: 1, otherVersion: 1 };
    expect(codeOf(await cashier.request('POST', `/customers/${one.id}/merge`, sent, 'cashier-merge'))).toEqual([
      403,
      'access.denied',
    ]);
  });

  test('sent twice is done once', async () => {
    const [one, two] = [await withPast('One'), await withPast('Two')];
    const sent = { id: newId(OPENED), otherId: two.id, version: 1, otherVersion: 1 };
    const [first, again] = [
      await post(`/customers/${one.id}/merge`, sent),
      await post(`/customers/${one.id}/merge`, sent),
    ];
    expect([first.status, again.body]).toEqual([200, first.body]);
  });

  test('of one customer into two at once is done once, and the other hears where they went', async () => {
    const [left, right, expectedCustomer] = [await withPast('Left'), await withPast('Right'), await withPast('Wanted')];
    const sent = { otherId: expectedCustomer.id, version: 1, otherVersion: 1 };
    const answers = await Promise.all([
      post(`/customers/${left.id}/merge`, { id: newId(OPENED), ...sent }),
      post(`/customers/${right.id}/merge`, { id: newId(OPENED), ...sent }),
      post(`/customers/${expectedCustomer.id}/merge`, { id: newId(OPENED), ...sent, otherId: left.id }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const rejected of answers.filter(({ status }) => status !== 200)) {
      expect([
        [410, 'customer.merged'],
        [409, 'record.changed'],
      ]).toContainEqual(codeOf(rejected));
    }
    expect(await differences(db)).toEqual([]);
  });

  test('of two who are linked, each into somebody else at once, leaves the link between those who stay', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two, left, right] = [await add({}), await add({}), await add({}), await add({})];
      await post(`/customers/${one.id}/links`, { otherId: two.id, relation: 'parent' });
      const sent = { version: 1, otherVersion: 1 };
      const answers = await Promise.all([
        post(`/customers/${left.id}/merge`, { ...sent, id: newId(OPENED), otherId: one.id }),
        post(`/customers/${right.id}/merge`, { ...sent, id: newId(OPENED), otherId: two.id }),
      ]);
      for (const [at, { status }] of answers.entries()) {
        // Retry if the links changed in the meantime.
        if (status === 200) continue;
        const [into, otherId] = at === 0 ? [left.id, one.id] : [right.id, two.id];
        expect((await merge(into, otherId)).status).toEqual(200);
      }
      const { body: links } = await admin.request('GET', `/customers/${left.id}/links`);
      expect((body(links)['items'] as { id: string; relation: string }[]).map((l) => [l.id, l.relation])).toEqual([
        [right.id, 'parent'],
      ]);
    }
    expect(await differences(db)).toEqual([]);
  });

  test('while a sale to the one who goes is posted: the sale ends with the one who stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [stays, source] = [await add({ firstName: `S${round}` }), await add({ firstName: `G${round}` })];
      const saved = newId(OPENED);
      await post('/invoices', { id: saved, ...draftOf(shop, { cables: 1 }), customerId: source.id });
      const sent = { id: newId(OPENED), otherId: source.id, version: 1, otherVersion: 1 };
      const fresh = { ...draftOf(shop, { cables: 1 }), customerId: source.id };
      const tenders = () => ({ tenders: [tenderOf('cash', 3_000)] });
      const [first, second] = await Promise.all([
        post(`/invoices/${newId(OPENED)}/checkout`, { draft: fresh, ...tenders() }),
        post(`/invoices/${saved}/checkout`, tenders()),
        post(`/customers/${stays.id}/merge`, sent),
      ]);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect((await read(stays.id))['invoiceCount']).toEqual(2);
    }
    expect(await differences(db)).toEqual([]);
  });
});

describe('a merge that is undone', () => {
  const undo = (customerId: string, mergeId: unknown) =>
    post(`/customers/${customerId}/merges/${String(mergeId)}/undo`, {});

  test('gives each their own again; what came since stays with the one who stayed', async () => {
    const stays = await withPast('Ana', { phones: [phone('713 555 0001')], emails: [email('ana@mail.test')] });
    const source = await withPast('A', { phones: [phone('713 555 0002')], emails: [], city: 'Houston' });
    const before = [await read(stays.id), await read(source.id)];
    const id = body((await merge(stays.id, source.id)).body)['id'];
    const since = { ...draftOf(shop, { cables: 1 }), customerId: stays.id };
    await post(`/invoices/${newId(OPENED)}/checkout`, { draft: since, tenders: [tenderOf('cash', 3_000)] });
    const undone = await undo(stays.id, id);
    expect([undone.status, body(undone.body)['undoneBy'], body(undone.body)['mayUndo']]).toEqual([200, 'admin', false]);
    const own = (of: Record<string, unknown>) => ({ ...of, version: 0, updatedAt: '' });
    expect([own(await read(stays.id)), own(await read(source.id))]).toEqual([
      own({ ...before[0], invoiceCount: 2, totalSpent: 4_328 }),
      own({ ...before[1] }),
    ]);
    expect(await names('/customers?search=7135550002')).toEqual(['A']);
    const ledger = body((await admin.request('GET', `/customers/${stays.id}/credits`)).body);
    expect(
      (ledger['items'] as { kind: string; amount: number; balance: number }[]).map((e) => [
        e.kind,
        e.amount,
        e.balance,
      ]),
    ).toEqual([
      ['merge', -500, 500],
      ['merge', 500, 1_000],
      ['grant', 500, 500],
    ]);
    expect(codeOf(await undo(stays.id, id))).toEqual([409, 'merge.undone']);
    expect(await differences(db)).toEqual([]);
  });

  test('is so in the order in which they were merged, the latest first, and only once each', async () => {
    const [stays, first, second] = [await withPast('Stays'), await withPast('First'), await withPast('Second')];
    const one = body((await merge(stays.id, first.id)).body)['id'];
    const two = body((await merge(stays.id, second.id)).body)['id'];
    expect(codeOf(await undo(stays.id, one))).toEqual([409, 'merge.order']);
    const both = await Promise.all([undo(stays.id, two), undo(stays.id, two)]);
    expect(both.map(codeOf).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [200, 'done'],
      [409, 'merge.undone'],
    ]);
    expect(codeOf(await undo(stays.id, one))).toEqual([200, 'done']);
    expect(await differences(db)).toEqual([]);
  });

  test('must be so within 30 days', async () => {
    const [stays, source] = [await add({}), await add({})];
    const id = body((await merge(stays.id, source.id)).body)['id'];
    time.now = new Date('2026-04-01T18:00:00.001Z');
    admin = await signIn(app, shop, 'admin');
    expect(codeOf(await undo(stays.id, id))).toEqual([409, 'merge.late']);
    time.now = new Date('2026-04-01T18:00:00.000Z');
    expect(codeOf(await undo(stays.id, id))).toEqual([200, 'done']);
    admin = await signIn(app, shop, 'admin');
  });
});
