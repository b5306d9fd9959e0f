import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../database/new-id.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { served } from '../modules.ts';
import { OPENED, PASSWORD, smallShop } from '../testing/small-shop.ts';
import { servicesOn, signIn } from '../testing/till.ts';
import { buildApp } from '../server.ts';
import { openapi } from './openapi.ts';

vi.mock('./openapi.ts', { spy: true });

const script = `console.log(${JSON.stringify('a till in a shop '.repeat(100))});`;
const webRoot = mkdtempSync(path.join(tmpdir(), 'tilldesk-web-'));
mkdirSync(path.join(webRoot, 'assets'));
writeFileSync(path.join(webRoot, 'assets/a.js'), script);
writeFileSync(path.join(webRoot, 'assets/a.js.br'), brotliCompressSync(script));
writeFileSync(path.join(webRoot, 'assets/a.js.gz'), gzipSync(script));
writeFileSync(path.join(webRoot, 'assets/font.woff2'), 'wOF2'.repeat(1_000));
const shell = `<!doctype html><title>Tilldesk</title><script nonce="__NONCE__"></script>${'<i></i>'.repeat(300)}`;
for (const name of ['index.html', 'signin.html']) writeFileSync(path.join(webRoot, name), shell);

const db = await testDatabase();
const shop = await smallShop(db, 'ours');
const { services } = await servicesOn(db);
const app = await buildApp(services, { webRoot });
const admin = await signIn(app, shop, 'admin');
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, more: InjectOptions = {}) =>
  app.inject({ method: 'GET', url, headers, ...more });
const asAdmin = { authorization: `Bearer ${admin.token}` };
const textOf = (payload: Buffer, encoding: unknown): string => {
  if (encoding === 'br') return brotliDecompressSync(payload).toString();
  return encoding === 'gzip' ? gunzipSync(payload).toString() : payload.toString();
};

describe('what the browser app is made of', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('a script for a browser that takes %s leaves as the build compressed it: %s', async (accepted, encoding) => {
    const answer = await get('/assets/a.js', accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toEqual(encoding);
    expect(textOf(answer.rawPayload, encoding)).toEqual(script);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toEqual('public, max-age=31536000, immutable');
    expect(String(answer.headers['vary'])).toMatch(/accept-encoding/i);
  });

  test('a font, which is compressed as it is, leaves so, and no compressed file has an address of its own', async () => {
    const font = await get('/assets/font.woff2', { 'accept-encoding': 'br, gzip' });
    expect([font.statusCode, font.headers['content-encoding'], font.rawPayload.length]).toEqual([
      200,
      undefined,
      4_000,
    ]);
    expect((await get('/assets/a.js.br')).statusCode).toEqual(404);
  });

  test.each(['/signin', '/dashboard', '/receipt'])(
    'the document of %s is compressed with a nonce of its own',
    async (url) => {
      const [one, other] = await Promise.all([1, 2].map(() => get(url, { 'accept-encoding': 'br' })));
      const texts = [one!, other!].map(({ rawPayload }) => textOf(rawPayload, 'br'));
      expect([one!.headers['content-encoding'], one!.headers['cache-control']]).toEqual(['br', 'no-store']);
      expect(texts[0]).not.toContain('__NONCE__');
      expect(texts[0]).not.toEqual(texts[1]);
      expect((await get(url)).body).toContain('<title>Tilldesk</title>');
    },
  );
});

test.each(['/signin', '/dashboard', '/receipt'])(
  'the document of %s allows no inline script or style but its own',
  async (url) => {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /default-src 'none';script-src 'self' 'wasm-unsafe-eval' 'nonce-[0-9a-f]{32}';style-src 'self' 'nonce-/,
    );
    expect(policy).not.toContain('unsafe-inline');
    const names = ['cross-origin-opener-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options'];
    expect(names.map((name) => headers[name])).toEqual(['same-origin', 'same-origin', 'nosniff', 'DENY']);
  },
);

test('a script leaves with few headers, and is read by no other page', async () => {
  const { headers } = await get('/assets/a.js', { 'accept-encoding': 'br' });
  const names = ['content-security-policy', 'cross-origin-resource-policy', 'x-content-type-options'];
  expect(names.map((name) => headers[name])).toEqual([
    "default-src 'none';frame-ancestors 'none'",
    'same-origin',
    'nosniff',
  ]);
  const bytes = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 0);
  expect(bytes).toBeLessThan(600);
});

