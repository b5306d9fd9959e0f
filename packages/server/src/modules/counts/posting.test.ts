import { factsText } from '@tilldesk/domain/approvals';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { countingIn, freshId, createCountingEmployee, scanOf } from '../../testing/counting.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf, type ApiResponse } from '../../testing/till.ts';

const db = await testDatabase();
const { app, time } = await servicesOn(db);
afterAll(() => app.close());

let shops = 0;
/** A shop with an open count in which phone 0 and 98 of 100 cables were scanned; phones 1 and 2 were not. */
async function counted(phones = 3, more: object = {}) {
  const code = `pst${(shops += 1)}`;
  const shop = await smallShop(db, code, phones);
  const [admin, clerk] = [await signIn(app, shop, 'admin'), await createCountingEmployee(app, db, shop, 'clerk')];
  const count = countingIn(db, shop);
  const begun = await count.start(admin, more);
  const cable = `0000000000${code.toUpperCase()}`;
  await count.scan(clerk, begun.id, scanOf(shop.units[0]!.code), scanOf(cable, { quantity: 98 }));
  const rows = (sql: string) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql));
  const sell = (what: { cables?: number; units?: string[] }) => {
    const id = freshId();
    const order = { draft: draftOf(shop, what), tenders: [tenderOf('cash', 100_000_000)] };
    return admin.request('POST', `/invoices/${id}/checkout`, order, id);
  };
  const statuses = () => rows('select status from units order by code').then((all) => all.map((one) => one['status']));
  const onHand = async () => Object((await rows(`select on_hand as n from stock_levels`))[0])['n'] as unknown;
  return { shop, admin, clerk, count, begun, cable, rows, sell, statuses, onHand };
}

const problem = ({ status, body }: ApiResponse) => [status, Object(body)['code'], Object(body)['params']];

