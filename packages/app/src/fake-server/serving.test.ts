import { customers } from '@tilldesk/domain/customers';
import { categories, category } from '@tilldesk/domain/products';
import { ownSession } from '@tilldesk/domain/session';
import { expect, test } from 'vitest';
import { answer, type FakeAnswer } from './answer.ts';
import { knownIds } from './knownIds.ts';
import { fakePrinter } from './fakePrinter.ts';
import { openShop } from './openShop.ts';
import { ownSessionOf, type Person } from './people.ts';
import { plainAnswers, plainId } from './answers/plainAnswers.ts';
import { serving } from './serving.ts';
import { shopAnswers } from './answers/shopAnswers.ts';
import type { FakeServer } from './FakeServer.ts';

/** A fake server with one user, and how to call it. */
function fakeServerOf(as: Person, answers: readonly FakeAnswer[] = shopAnswers) {
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
    const answered: { code?: string; items?: { name: string }[]; name?: string } = await response.json();
    return { status: response.status, code: answered.code, names: answered.items?.map(({ name }) => name), answered };
  };
  return { fakeServer, request };
}

test('a page of a list is searched, ordered and cut as the address says', async () => {
  const { request } = fakeServerOf('owner');
  const { names } = await request('GET', '/customers?search=718&sort=-name&limit=3&page=1');
  expect(names).toEqual(['Valentina Ríos', 'Red Hook Cycles', 'Oliver Brandt']);
});

const emptyCustomer = { phones: [], emails: [], tags: [], smsConsent: false, emailConsent: false, taxExempt: false };

test('what the contract refuses is rejected', async () => {
  const { request } = fakeServerOf('owner');
  expect([
    (await request('GET', '/customers?colour=red')).code,
    (await request('GET', `/customers/${knownIds.phone}`)).code,
    (await request('POST', '/customers', { id: plainId(1), ...emptyCustomer, firstName: 'Ana' })).code,
    (await request('POST', `/invoices/${knownIds.draft}/checkout`, { tenders: [] })).code,
  ]).toEqual(['request.invalid', 'record.notFound', 'customer.contactMissing', 'request.keyMissing']);
});

test('nobody gets what the contract gives to others', async () => {
  expect([
    (await fakeServerOf('trainee').request('GET', '/customers')).code,
    (await fakeServerOf('owner').request('GET', '/customers')).code,
  ]).toEqual(['access.denied', undefined]);
});

test('an answer that the contract does not allow is a fault of the story', async () => {
  const { fakeServer, request } = fakeServerOf('owner', [
    answer(ownSession, () => ({ ...ownSessionOf('owner'), screenTimeout: 1.5 })),
  ]);
  await expect(request('GET', '/session')).rejects.toThrow('/session would not answer so');
  expect(fakeServer.faults).toEqual(['Error: /session would not answer so: ✖ Invalid input\n  → at screenTimeout']);
});

test('a call that nobody answers is a fault of the story', async () => {
  const { fakeServer, request } = fakeServerOf('owner', []);
  await expect(request('GET', '/customers')).rejects.toThrow('nobody answers GET /customers');
  expect(fakeServer.faults).toEqual(['Error: nobody answers GET /customers']);
});

test('a plain noun is listed, added, changed and archived', async () => {
  const plain = { kind: 'device', isSerializedDefault: true, active: true, sort: 0 };
  const drafts = [{ ...plain, name: 'Phones', parentName: null, productCount: 0 }];
  const { request } = fakeServerOf('owner', plainAnswers(categories, category.read, drafts));
  const { id } = { id: plainId(1) };
  await request('PATCH', `/categories/${id}`, { version: 1, name: 'Mobile phones' });
  expect([
    (await request('GET', '/categories')).names,
    (await request('PATCH', `/categories/${id}`, { version: 1, name: 'Late' })).code,
    (await request('DELETE', `/categories/${id}`)).status,
    (await request('GET', '/categories')).names,
  ]).toEqual([['Mobile phones'], 'record.changed', 200, []]);
});

test('every customer of the busy shop stands in the list', async () => {
  const { fakeServer, request } = fakeServerOf('cashier');
  expect((await request('GET', `${customers.list.path}?limit=100`)).names?.length).toEqual(
    fakeServer.shop.customers.length,
  );
});
