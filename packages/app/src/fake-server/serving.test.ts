import { customers } from '@tilldesk/domain/customers';
import { Problem } from '@tilldesk/domain/problems';
import { invoices } from '@tilldesk/domain/sales';
import { login } from '@tilldesk/domain/signin';
import { expect, test } from 'vitest';
import { answer, type FakeAnswer } from './answer.ts';
import { fakePrinter } from './fakePrinter.ts';
import { openShop } from './openShop.ts';
import { ownSessionOf, type Person } from './people.ts';
import { serving } from './serving.ts';
import type { FakeServer } from './FakeServer.ts';

/** A fake server with one user, and how to call it. */
function fakeServerOf(as: Person, answers: readonly FakeAnswer[]) {
  const fakeServer: FakeServer = {
    shop: openShop('busy'),
    own: ownSessionOf(as),
    now: '2026-03-14T16:40:00.000Z',
    changed: () => {},
    tell: () => {},
    notifications: [],
    failsOnLine: false,
    say: () => {},
    chats: [],
    uploads: 'taken',
    printer: fakePrinter(),
    files: new Map(),
    cut: () => {},
    mend: () => {},
    endSession: () => {},
    pass: () => {},
    isSessionOver: false,
    left: [],
    faults: [],
    close: () => {},
  };
  const fetch = serving(fakeServer, answers);
  const request = async (method: string, path: string, body?: object) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const response = await fetch(`/api${path}`, { method, headers: { Authorization: 'Bearer fake' }, ...sent });
    const answered: { code?: string } = await response.json();
    return { status: response.status, code: answered.code, answered };
  };
  return { fakeServer, request };
}

const noPage = { page: 1, limit: 25, total: 0, totalPages: 0, hasNextPage: false };
const noCustomers = answer(customers.list, () => ({ items: [], pagination: noPage }));
const notFound = answer(customers.one, () => {
  throw new Problem('record.notFound');
});
const neverReached = answer(invoices.checkout, () => {
  throw new Error('reached');
});

test('what the contract refuses is rejected', async () => {
  const { request } = fakeServerOf('owner', [noCustomers, notFound, neverReached]);
  const id = '01936c3a-7c00-70e0-8000-000000000090';
  expect([
    (await request('GET', '/customers?colour=red')).code,
    (await request('GET', `/customers/${id}`)).code,
    (await request('POST', `/invoices/${id}/checkout`, { tenders: [] })).code,
  ]).toEqual(['request.invalid', 'record.notFound', 'request.keyMissing']);
});

test('nobody gets what the contract gives to others', async () => {
  expect([
    (await fakeServerOf('trainee', [noCustomers]).request('GET', '/customers')).code,
    (await fakeServerOf('owner', [noCustomers]).request('GET', '/customers')).answered,
  ]).toEqual(['access.denied', { items: [], pagination: noPage }]);
});

test('an answer that the contract does not allow is a fault of the story', async () => {
  const brokenPage = answer(customers.list, () => ({ items: [], pagination: { ...noPage, page: 1.5 } }));
  const { fakeServer, request } = fakeServerOf('owner', [brokenPage]);
  await expect(request('GET', '/customers')).rejects.toThrow('/customers would not answer so');
  expect(fakeServer.faults).toEqual([expect.stringContaining('at pagination.page')]);
});

test('a call that nobody answers is a fault of the story', async () => {
  const { fakeServer, request } = fakeServerOf('owner', []);
  await expect(request('POST', login.path)).rejects.toThrow('nobody answers POST /auth/login');
  expect(fakeServer.faults).toEqual(['Error: nobody answers POST /auth/login']);
});
