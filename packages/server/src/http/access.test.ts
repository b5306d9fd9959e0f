import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { can, someRights } from '@tilldesk/domain/rights';
import { newId } from '../database/new-id.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { served } from '../modules.ts';
import { OPENED, smallShop } from '../testing/small-shop.ts';
import { call, draftOf, houseOn, signIn, tenderOf } from '../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'ours');
const foreign = await smallShop(db, 'theirs');
const { app } = await houseOn(db);
const trainee = await signIn(app, shop, 'trainee');
const admin = await signIn(app, shop, 'admin');
const stranger = await signIn(app, foreign, 'admin');
afterAll(() => app.close());

const guarded = served.map((s) => s.endpoint).filter((e) => e.needs !== 'nobody');
const unknownId = newId(OPENED);
const fill = (path: string, id: string) => path.replace(/:\w+/g, id);
const codeOf = (body: unknown) => Object(body)['code'] as unknown;

describe('who may call', () => {
  test('without a token every operation answers 401, as with one that never was', async () => {
    for (const { method, path } of guarded) {
      for (const token of [{}, { token: 'A'.repeat(43) }]) {
        const heard = await call(app, method, fill(path, unknownId), token);
        expect([method, path, heard.status, codeOf(heard.body)]).toEqual([method, path, 401, 'session.expired']);
      }
    }
  });

  test('the trainee hears 403 wherever the right is missing, whatever is sent', async () => {
    const rights = someRights({ Dashboard: 'r' });
    const closed = guarded.filter(({ needs }) => typeof needs !== 'string' && !can(rights, ...needs));
    expect(closed.length).toBeGreaterThan(20);
    for (const { method, path } of closed) {
      const heard = await trainee.ask(method, fill(path, unknownId), method === 'GET' ? undefined : {}, 'k');
      expect([method, path, heard.status, codeOf(heard.body)]).toEqual([method, path, 403, 'access.denied']);
    }
    expect((await trainee.ask('GET', '/dashboard')).status).toEqual(200);
  });

  test('ids of another business answer like ids that nobody has', async () => {
    const theirInvoice = newId(OPENED);
    await stranger.ask('POST', '/invoices', { id: theirInvoice, ...draftOf(foreign, { cables: 1 }) });
    const theirs = {
      invoices: theirInvoice,
      customers: foreign.customer,
      products: foreign.cable,
      categories: foreign.phone,
    };
    for (const { method, path } of guarded.filter((e) => e.path.includes('/:id'))) {
      // A noun that is not among them has a test of its own beside it; here any foreign id must do.
      const id = theirs[path.split('/')[1] as keyof typeof theirs] ?? foreign.customer;
      const body = bodyFor(method, path);
      const [known, unknown] = [
        await admin.ask(method, fill(path, id), body, newId(OPENED)),
        await admin.ask(method, fill(path, unknownId), body, newId(OPENED)),
      ];
      expect([method, path, known]).toEqual([method, path, unknown]);
      expect(known.status).toEqual(404);
    }
    // Nor can their goods be put on our invoice, nor their customer.
    for (const draft of [
      draftOf(foreign, { cables: 1 }),
      { ...draftOf(shop, { cables: 1 }), customerId: foreign.customer },
    ]) {
      const heard = await admin.ask('POST', '/invoices', { id: newId(OPENED), ...draft });
      expect([heard.status, codeOf(heard.body)]).toEqual([404, 'record.notFound']);
    }
    const scanned = await admin.ask('GET', `/till/find?text=${'0000000000THEIRS'}`);
    expect(scanned.body).toEqual({ exact: null, items: [] });
  });

  test('a signed-out token is dead at once', async () => {
    const person = await signIn(app, shop, 'cashier');
    expect((await person.ask('GET', '/session')).status).toEqual(200);
    expect((await person.ask('POST', '/auth/logout')).body).toEqual({ success: true });
    expect((await person.ask('GET', '/session')).status).toEqual(401);
  });
});

