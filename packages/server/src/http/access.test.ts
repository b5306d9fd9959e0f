import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { can, someRights } from '@tilldesk/domain/rights';
import { newId } from '../database/new-id.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { served } from '../modules.ts';
import { buyingBodies } from '../testing/buying.ts';
import { billPaymentBodies } from '../testing/bill-payments.ts';
import { payrollBodies } from '../testing/hours.ts';
import { spendingBodies } from '../testing/spending.ts';
import { countBodies } from '../testing/counting.ts';
import { OPENED, smallShop } from '../testing/small-shop.ts';
import { call, draftOf, servicesOn, signIn, tenderOf } from '../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'ours');
const foreign = await smallShop(db, 'theirs');
const { app } = await servicesOn(db);
const trainee = await signIn(app, shop, 'trainee');
const admin = await signIn(app, shop, 'admin');
const otherBusinessAdmin = await signIn(app, foreign, 'admin');
afterAll(() => app.close());

const guarded = served.map((s) => s.endpoint).filter((e) => e.needs !== 'nobody');
const unknownId = newId(OPENED);
const fill = (path: string, id: string) => path.replace(/:\w+/g, id);
const codeOf = (body: unknown) => Object(body)['code'] as unknown;

/** The answers of calls for a draft that need not be saved. Nobody confirms the seller here: the person is unknown. */
const unsaved: Readonly<Record<string, number>> = {
  'POST /invoices/:id/check': 200,
  'GET /invoices/:id/seller': 200,
  'POST /invoices/:id/seller': 403,
};

describe('who may call', () => {
  test('without a token every operation answers 401, as with one that never was', async () => {
    for (const { method, path } of guarded) {
      for (const token of [{}, { token: 'A'.repeat(43) }]) {
        const response = await call(app, method, fill(path, unknownId), token);
        expect([method, path, response.status, codeOf(response.body)]).toEqual([method, path, 401, 'session.expired']);
      }
    }
  });

  test('the trainee hears 403 wherever the right is missing, whatever is sent', async () => {
    const rights = someRights({ Dashboard: 'r' });
    const closed = guarded.filter(({ needs }) => typeof needs !== 'string' && !can(rights, ...needs));
    expect(closed.length).toBeGreaterThan(20);
    for (const { method, path } of closed) {
      const response = await trainee.request(method, fill(path, unknownId), method === 'GET' ? undefined : {}, 'k');
      expect([method, path, response.status, codeOf(response.body)]).toEqual([method, path, 403, 'access.denied']);
    }
    expect((await trainee.request('GET', '/dashboard')).status).toEqual(200);
  });

  test('ids of another business answer like ids that nobody has', async () => {
    const theirInvoice = newId(OPENED);
    await otherBusinessAdmin.request('POST', '/invoices', { id: theirInvoice, ...draftOf(foreign, { cables: 1 }) });
    const { email } = foreign.people.admin;
    await otherBusinessAdmin.request('POST', '/clock/in', { email, pin: '1111', clockInCash: 100 });
    const shifts = Object((await otherBusinessAdmin.request('GET', '/clock/list')).body).items as { id: string }[];
    const tills = Object((await otherBusinessAdmin.request('GET', '/registers')).body).items as {
      session: { id: string };
    }[];
    const otherCalls = {
      clock: shifts[0]!.id,
      'register-sessions': tills[0]!.session.id,
      employees: foreign.people.cashier.id,
      invoices: theirInvoice,
      customers: foreign.customer,
      products: foreign.cable,
      categories: foreign.phone,
    };
    // Calls that verify an administrator must also be answered by the id.
    await admin.request('POST', '/employees/check', { email: shop.people.admin.email, accessPin: '1111' });
    for (const { method, path } of guarded.filter((e) => e.path.includes('/:id'))) {
      // An entity that is not listed has its own test file; here any foreign id is sufficient.
      const id = otherCalls[path.split('/')[1] as keyof typeof otherCalls] ?? foreign.customer;
      const body = bodyFor(method, path);
      const [known, unknown] = [
        await admin.request(method, fill(path, id) + (queries[path] ?? ''), body, newId(OPENED)),
        await admin.request(method, fill(path, unknownId) + (queries[path] ?? ''), body, newId(OPENED)),
      ];
      expect([method, path, known]).toEqual([method, path, unknown]);
      // The check and the seller belong to a draft that need not be saved: its id need not exist.
      const status = unsaved[`${method} ${path}`] ?? 404;
      expect([method, path, known.status]).toEqual([method, path, status]);
    }
    // Their products, units and customer cannot be used on our invoice either.
    for (const draft of [
      draftOf(foreign, { cables: 1 }),
      { ...draftOf(shop, { cables: 1 }), customerId: foreign.customer },
    ]) {
      const response = await admin.request('POST', '/invoices', { id: newId(OPENED), ...draft });
      expect([response.status, codeOf(response.body)]).toEqual([404, 'record.notFound']);
    }
    const scanned = await admin.request('GET', `/till/find?text=${'0000000000THEIRS'}`);
    expect(scanned.body).toEqual({ exact: null, items: [] });
  });

  test('a signed-out token is dead at once', async () => {
    const person = await signIn(app, shop, 'cashier');
    expect((await person.request('GET', '/session')).status).toEqual(200);
    expect((await person.request('POST', '/auth/logout')).body).toEqual({ success: true });
    expect((await person.request('GET', '/session')).status).toEqual(401);
  });
});

