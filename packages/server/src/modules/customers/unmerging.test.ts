import fc from 'fast-check';
import { mergePartNames } from '@tilldesk/domain/customers';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn } from '../../testing/till.ts';
import { customerPerson } from './testing/customer-person.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'undo');
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
afterAll(() => app.close());
const { add, phone } = customerPerson(admin);
let keys = 0;
const post = async (path: string, sent: object) => {
  keys += 1;
  const response = await admin.request('POST', path, sent, `undo-key-${keys}`);
  expect([path, response.status, response.text]).toEqual([path, 200, response.text]);
};

type Past = {
  draft: object;
  drafts: number;
  notes: number;
  credit: number;
  links: readonly number[];
};

const randomValue = fc.option(fc.constantFrom('a', 'b'), { nil: null });
const past: fc.Arbitrary<Past> = fc.record({
  draft: fc.record({
    company: randomValue,
    city: randomValue,
    group: randomValue,
    alert: randomValue,
    notes: randomValue,
    birthday: fc.option(fc.constantFrom('1990-01-01', '1991-02-02'), { nil: null }),
    creditLimit: fc.option(fc.constantFrom(100, 200), { nil: null }),
    tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
    smsConsent: fc.boolean(),
    taxExempt: fc.boolean(),
  }),
  drafts: fc.nat(2),
  notes: fc.nat(2),
  credit: fc.constantFrom(0, 300),
  links: fc.uniqueArray(fc.nat(2)),
});

/** All data of two customers that a merge changes, except version and time of the last change. */
const picture = (ids: readonly string[]) =>
  inBusiness(db, shop.businessId, (tx) =>
    tx.raw(
      `select to_jsonb(c) - 'version' - 'updated_at' as record,
         (select array_agg(id order by id) from invoices where customer_id = c.id) as invoices,
         (select array_agg(id order by id) from customer_notes where customer_id = c.id) as notes,
         (select array_agg(array[other_id::text, relation] order by other_id) from customer_links
          where customer_id = c.id) as links,
         (select array_agg(kind || ' ' || term order by kind, term) from search_terms where target_id = c.id) as terms
       from customers c where id = any($1::uuid[]) order by array_position($1::uuid[], id)`,
      [ids],
    ),
  );

test('a merge that is undone leaves both customers, and all that hangs on them, as they were', async () => {
  const friends = [await add({ firstName: 'F1' }), await add({ firstName: 'F2' })];
  const make = async ({ draft, drafts, notes, credit, links }: Past, other: string | null) => {
    const { id } = await add({ firstName: 'Anybody', ...draft });
    for (let i = 0; i < drafts; i += 1) {
      await post('/invoices', { id: newId(OPENED), ...draftOf(shop, { cables: 1 }), customerId: id });
    }
    for (let i = 0; i < notes; i += 1) await post(`/customers/${id}/notes`, { id: newId(OPENED), text: 'Noted' });
    if (credit > 0) await post(`/customers/${id}/credits`, { id: newId(OPENED), amount: credit, reason: 'Sorry' });
    for (const at of links) {
      const otherId = friends[at]?.id ?? other;
      if (otherId) await post(`/customers/${id}/links`, { otherId, relation: 'parent' });
    }
    return id;
  };
  const picks = fc.dictionary(fc.constantFrom(...mergePartNames), fc.constantFrom('mine', 'theirs'));
  await fc.assert(
    fc.asyncProperty(past, past, picks, async (one, two, chosen) => {
      const stays = await make(one, null);
      const source = await make(two, stays);
      const before = await picture([stays, source]);
      const id = newId(OPENED);
      await post(`/customers/${stays}/merge`, { id, otherId: source, version: 1, otherVersion: 1, picks: chosen });
      expect(await differences(db)).toEqual([]);
      await post(`/customers/${stays}/merges/${id}/undo`, {});
      expect(await picture([stays, source])).toEqual(before);
    }),
    { numRuns: 12 },
  );
  expect(await differences(db)).toEqual([]);
});

test('what a merged customer’s phone was changed to since stays when the merge is undone', async () => {
  const stays = await add({ firstName: 'Stays', phones: [phone('469 555 0001')], emails: [] });
  const source = await add({ firstName: 'Goes', phones: [phone('469 555 0002')], emails: [] });
  const id = newId(OPENED);
  await post(`/customers/${stays.id}/merge`, { id, otherId: source.id, version: 1, otherVersion: 1 });
  // The target's own number is removed, so that only the source's is left: the undo cannot remove that one too.
  await admin.request('PATCH', `/customers/${stays.id}`, { phones: [phone('469 555 0002')], version: 2 });
  await post(`/customers/${stays.id}/merges/${id}/undo`, {});
  const phones = await inBusiness(db, shop.businessId, (tx) =>
    tx.raw('select phone from customers where id = any($1::uuid[]) order by array_position($1::uuid[], id)', [
      [stays.id, source.id],
    ]),
  );
  expect(phones).toEqual([{ phone: '+14695550002' }, { phone: '+14695550002' }]);
});
