import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { buildApp } from '../../http/app.ts';
import { noOuter } from '../../outer/outer.ts';
import { createChanges } from '../../socket/changes.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { call, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'places');
const house = { db, changes: createChanges(), clock: () => new Date('2026-03-02T18:00:00.000Z') };
const own = await buildApp(house);
const cashier = await signIn(own, shop, 'cashier');

/** What the operator's service hears, and says. */
const heard: string[] = [];
let says: () => Response = () => Response.error();
const elsewhere = await buildApp({
  ...house,
  outer: {
    ...noOuter,
    placesUrl: 'https://countries.example/api/v0.1',
    fetch: async (address, init) => {
      const asked = new Request(address, init);
      heard.push(`${asked.method} ${asked.url} ${await asked.text()}`);
      return says();
    },
  },
});
afterAll(async () => {
  await own.close();
  await elsewhere.close();
});

const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
  Object((await cashier.ask(method, path, body)).body) as { code?: string; data?: unknown };

test('the countries of the world come with their ISO codes', async () => {
  const data = (await ask('GET', '/countries/iso')).data as { Iso2: string }[];
  expect(data.length).toBeGreaterThan(240);
  expect(data.find(({ Iso2 }) => Iso2 === 'MX')).toEqual({ name: 'Mexico', Iso2: 'MX', Iso3: 'MEX' });
});

test('a country has its states, whichever of its names it is called by', async () => {
  const asked = ['United States', 'US', 'usa'].map((country) => ask('POST', '/countries/states', { country }));
  const all = (await Promise.all(asked)).map(({ data }) => data as { iso2: string; states: unknown[] });
  expect(all.map(({ iso2, states }) => [iso2, states.length > 50])).toEqual(Array(3).fill(['US', true]));
  expect(all[0]?.states).toContainEqual({ name: 'Texas', state_code: 'TX' });
});

test('a state has its cities, by its name or its code, each once', async () => {
  const byCode = (await ask('POST', '/countries/state/cities', { country: 'US', state: 'TX' })).data as string[];
  const byName = (await ask('POST', '/countries/state/cities', { country: 'United States', state: 'texas' })).data;
  expect(byCode).toContain('Austin');
  expect([byName, new Set(byCode).size]).toEqual([byCode, byCode.length]);
});

test('what does not exist is not there, and no name leads out of the data', async () => {
  const codes = [
    await ask('POST', '/countries/states', { country: 'Atlantis' }),
    await ask('POST', '/countries/states', { country: '../..' }),
    await ask('POST', '/countries/state/cities', { country: 'US', state: '../Spain-ES' }),
  ].map(({ code }) => code);
  expect(codes).toEqual(Array(3).fill('record.notFound'));
});

test('a stranger learns nothing', async () => {
  expect((await call(own, 'GET', '/countries/iso')).status).toEqual(401);
});

test('an operator’s service answers in place of the own data, asked in its own words', async () => {
  const { token } = cashier;
  const answers = [
    [{ name: 'Atlantis', Iso2: 'AT', Iso3: 'ATL' }],
    { name: 'Atlantis', iso2: 'AT', iso3: 'ATL', states: [{ name: 'Deep', state_code: 'DP' }] },
    ['Poseidonis'],
  ].map((data) => ({ error: false, msg: 'here', data, unasked: true }));
  const given = [...answers];
  says = () => Response.json(given.shift());
  heard.length = 0;
  const all = [
    await call(elsewhere, 'GET', '/countries/iso', { token }),
    await call(elsewhere, 'POST', '/countries/states', { token, body: { country: 'Atlantis' } }),
    await call(elsewhere, 'POST', '/countries/state/cities', { token, body: { country: 'Atlantis', state: 'Deep' } }),
  ];
  expect(all.map(({ body }) => body)).toEqual(answers.map(({ unasked: _, ...answer }) => answer));
  expect(heard).toEqual([
    'GET https://countries.example/api/v0.1/countries/iso ',
    'POST https://countries.example/api/v0.1/countries/states {"country":"Atlantis"}',
    'POST https://countries.example/api/v0.1/countries/state/cities {"country":"Atlantis","state":"Deep"}',
  ]);
});

test.each<[string, () => Response]>([
  ['is gone', () => Response.error()],
  ['is broken', () => new Response('oops', { status: 500 })],
  ['says no JSON', () => new Response('<html>')],
  ['says something else', () => Response.json({ error: true, msg: 'no' })],
])('a service that %s is refused by what could not be looked up', async (_, said) => {
  says = said;
  const { token } = cashier;
  const all = [
    await call(elsewhere, 'GET', '/countries/iso', { token }),
    await call(elsewhere, 'POST', '/countries/states', { token, body: { country: 'US' } }),
    await call(elsewhere, 'POST', '/countries/state/cities', { token, body: { country: 'US', state: 'TX' } }),
  ];
  expect(all.map(({ status, body }) => [status, body])).toEqual([
    [502, { code: 'places.countries', message: 'Failed to fetch countries' }],
    [502, { code: 'places.states', message: 'Failed to fetch states' }],
    [502, { code: 'places.cities', message: 'Failed to fetch cities' }],
  ]);
});