/** Bodies for calls that would reject an empty body before they look up the record. */
const bodies: Readonly<Record<string, object>> = {
  'POST /employees/:id/pin': { accessPin: '8240' },
  'POST /employees/:id/pay-rates': { payType: 'hourly', amount: 1_500, from: '2026-03-01' },
  'POST /employees/:id/leave': { handOverTo: null },
  'POST /roles/:id/clone': { id: newId(OPENED), name: 'Copy' },
  'PATCH /role-permissions/:id': { version: 1, permissions: [] },
  'POST /variant-groups/:id': {
    name: 'Case',
    axes: [{ axis: 'color', values: ['Black'] }],
    version: 1,
    baseId: unknownId,
    base: {},
    variants: [],
  },
  'POST /products/:id/duplicate': { id: newId(OPENED) },
  'POST /inventory/adjustments/:id/reverse': { id: newId(OPENED) },
  'PATCH /trade-ins/:id': { offer: 1, payout: 'cash', version: 1 },
  'POST /trade-ins/:id/accept': { version: 1 },
  'POST /trade-ins/:id/void': { reason: 'x' },
  'POST /deposits/:id/give-back': { id: newId(OPENED), method: 'cash', reason: 'x' },
  'POST /invoices/:id/instalments': {
    version: 1,
    rows: [
      { dueDate: '2026-03-10', amount: 1 },
      { dueDate: '2026-04-10', amount: 1 },
    ],
    reason: 'x',
  },
  'PATCH /activations/:id': {
    version: 1,
    carrierId: unknownId,
    dealerCode: null,
    type: 'new',
    term: null,
    plan: 'Plan',
    planPrice: 1,
    phone: null,
    portFrom: null,
    imei: null,
    iccid: null,
    account: null,
    commission: null,
    spiff: null,
  },
  'POST /activations/:id/status': { version: 1, status: 'active', confirmation: 'C-1' },
  'PATCH /carriers/:id': { version: 1, name: 'X', simPrefix: null, simLength: null, dealerCodes: [], isActive: true },
  'POST /invoices/:id/quote': { version: 1, until: '2199-01-01' },
  'POST /invoices/:id/reopen': { version: 1 },
  'POST /invoices/:id/payments': { tenders: [tenderOf('cash', 100)] },
  'POST /invoices/:id/receipt/mails': { id: newId(OPENED), to: 'ana@mail.test', language: 'en' },
  'POST /invoices/:id/receipt/links': { language: 'en' },
  'POST /invoices/:id/void': { reason: 'x' },
  'POST /refunds/:id/void': { reason: 'x' },
  'POST /invoices/:id/seller': { sellerId: unknownId, accessPin: '1111' },
  'POST /invoices/:id/salesperson': { salespersonId: unknownId, reason: 'x' },
  'POST /invoices/:id/payments/:paymentId/correction': { id: newId(OPENED), kind: 'cash', reason: 'x' },
  ...buyingBodies(newId(OPENED)),
  ...spendingBodies(newId(OPENED)),
  ...billPaymentBodies(),
  ...payrollBodies(newId(OPENED)),
  ...countBodies(newId(OPENED)),
  'POST /commission-settlements/:id/approve': { version: 1 },
  'POST /commission-settlements/:id/cancel': { version: 1, reason: 'x' },
  'POST /register-sessions/:id/join': {},
  'POST /register-sessions/:id/movements': { id: newId(OPENED), kind: 'cashIn', amount: 1, reason: 'Found' },
  'POST /register-sessions/:id/movements/:movementId/reverse': { id: newId(OPENED), reason: 'Oops' },
  'POST /register-sessions/:id/count': { version: 1, counted: 1 },
  'POST /register-sessions/:id/reason': { version: 1, reason: 'Stolen' },
  'POST /customers/:id/notes': { id: unknownId, text: 'Noted' },
  'POST /customers/:id/links': { otherId: newId(OPENED), relation: 'friend' },
  'POST /customers/:id/credits': { id: unknownId, amount: 1, reason: 'Sorry' },
  'POST /customers/:id/credits/:entryId/correction': { id: unknownId, reason: 'Oops' },
  'POST /customers/:id/merge': { id: newId(OPENED), otherId: newId(OPENED), version: 1, otherVersion: 1 },
};
const queries: Readonly<Record<string, string>> = {
  '/employees/:id/payroll/preview': '?from=2026-02-01&to=2026-02-28',
  '/vendors/:id/statement': '?from=2026-03-01&to=2026-03-02',
  '/customers/:id/merge-preview': `?otherId=${newId(OPENED)}`,
};

