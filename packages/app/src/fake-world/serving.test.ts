import { categories, category, customers, ownSession } from '@tilldesk/domain/shop';
import { expect, test } from 'vitest';
import { answer, type FakeAnswer } from './answer.ts';
import { known } from './known.ts';
import { fakePrinter } from './fakePrinter.ts';
import { openShop } from './openShop.ts';
import { otherSideOf } from './otherSide.ts';
import { ownSessionOf, type Person } from './people.ts';
import { plainAnswers, plainId } from './plainAnswers.ts';
import { serving } from './serving.ts';
import { shopAnswers } from './shopAnswers.ts';
import type { World } from './World.ts';

/** A world with one person in it, and how to ask its server. */
function worldOf(as: Person, answers: readonly FakeAnswer[] = shopAnswers) {
  const world: World = {
    shop: openShop('busy'),
    own: ownSessionOf(as),
    now: '2026-03-14T16:40:00.000Z',
    changed: () => {},
    tell: () => {},
    notifications: [],
    failsOnLine: false,
    say: () => {},
    chats: [],
    get other() {
      return otherSideOf(world);
    },
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
  const fetch = serving(world, answers);
  const ask = async (method: string, path: string, body?: object) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const response = await fetch(`/api${path}`, { method, headers: { Authorization: 'Bearer fake' }, ...sent });
    const answered: { code?: string; items?: { name: string }[]; name?: string } = await response.json();
    return { status: response.status, code: answered.code, names: answered.items?.map(({ name }) => name), answered };
  };
  return { world, ask };
}

test('a page of a list is searched, ordered and cut as the address says', async () => {
  const { ask } = worldOf('owner');
  const { names } = await ask('GET', '/customers?search=718&sort=-name&limit=3&page=1');
  expect(names).toEqual(['Valentina Ríos', 'Red Hook Cycles', 'Oliver Brandt']);
});

const nobody = { phones: [], emails: [], tags: [], smsConsent: false, emailConsent: false, taxExempt: false };

test('what the contract refuses is refused', async () => {
  const { ask } = worldOf('owner');
  expect([
    (await ask('GET', '/customers?colour=red')).code,
    (await ask('GET', `/customers/${known.phone}`)).code,
    (await ask('POST', '/customers', { id: plainId(1), ...nobody, firstName: 'Ana' })).code,
    (await ask('POST', `/invoices/${known.draft}/checkout`, { tenders: [] })).code,
  ]).toEqual(['request.invalid', 'record.notFound', 'customer.contactMissing', 'request.keyMissing']);
});

test('nobody gets what the contract gives to others', async () => {
  expect([
    (await worldOf('trainee').ask('GET', '/customers')).code,
    (await worldOf('owner').ask('GET', '/customers')).code,
  ]).toEqual(['access.denied', undefined]);
});

test('an answer that the contract does not allow is a fault of the story', async () => {
  const { world, ask } = worldOf('owner', [
    answer(ownSession, () => ({ ...ownSessionOf('owner'), screenTimeout: 1.5 })),
  ]);
  await expect(ask('GET', '/session')).rejects.toThrow('/session would not answer so');
  expect(world.faults).toEqual(['Error: /session would not answer so: ✖ Invalid input\n  → at screenTimeout']);
});

test('a call that nobody answers is a fault of the story', async () => {
  const { world, ask } = worldOf('owner', []);
  await expect(ask('GET', '/customers')).rejects.toThrow('nobody answers GET /customers');
  expect(world.faults).toEqual(['Error: nobody answers GET /customers']);
});

test('a plain noun is listed, added, changed and archived', async () => {
  const plain = { kind: 'device', isSerializedDefault: true, active: true, sort: 0 };
  const drafts = [{ ...plain, name: 'Phones', parentName: null, productCount: 0 }];
  const { ask } = worldOf('owner', plainAnswers(categories, category.read, drafts));
  const { id } = { id: plainId(1) };
  await ask('PATCH', `/categories/${id}`, { version: 1, name: 'Mobile phones' });
  expect([
    (await ask('GET', '/categories')).names,
    (await ask('PATCH', `/categories/${id}`, { version: 1, name: 'Late' })).code,
    (await ask('DELETE', `/categories/${id}`)).status,
    (await ask('GET', '/categories')).names,
  ]).toEqual([['Mobile phones'], 'record.changed', 200, []]);
});

test('every customer of the busy shop stands in the list', async () => {
  const { world, ask } = worldOf('cashier');
  expect((await ask('GET', `${customers.list.path}?limit=100`)).names?.length).toEqual(world.shop.customers.length);
});
