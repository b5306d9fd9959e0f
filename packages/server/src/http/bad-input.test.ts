import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { OPENED, smallShop } from '../testing/small-shop.ts';
import { servicesOn, signIn, type ApiResponse } from '../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'badinput');
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const bodyOf = ({ body }: ApiResponse) => Object(body) as Record<string, unknown>;
const rejected = (answer: ApiResponse) => [
  answer.status,
  bodyOf(answer)['code'],
  Object.keys(Object(bodyOf(answer)['fields'])),
];
const rule = (more: object) => ({
  id: fresh(),
  name: 'Sale',
  scope: 'all',
  categoryId: null,
  productId: null,
  customerGroup: null,
  kind: 'percent',
  rate: '0.1',
  amount: null,
  from: null,
  to: null,
  priority: 1,
  active: true,
  ...more,
});

describe('a price rule does not save what its scope or kind does not use:', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['a category of a rule for all', { categoryId: fresh() }, { categoryId: null }],
    ['a product of a rule for all', { productId: fresh() }, { productId: null }],
    ['a product of a rule for a category', { scope: 'category', productId: fresh() }, { productId: null }],
    ['a rate of a fixed price', { kind: 'price', amount: 500, rate: '0.5' }, { rate: null, amount: 500 }],
    ['an amount of a percentage', { amount: 500 }, { amount: null, rate: '0.1' }],
  ])('%s', async (_, more, expected) => {
    const { categoryId } = bodyOf(await admin.request('GET', `/products/${shop.cable}`));
    const sent = rule({ ...more, ...(more.scope === 'category' ? { categoryId } : {}) });
    const made = await admin.request('POST', '/price-rules', sent);
    expect([made.status, bodyOf(made)]).toEqual([200, expect.objectContaining(expected)]);
    const changed = await admin.request('PATCH', `/price-rules/${sent.id}`, {
      version: 1,
      scope: 'all',
      categoryId: fresh(),
      productId: fresh(),
    });
    expect([changed.status, bodyOf(changed)['categoryId'], bodyOf(changed)['productId']]).toEqual([200, null, null]);
    expect((await admin.request('DELETE', `/price-rules/${sent.id}`)).status).toEqual(200);
  });
});

test('a product that is named twice in one change is rejected', async () => {
  const rows = [{ id: shop.cable }, { id: shop.cable }];
  const change = { kind: 'active', active: true };
  const answer = await admin.request('POST', '/products/bulk', { rows, change, dryRun: false });
  expect([answer.status, bodyOf(answer)['code']]).toEqual([400, 'request.invalid']);
});

test.each([-2_147_483_649, -1, 2_147_483_648, 9_007_199_254_740_991])('no record has version %d', async (version) => {
  const calls: ['POST' | 'PATCH', string, object][] = [
    ['POST', '/terms', { id: fresh(), version, textEn: 'Terms', textEs: null }],
    [
      'POST',
      '/refund-policy',
      { id: fresh(), version, textEn: 'P', textEs: null, returnDays: 3, restockingFeeRate: '0' },
    ],
    ['PATCH', `/products/${shop.cable}`, { version, name: 'Cable' }],
    ['POST', `/purchases/${fresh()}/order`, { version }],
    ['POST', `/trade-ins/${fresh()}/accept`, { version }],
  ];
  for (const [method, path, body] of calls) {
    const answer = await admin.request(method, path, body, fresh());
    expect([path, ...rejected(answer)]).toEqual([path, 400, 'request.invalid', ['version']]);
  }
});

test.each([
  ['emails', '/customers/duplicates?emails=a%00%40b.test'],
  ['phones', '/customers/duplicates?phones=305%00555'],
  ['a search', '/customers?search=%00Ann%00'],
])('NUL in %s is dropped', async (_, path) => {
  expect((await admin.request('GET', path)).status).toEqual(200);
});

test('NUL in an email that is checked with a PIN names nobody', async () => {
  const answer = await admin.request('POST', '/employees/check', { email: 'a\u0000@b.test', accessPin: '1\u0000' });
  expect(answer.status).toBeLessThan(500);
});