function bodyFor(method: string, path: string): unknown {
  if (path.endsWith('/checkout')) return { tenders: [tenderOf('cash', 100)] };
  if (method !== 'PATCH') return undefined;
  return path.startsWith('/invoices') ? { ...draftOf(shop, {}), version: 1 } : { version: 1 };
}

describe('bad input', () => {
  test('whatever is sent to whatever operation, the answer is no 5xx and errors have one form', async () => {
    // Signing in is slow on purpose and signing out ends the test's own session: both have tests of their own.
    const path = fc.constantFrom(...served.map((s) => s.endpoint).filter((e) => !e.path.startsWith('/auth/')));
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constantFrom('%E0%A4%A', '\u0000', '../..', "' or 1=1 --", unknownId, '9e99'),
    );
    const bodies = fc.oneof(fc.jsonValue(), fc.constant(undefined));
    await fc.assert(
      fc.asyncProperty(path, value, fc.dictionary(fc.string(), value), bodies, async (endpoint, id, query, body) => {
        const address = fill(endpoint.path, encodeURIComponent(String(id)));
        const search = new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]));
        const heard = await admin.ask(endpoint.method, `${address}?${search.toString()}`, body, newId(OPENED));
        const isProblem = typeof codeOf(heard.body) === 'string' && typeof Object(heard.body)['message'] === 'string';
        expect([endpoint.path, heard.status < 500, heard.status < 400 || isProblem]).toEqual([
          endpoint.path,
          true,
          true,
        ]);
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  test('a wrong body, query or header is named by its field', async () => {
    const heard = await admin.ask('POST', '/customers', { id: 'no', firstName: 'x'.repeat(61), extra: 1 });
    expect([heard.status, Object.keys(Object(Object(heard.body)['fields'])).toSorted()]).toEqual([
      400,
      ['extra', 'firstName', 'id', 'taxExempt'],
    ]);
    const query = await admin.ask('GET', '/customers?page=0&sort=secret&bad=1');
    expect(Object.keys(Object(Object(query.body)['fields'])).toSorted()).toEqual(['bad', 'page', 'sort']);
    const header = await admin.ask('POST', '/auth/logout', undefined, 'ü'.repeat(2));
    expect([header.status, Object(Object(header.body)['fields'])['headers.idempotency-key'] === undefined]).toEqual([
      400,
      false,
    ]);
  });

  test('what is not JSON, too large or of another kind is refused in the same form', async () => {
    const send = (contentType: string, payload: string) =>
      app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': contentType }, payload });
    const answers = [
      await send('application/json', '{"a":'),
      await send('text/xml', '<a/>'),
      await send('application/json', `"${'x'.repeat(1_100_000)}"`),
      await app.inject({ method: 'GET', url: '/api/nothing-here' }),
      await app.inject({ method: 'GET', url: '/api/customers/%E0%A4%A' }),
    ];
    expect(answers.map((a) => [a.statusCode, a.json<{ code: string }>().code])).toEqual([
      [400, 'request.unreadable'],
      [415, 'request.unsupported'],
      [413, 'request.tooLarge'],
      [404, 'route.notFound'],
      [400, 'request.unreadable'],
    ]);
  });
});

test('every answer carries the security headers, and no inline script or style is allowed', async () => {
  const { headers } = await app.inject({ method: 'GET', url: '/api/health' });
  expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline');
  expect(headers['x-content-type-options']).toEqual('nosniff');
  expect(headers['cache-control']).toEqual('no-store');
});

test('the OpenAPI document lists every operation with who may call it', async () => {
  const document = (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Record<string, unknown>>>;
  }>();
  const listed = Object.values(document.paths).flatMap((operations) => Object.values(operations));
  expect(listed.length).toEqual(served.length);
  expect(listed.filter((o) => Array.isArray(o['security'])).map((o) => o['x-needs'])).toEqual(['nobody', 'nobody']);
  expect((await app.inject({ method: 'GET', url: '/api/docs' })).body).toContain('/invoices/{id}/checkout');
});