function bodyFor(method: string, path: string): unknown {
  const own = bodies[`${method} ${path}`];
  if (own) return own;
  if (path.endsWith('-imports/:id/check')) return { mapping: [], decimal: '.' };
  if (path.endsWith('-imports/:id/run')) return { goodRows: false };
  if (path === '/invoices/:id/check') return { draft: draftOf(shop, { cables: 1 }) };
  if (path.endsWith('/checkout')) return { tenders: [tenderOf('cash', 100)] };
  if (path.endsWith('/close')) return { version: 1, counted: null, note: null };
  if (path.startsWith('/clock/shifts') && method !== 'GET') {
    const logs = [{ status: 'CLOCKED_IN', at: OPENED }];
    return { version: 1, reason: 'Forgotten', ...(method === 'PATCH' ? { logs } : {}) };
  }
  if (method !== 'PATCH') return undefined;
  return path.startsWith('/invoices') ? { ...draftOf(shop, {}), version: 1 } : { version: 1 };
}

describe('bad input', () => {
  test('whatever is sent to whatever operation, the answer is no 5xx and errors have one form', async () => {
    // Sign-in is slow by design, and sign-out ends the test's own session: both have their own tests.
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
        const response = await admin.request(endpoint.method, `${address}?${search.toString()}`, body, newId(OPENED));
        const isProblem =
          typeof codeOf(response.body) === 'string' && typeof Object(response.body)['message'] === 'string';
        expect([endpoint.path, response.status < 500, response.status < 400 || isProblem]).toEqual([
          endpoint.path,
          true,
          true,
        ]);
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  test('a wrong body, query or header is named by its field', async () => {
    const response = await admin.request('POST', '/customers', { id: 'no', firstName: 'x'.repeat(61), extra: 1 });
    expect([response.status, Object.keys(Object(Object(response.body)['fields'])).toSorted()]).toEqual([
      400,
      ['emailConsent', 'emails', 'extra', 'firstName', 'id', 'phones', 'smsConsent', 'tags', 'taxExempt'],
    ]);
    const query = await admin.request('GET', '/customers?page=0&sort=secret&bad=1');
    expect(Object.keys(Object(Object(query.body)['fields'])).toSorted()).toEqual(['bad', 'page', 'sort']);
    const header = await admin.request('POST', '/auth/logout', undefined, 'ü'.repeat(2));
    expect([header.status, Object(Object(header.body)['fields'])['headers.idempotency-key'] === undefined]).toEqual([
      400,
      false,
    ]);
  });

  test('what is not JSON, too large or of another kind is rejected in the same form', async () => {
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

test('what the API answers runs and loads nothing', async () => {
  const { headers } = await app.inject({ method: 'GET', url: '/api/health' });
  const { date: _date, connection: _connection, 'content-length': _length, etag: _etag, ...own } = headers;
  expect(own).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
});

test('the OpenAPI document lists every operation with who may call it', async () => {
  const document = (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Record<string, unknown>>>;
  }>();
  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.values(operations).map((operation) => ({ path, operation })),
  );
  expect(listed.length).toEqual(served.length);
  const open = listed.filter(({ operation }) => Array.isArray(operation['security']));
  expect(open.map(({ path, operation }) => [path, operation['x-needs']])).toEqual([
    ['/health', 'nobody'],
    ['/auth/login', 'nobody'],
    ['/auth/verifyTwoFactor', 'nobody'],
    ['/auth/resend-code', 'nobody'],
    ['/auth/forgot-password', 'nobody'],
    ['/auth/reset-link', 'nobody'],
    ['/auth/reset-password', 'nobody'],
    ['/auth/email-change', 'nobody'],
    ['/receipts/open', 'nobody'],
  ]);
  expect((await app.inject({ method: 'GET', url: '/api/docs' })).body).toContain('/invoices/{id}/checkout');
});
