import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { buildApp } from '../../server.ts';
import { noIntegrations } from '../../integrations/integrations.ts';
import { createChanges } from '../../realtime/changes.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { call, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'words');
const services = { db, changes: createChanges(), clock: () => new Date('2026-03-02T18:00:00.000Z') };
const silent = await buildApp(services);
const { token } = await signIn(silent, shop, 'trainee');

const requests: unknown[] = [];
let respond: () => Response = () => Response.error();
const speaking = await buildApp({
  ...services,
  integrations: {
    ...noIntegrations,
    translator: { url: 'https://translate.example', key: 'secret' },
    fetch: async (address, init) => {
      const sentRequest = new Request(address, init);
      requests.push([sentRequest.url, await sentRequest.json()]);
      return respond();
    },
  },
});
afterAll(async () => {
  await silent.close();
  await speaking.close();
});

const request = (app: typeof silent, body: object) => call(app, 'POST', '/translations', { token, body });

test('without a service the texts come back as they were, and nobody is offered to translate', async () => {
  const answer = await request(silent, { texts: ['Good morning', 'ok'], target: 'es' });
  expect([answer.status, answer.body]).toEqual([200, { texts: ['Good morning', 'ok'] }]);
  const offered = async (app: typeof silent) =>
    Object((await call(app, 'GET', '/session', { token })).body)['translates'];
  expect([await offered(silent), await offered(speaking)]).toEqual([false, true]);
});

test('with one it is asked from English as LibreTranslate is asked, the key along', async () => {
  respond = () => Response.json({ translatedText: ['Buenos días'] });
  const answer = await request(speaking, { texts: ['Good morning'], target: 'es' });
  expect([answer.body, requests]).toEqual([
    { texts: ['Buenos días'] },
    [
      [
        'https://translate.example/translate',
        { q: ['Good morning'], source: 'en', target: 'es', format: 'text', api_key: 'secret' },
      ],
    ],
  ]);
});

test('nothing is asked where nothing is to be translated', async () => {
  requests.length = 0;
  const answer = await request(speaking, { texts: ['Good morning'], target: 'en' });
  expect([answer.body, requests]).toEqual([{ texts: ['Good morning'] }, []]);
});

test.each<[string, () => Response]>([
  ['is gone', () => Response.error()],
  ['refuses', () => Response.json({ error: 'Invalid API key' }, { status: 403 })],
  ['answers another count', () => Response.json({ translatedText: ['Uno', 'Dos'] })],
  ['says something else', () => Response.json({ translatedText: 'Uno' })],
])('a service that %s is a failure, without its words', async (_, response) => {
  respond = response;
  const answer = await request(speaking, { texts: ['One'], target: 'es' });
  expect([answer.status, answer.body]).toEqual([
    502,
    { code: 'translation.failed', message: 'The translation service did not answer.' },
  ]);
});

test('fifty texts of 2000 characters are the most', async () => {
  respond = () => Response.json({ translatedText: Array<string>(50).fill('a') });
  const of = (count: number, length: number) => ({
    texts: Array<string>(count).fill('x'.repeat(length)),
    target: 'es',
  });
  const statuses = [of(50, 2000), of(51, 1), of(1, 2001), of(0, 0), of(1, 0)].map((body) => request(speaking, body));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 400, 400, 400, 400]);
});
