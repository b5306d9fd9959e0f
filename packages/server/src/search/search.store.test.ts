import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../database/transaction.ts';
import { customers } from '../modules/customers/customers.tables.ts';
import { OPENED } from '../testing/small-shop.ts';
import { addTerms, findExact, findTargets, matching, setTerms } from './search.store.ts';
import { termsOf } from './terms.ts';

const db = await testDatabase();
const [mine, otherId] = [newId(OPENED), newId(OPENED)];
const [cable, charger, phone] = [newId(OPENED), newId(OPENED), newId(OPENED)];
const inMine = <T>(work: Parameters<typeof inBusiness<T>>[2]) => inBusiness(db, mine, work);
const find = (search: string, limit = 100) => inMine((tx) => findTargets(tx, mine, 'product', search, limit));

beforeAll(async () => {
  await inMine(async (tx) => {
    await setTerms(tx, mine, 'product', cable, termsOf(['USB-C Cable 2 m'], ['CB-200', '0123456789012']));
    await setTerms(tx, mine, 'product', charger, termsOf(['USB-C Charger'], ['CH-200', '5551230']));
    await addTerms(
      tx,
      mine,
      'unit',
      termsOf([], ['356938035643809']).map((term) => [term, phone]),
    );
  });
  await inBusiness(db, otherId, (tx) =>
    setTerms(tx, otherId, 'product', newId(OPENED), termsOf(['USB-C'], ['CB-200'])),
  );
});

test('every word must be found, from its beginning, in any order', async () => {
  expect((await find('usb'))?.toSorted()).toEqual([cable, charger].toSorted());
  expect(await find('cab usb-c')).toEqual([cable]);
  expect(await find('usb char cable')).toEqual([]);
  expect(await find('able')).toEqual([]);
});

test('a code is found by its beginning, and by four or more of its last digits', async () => {
  expect(await find('cb-2')).toEqual([cable]);
  expect(await find('9012')).toEqual([cable]);
  expect(await find('012')).toEqual([cable]);
  expect(await find('901')).toEqual([]);
  expect(await find('usb 1230')).toEqual([charger]);
});

test('a code leads to what bears exactly it, in any case and with any signs, never by a word', async () => {
  const exact = (code: string) => inMine((tx) => findExact(tx, mine, code));
  expect(await exact('cb200')).toEqual([{ kind: 'product', targetId: cable }]);
  expect(await exact('356938035643809')).toEqual([{ kind: 'unit', targetId: phone }]);
  expect(await exact('35693803564380')).toEqual([]);
  expect(await exact('usb')).toEqual([]);
});

test('more finds than are wanted are not listed', async () => {
  expect(await find('usb', 1)).toEqual(null);
});

test('new terms take the place of the old ones', async () => {
  const id = newId(OPENED);
  const set = (name: string) => inMine((tx) => setTerms(tx, mine, 'product', id, termsOf([name])));
  await set('Galaxy Buds');
  await set('Pixel Buds');
  expect([await find('galaxy'), await find('pixel'), await find('buds')]).toEqual([[], [id], [id]]);
});

test('as the application, a search among many reads the index of the terms, the common word and the rare one', async () => {
  await asOwner(db, async (tx) => {
    await tx.raw(
      `insert into customers (business_id, id, name, first_name, created_at, updated_at)
       select $1, gen_random_uuid(), 'Common Name' || i, 'Common', now(), now() from generate_series(1, 5000) i`,
      [mine],
    );
    await tx.raw(
      `insert into search_terms select business_id, 'customer', t.term, id from customers,
       lateral (values ('common'), (lower(split_part(name, ' ', 2)))) t(term)`,
    );
    await tx.raw(
      `insert into search_terms select $1, 'customer', 'other' || i, gen_random_uuid() from generate_series(1, 40000) i`,
      [mine],
    );
    await tx.raw('analyze customers; analyze search_terms');
  });
  const plans = await inMine(async (tx) => {
    const plan = async (search: string) => {
      const condition = await matching(tx, mine, 'customer', search, customers.id);
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select * from customers where ${customers.businessId} = ${mine} and ${condition}
            order by customers.name, customers.id limit 10`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    return [await plan('common name4321'), await plan('common name'), await plan('common')];
  });
  expect(plans[0]).toMatch(/Index Scan using customers_business_id_id_pk/);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on search_terms/);
});