describe('what the API answers', () => {
  test('a long answer leaves compressed for who takes that, and a short one as it is', async () => {
    const long = await get('/api/countries/iso', { ...asAdmin, 'accept-encoding': 'gzip, br' });
    const plain = await get('/api/countries/iso', asAdmin);
    expect([long.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined]);
    expect(textOf(long.rawPayload, 'br')).toEqual(plain.body);
    expect(long.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const short = await get('/api/health', { 'accept-encoding': 'br' });
    expect(short.headers['content-encoding']).toEqual(undefined);
  });

  test('a list that did not change is not sent again, one that did is, and nothing of it may be stored', async () => {
    const first = await get('/api/categories?limit=10', asAdmin);
    const tag = String(first.headers['etag']);
    expect([tag, first.headers['cache-control']]).toEqual([expect.stringMatching(/^W\/"\S{40,}"$/), 'no-store']);
    const same = await get('/api/categories?limit=10', { ...asAdmin, 'if-none-match': tag, 'accept-encoding': 'br' });
    expect([same.statusCode, same.rawPayload.length, same.headers['cache-control']]).toEqual([304, 0, 'no-store']);
    expect((await admin.request('POST', '/categories', { id: newId(OPENED), ...category })).status).toEqual(200);
    const other = await get('/api/categories?limit=10', { ...asAdmin, 'if-none-match': tag });
    expect([other.statusCode, other.headers['etag'] === tag]).toEqual([200, false]);
  });

  test('who may not read a list is rejected, whatever tag is brought along', async () => {
    const { headers } = await get('/api/customers?limit=10', asAdmin);
    const trainee = await signIn(app, shop, 'trainee');
    for (const [token, status] of [
      [trainee.token, 403],
      ['A'.repeat(43), 401],
    ] as const) {
      const answer = await get('/api/customers?limit=10', {
        authorization: `Bearer ${token}`,
        'if-none-match': String(headers['etag']),
      });
      expect(answer.statusCode).toEqual(status);
    }
  });

  test('a compressed body is rejected, so that a small one cannot become a huge one', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{}'),
    });
    expect(answer.statusCode).toEqual(400);
  });
});

describe('secrets', () => {
  /** Names of answer fields that contain a secret. */
  const opens = /(token|secret|password|challenge|recoverycodes)$|^(uri|path|pin|otp|link|key)$/i;

  test('each call whose answer holds one is marked, and no other', () => {
    const found = served.flatMap(({ endpoint }) =>
      textsOf(z.toJSONSchema(endpoint.answer, { io: 'output', unrepresentable: 'any', reused: 'inline' }), '')
        .filter((name) => opens.test(name))
        .slice(0, 1)
        .map(() => `${endpoint.method} ${endpoint.path}`),
    );
    const marked = served.flatMap(({ endpoint: { secret, method, path: at } }) => (secret ? [`${method} ${at}`] : []));
    expect(found.toSorted()).toEqual(marked.toSorted());
    expect(marked).toContain('POST /auth/login');
  });

  test('a sign-in with its token leaves uncompressed, however long it is', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'accept-encoding': 'br, gzip' },
      payload: { store: shop.code, email: shop.people.admin.email, password: PASSWORD, platform: 'tilldesk' },
    });
    expect(answer.rawPayload.length).toBeGreaterThan(1_024);
    expect([answer.statusCode, answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([
      200,
      undefined,
      'no-store',
    ]);
  });
});

describe('the documents of the API', () => {
  test('are printed once, however many read them', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/api/docs', { 'accept-encoding': 'br' })));
    await get('/api/openapi.json');
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(openapi).toHaveBeenCalledTimes(1);
  });

  test.each(['/api/docs', '/api/openapi.json'])('%s has three forms of one text, and a tag', async (url) => {
    const forms = await Promise.all(['br', 'gzip', 'identity'].map((form) => get(url, { 'accept-encoding': form })));
    expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    const [first, ...others] = forms.map((form) => textOf(form.rawPayload, form.headers['content-encoding']));
    for (const text of others) expect(text === first).toEqual(true);
    const tag = String(forms[0]!.headers['etag']);
    expect((await get(url, { 'if-none-match': tag })).statusCode).toEqual(304);
  });

  test('the page allows its own style by its hash and nothing else', async () => {
    const { headers, body } = await get('/api/docs');
    expect(body.match(/<style>/g)?.length).toEqual(1);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-\S{44}';/);
  });
});

const category = { name: 'Cases', kind: 'other', isSerializedDefault: false, active: true };

/** Returns the names of all texts in a schema, also of lists of texts. */
function textsOf(schema: unknown, name: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((one) => textsOf(one, name));
  const types = 'type' in schema ? [schema.type].flat() : [];
  const own = types.includes('string') && !('enum' in schema || 'const' in schema) ? [name] : [];
  const { properties, ...rest } = { properties: {}, ...schema };
  const inside = Object.entries(Object(properties)).flatMap(([key, one]) => textsOf(one, key));
  return [...own, ...inside, ...Object.values(rest).flatMap((one) => textsOf(one, name))];
}