describe('a review', () => {
  test('shows what is short and over, its value, and what is to be counted again', async () => {
    const { admin, clerk, count, begun } = await counted(3, { threshold: 10_000 });
    const review = await count.submit(clerk, begun);
    expect([review.status, review.figures]).toEqual([
      'review',
      {
        expected: 103,
        lines: 4,
        exactLines: 1,
        shortQuantity: 4,
        overQuantity: 0,
        shortValue: null,
        overValue: null,
      },
    ]);
    expect((await count.read(admin, begun.id)).figures?.shortValue).toEqual(100_000 + 2 * 333);
    const different = await count.lines(admin, begun.id, 'show=different&sort=differenceValue');
    expect(
      different.map(({ difference, differenceValue, needsRecount }) => [difference, differenceValue, needsRecount]),
    ).toEqual([
      [-1, -50_000, true],
      [-1, -50_000, true],
      [-2, -666, false],
    ]);
    expect((await count.lines(clerk, begun.id, 'show=different')).map((line) => line.differenceValue)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('takes no scans; sent back whole, the count goes on where it stood', async () => {
    const { shop, clerk, count, begun, cable } = await counted();
    const review = await count.submit(clerk, begun);
    const late = await clerk.request('POST', `/counts/${begun.id}/scans`, { scans: [scanOf(cable)] });
    expect(problem(late)).toEqual([409, 'count.notCounting', { number: 'CNT-1001' }]);
    const open = await count.recount(clerk, review, []);
    expect([open.status, open.round, open.counted]).toEqual(['in_progress', 1, 99]);
    await count.scan(clerk, begun.id, scanOf(cable));
    expect(await count.piecesOf(clerk, begun.id, shop.cable)).toEqual([99, 100, -1]);
  });

  test('sends chosen lines back, and only they begin anew', async () => {
    const { shop, admin, clerk, count, begun, cable } = await counted();
    const review = await count.submit(clerk, begun);
    const lines = await count.lines(admin, begun.id);
    const unit = lines.find(({ unitId }) => unitId === shop.units[0]!.id);
    const open = await count.recount(admin, review, [unit!.id]);
    expect([open.round, open.recounts, open.counted]).toEqual([2, 1, 98]);
    const { items } = await count.scan(
      clerk,
      begun.id,
      scanOf(cable, { quantity: 50 }),
      scanOf(unit!.unitCode!),
      scanOf(shop.units[1]!.code),
    );
    expect(items.map(({ result, counted: pieces }) => [result, pieces])).toEqual([
      ['duplicate', 98],
      ['matched', 1],
      ['matched', 1],
    ]);
    expect(await differences(db)).toEqual([]);
  });

  test('counts what was sold in it as sold, and refuses what was decided on an older one', async () => {
    const { shop, admin, count, begun, sell, statuses } = await counted();
    const review = await count.submit(admin, begun);
    expect((await sell({ units: [shop.units[1]!.id], cables: 3 })).status).toEqual(200);
    const again = await count.submit(admin, await count.recount(admin, review, []));
    const old = await admin.request('POST', `/counts/${begun.id}/post`, { version: review.version }, freshId());
    expect(problem(old)).toEqual([409, 'record.changed', undefined]);
    const posted = await count.post(admin, again);
    expect([posted.figures?.shortQuantity, await statuses()]).toEqual([3, ['in_stock', 'sold', 'lost']]);
    expect(await differences(db)).toEqual([]);
  });
});

describe('a posting', () => {
  test('makes the differences stock: units that nobody saw are lost, pieces are what they are', async () => {
    const { admin, count, begun, rows, statuses, onHand } = await counted();
    const posted = await count.post(admin, await count.submit(admin, begun));
    expect([posted.status, posted.postedBy, posted.figures?.shortValue]).toEqual(['posted', 'admin', 100_000 + 667]);
    expect([await statuses(), await onHand()]).toEqual([['in_stock', 'lost', 'lost'], 98]);
    expect(
      await rows(`select kind, quantity, value from stock_movements where document_id = '${begun.id}' order by seq`),
    ).toEqual([
      { kind: 'count', quantity: -1, value: -50_000 },
      { kind: 'count', quantity: -1, value: -50_000 },
      { kind: 'count', quantity: -2, value: -667 },
    ]);
    expect(await differences(db)).toEqual([]);
  });

  test('of a partial count leaves alone what nobody scanned', async () => {
    const { admin, count, begun, statuses, onHand } = await counted(3, { mode: 'partial' });
    const posted = await count.post(admin, await count.submit(admin, begun));
    expect([posted.figures?.lines, posted.figures?.shortQuantity]).toEqual([2, 2]);
    expect([await statuses(), await onHand()]).toEqual([['in_stock', 'in_stock', 'in_stock'], 98]);
    expect(await differences(db)).toEqual([]);
  });

  test('needs the right to write goods off, or the approval of somebody who has it', async () => {
    const { shop, clerk, count, begun } = await counted();
    const { version } = await count.submit(clerk, begun);
    const post = (approvalId?: string) =>
      clerk.request('POST', `/counts/${begun.id}/post`, { version, ...(approvalId && { approvalId }) }, freshId());
    expect(problem(await post())).toEqual([
      403,
      'approval.needed',
      { action: 'count.post', for: factsText(clerk.wanted['count.post'] ?? []) },
    ]);
    const approval = {
      id: freshId(),
      action: 'count.post',
      subjectId: begun.id,
      for: clerk.wanted['count.post'],
      email: shop.people.admin.email,
      accessPin: '1111',
    };
    expect((await clerk.request('POST', '/approvals', approval)).status).toEqual(200);
    expect((await post(approval.id)).status).toEqual(200);
  });

  test('by two people at once, or twice by one, is one', async () => {
    const { admin, count, begun, onHand, rows } = await counted();
    const { version } = await count.submit(admin, begun);
    const key = freshId();
    const post = (own: string) => admin.request('POST', `/counts/${begun.id}/post`, { version }, own);
    const answers = await Promise.all([post(key), post(key), post(freshId()), post(freshId())]);
    expect(answers.map(({ status, body }) => [status, Object(body)['status']])).toEqual(Array(4).fill([200, 'posted']));
    expect(await onHand()).toEqual(98);
    expect(await rows(`select count(*) from audit_log where action = 'count.posted'`)).toEqual([{ count: 1 }]);
    expect(await differences(db)).toEqual([]);
  });

  test('while the same goods are sold, by many at once, waits for them in no circle, and all of it is right', async () => {
    const { shop, admin, count, begun, sell, statuses, onHand } = await counted(12);
    const { version } = await count.submit(admin, begun);
    const units = shop.units.map(({ id }) => id);
    const answers = await Promise.all([
      sell({ units: [units[11]!, units[1]!], cables: 1 }),
      sell({ units: [units[2]!, units[10]!], cables: 2 }),
      admin.request('POST', `/counts/${begun.id}/post`, { version }, freshId()),
      sell({ units: [units[9]!, units[3]!, units[0]!], cables: 3 }),
      sell({ units: [units[4]!], cables: 4 }),
    ]);
    const [one, two, posted, three, four] = answers.map(({ status }) => status);
    expect(posted).toEqual(200);
    const sold = [
      ...(one === 200 ? [11, 1] : []),
      ...(two === 200 ? [2, 10] : []),
      ...(three === 200 ? [9, 3, 0] : []),
      ...(four === 200 ? [4] : []),
    ];
    // A till that was faster than the posting sold a unit without a scan; a slower one found it lost.
    expect(await statuses()).toEqual(units.map((_, n) => (sold.includes(n) ? 'sold' : n === 0 ? 'in_stock' : 'lost')));
    const cables = (one === 200 ? 1 : 0) + (two === 200 ? 2 : 0) + (three === 200 ? 3 : 0) + (four === 200 ? 4 : 0);
    expect(await onHand()).toEqual(98 - cables);
    expect(answers.map(({ status }) => [200, 409].includes(status))).toEqual(Array(5).fill(true));
    expect(await differences(db)).toEqual([]);
  });

  test('is rejected where more has gone since than was counted', async () => {
    const { shop, admin, count, begun, cable, sell } = await counted();
    const review = await count.submit(admin, begun);
    const [line] = (await count.lines(admin, begun.id)).filter(({ productId }) => productId === shop.cable);
    await count.recount(admin, review, [line!.id]);
    await count.scan(admin, begun.id, scanOf(cable, { quantity: 5 }));
    time.now = new Date(time.now.getTime() + 60_000);
    await sell({ cables: 30 });
    const again = await count.submit(admin, await count.read(admin, begun.id));
    const rejected = await admin.request('POST', `/counts/${begun.id}/post`, { version: again.version }, freshId());
    expect(problem(rejected)).toEqual([409, 'stock.short', { available: 70, product: 'USB-C cable' }]);
    expect((await count.read(admin, begun.id)).status).toEqual('review');
    expect(await differences(db)).toEqual([]);
  });

  test('is rejected where missing pieces are kept for somebody, says for whom, and goes once that day has passed', async () => {
    const { shop, admin, count, begun, onHand } = await counted();
    const reservation = {
      id: freshId(),
      productId: shop.cable,
      quantity: 99,
      customerId: shop.customer,
      until: '2026-03-09',
    };
    expect((await admin.request('POST', '/inventory/reservations', reservation, reservation.id)).status).toEqual(200);
    const { version } = await count.submit(admin, begun);
    const post = (caller = admin) => caller.request('POST', `/counts/${begun.id}/post`, { version }, freshId());
    const rejected = await post();
    expect([problem(rejected), Object.keys(Object(Object(rejected.body)['fields']) as object)]).toEqual([
      [
        409,
        'stock.reserved',
        { available: 1, product: 'USB-C cable', reserved: 99, customer: 'Ana Ruiz', day: '2026-03-09' },
      ],
      [`products.${shop.cable}`],
    ]);
    expect(await onHand()).toEqual(100);
    const today = time.now;
    time.now = new Date('2026-03-11T18:00:00.000Z');
    expect((await post(await signIn(app, shop, 'admin'))).status).toEqual(200);
    expect(await onHand()).toEqual(98);
    expect(await differences(db)).toEqual([]);
    time.now = today;
  });

  test('is for good: neither the API nor the database changes it', async () => {
    const { admin, count, begun, cable, rows } = await counted();
    const posted = await count.post(admin, await count.submit(admin, begun));
    const over = [409, 'count.over', { number: 'CNT-1001' }];
    const { version } = posted;
    const requests = [
      admin.request('POST', `/counts/${begun.id}/scans`, { scans: [scanOf(cable)] }),
      admin.request('POST', `/counts/${begun.id}/submit`, { version }),
      admin.request('POST', `/counts/${begun.id}/recount`, { version, lineIds: [] }),
      admin.request('POST', `/counts/${begun.id}/cancel`, { version, note: null }),
    ];
    expect((await Promise.all(requests)).map(problem)).toEqual([over, over, over, over]);
    await expect(rows(`update inventory_counts set note = 'x'`)).rejects.toThrow('cannot be changed');
    await expect(rows(`update count_lines set counted = 1`)).rejects.toThrow('cannot be changed');
    await expect(rows(`update count_scans set quantity = 1`)).rejects.toThrow('permission denied');
    expect(await count.read(admin, begun.id)).toEqual(posted);
  });
});

describe('a blind count', () => {
  test('tells nobody what is expected who may not post it', async () => {
    const { admin, clerk, count, begun } = await counted(3, { mode: 'blind' });
    const review = await count.submit(clerk, begun);
    expect([review.figures, review.lineCount]).toEqual([null, null]);
    const seen = await count.lines(clerk, begun.id, 'sort=difference');
    expect(seen.map((line) => [line.productName, line.counted, line.expected, line.difference])).toEqual([
      ['Phone X', 1, null, null],
      ['USB-C cable', 98, null, null],
    ]);
    expect((await count.read(admin, begun.id)).figures?.shortQuantity).toEqual(4);
    const posted = await count.post(admin, await count.read(admin, begun.id));
    expect(posted.figures?.shortQuantity).toEqual(4);
  });
});

describe('the categories', () => {
  test('say when they were counted last, how exact that was, what came of it, and what is under way', async () => {
    const { admin, clerk, count, begun } = await counted();
    const listed = async (caller: typeof admin, query = '') =>
      Object((await caller.request('GET', `/counts/categories${query}`)).body)['items'] as Record<string, unknown>[];
    expect((await listed(admin, '?state=never')).map((row) => [row['name'], row['open']])).toEqual([
      [
        'All',
        {
          id: begun.id,
          number: 'CNT-1001',
          status: 'in_progress',
          mainCategoryId: await count.categoryId,
          subCategoryId: null,
        },
      ],
    ]);
    const posted = await count.post(admin, await count.submit(admin, begun));
    const row = {
      id: await count.categoryId,
      name: 'All',
      mainCategoryId: await count.categoryId,
      subCategoryId: null,
      parentName: null,
      productCount: 2,
      onHand: 99,
      lastCountedAt: posted.postedAt,
      lastCountId: begun.id,
      lastLines: 4,
      lastExactLines: 1,
      lastNetValue: -100_667,
      open: null,
    };
    expect(await listed(admin)).toEqual([row]);
    expect(await listed(clerk, '?sort=-lastCountedAt')).toEqual([{ ...row, lastNetValue: null }]);
    expect([await listed(admin, '?state=never'), await listed(admin, '?state=due')]).toEqual([[], []]);
    const history = Object((await admin.request('GET', '/counts?search=cnt-1001&status=posted')).body)['items'];
    expect((history as { id: string }[]).map(({ id }) => id)).toEqual([begun.id]);
  });
});
