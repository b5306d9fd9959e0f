import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { buildApp } from '../../server.ts';
import { noIntegrations } from '../../integrations/integrations.ts';
import { createChanges } from '../../realtime/changes.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { call, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'places');
const services = { db, changes: createChanges(), clock: () => new Date('2026-03-02T18:00:00.000Z') };
const own = await buildApp(services);
const cashier = await signIn(own, shop, 'cashier');

/** The requests that the operator's service received. */
const requests: string[] = [];
let respond: () => Response = () => Response.error();
const elsewhere = await buildApp({
  ...services,
  integrations: {
    ...noIntegrations,
    placesUrl: 'https://countries.example/api/v0.1',
    fetch: async (address, init) => {
      const sentRequest = new Request(address, init);
      requests.push(`${sentRequest.method} ${sentRequest.url} ${await sentRequest.text()}`);
      return respond();
    },
  },
});
afterAll(async () => {
  await own.close();
  await elsewhere.close();
});

const request = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
  Object((await cashier.request(method, path, body)).body) as { code?: string; data?: unknown };

test('the countries of the world come with their ISO codes', async () => {
  const data = (await request('GET', '/countries/iso')).data as { Iso2: string }[];
  expect(data.length).toBeGreaterThan(240);
  expect(data.find(({ Iso2 }) => Iso2 === 'MX')).toEqual({ name: 'Mexico', Iso2: 'MX', Iso3: 'MEX' });
});

test('a country has its states, whichever of its names it is called by', async () => {
  const sentRequest = ['United States', 'US', 'usa'].map((country) =>
    request('POST', '/countries/states', { country }),
  );
  const all = (await Promise.all(sentRequest)).map(({ data }) => data as { iso2: string; states: unknown[] });
  expect(all.map(({ iso2, states }) => [iso2, states.length > 50])).toEqual(Array(3).fill(['US', true]));
  expect(all[0]?.states).toContainEqual({ name: 'Texas', state_code: 'TX' });
});

test('a state has its cities, by its name or its code, each once', async () => {
  const byCode = (await request('POST', '/countries/state/cities', { country: 'US', state: 'TX' })).data as string[];
  const byName = (await request('POST', '/countries/state/cities', { country: 'United States', state: 'texas' })).data;
  expect(byCode).toContain('Austin');
  expect([byName, new Set(byCode).size]).toEqual([byCode, byCode.length]);
});

test('what does not exist is not there, and no name leads out of the data', async () => {
  const codes = [
    await request('POST', '/countries/states', { country: 'Atlantis' }),
    await request('POST', '/countries/states', { country: '../..' }),
    await request('POST', '/countries/state/cities', { country: 'US', state: '../Spain-ES' }),
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
  respond = () => Response.json(given.shift());
  requests.length = 0;
  const all = [
    await call(elsewhere, 'GET', '/countries/iso', { token }),
    await call(elsewhere, 'POST', '/countries/states', { token, body: { country: 'Atlantis' } }),
    await call(elsewhere, 'POST', '/countries/state/cities', { token, body: { country: 'Atlantis', state: 'Deep' } }),
  ];
  expect(all.map(({ body }) => body)).toEqual(answers.map(({ unasked: _, ...answer }) => answer));
  expect(requests).toEqual([
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
])('a service that %s is rejected by what could not be looked up', async (_, response) => {
  respond = response;
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
