import type { Product } from '@tilldesk/domain/products';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { setTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { buyingFrom, fresh, manifestIn, purchaseIn, receiptIn, rejectionIn } from '../../testing/buying.ts';
import { imeiOf, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'recv');
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const { order, receive, scan, post } = await buyingFrom(admin, shop);
const barcode = '0000000000RECV';
afterAll(() => app.close());

let used = 1000;
const imeis = (count: number) => Array.from({ length: count }, () => imeiOf((used += 1)));
const request = (path: string, body: object) => admin.request('POST', path, body, fresh());
const rowsOf = (codes: string[], lineId: string) => codes.map((code) => ({ lineId, codes: [code] }));
const onHand = async (productId: string) =>
  ((await admin.request('GET', `/products/${productId}`)).body as Product).onHand;
const expectedOn = async (id: string) =>
  ((await admin.request('GET', `/purchases/${id}/manifest`)).body as { units: { code: string }[] }).units.map(
    ({ code }) => code,
  );
const saveManifest = (id: string, rows: object[], acceptInvalidCheckDigit = false) =>
  request(`/purchases/${id}/manifest`, { rows, acceptInvalidCheckDigit });

describe('a receipt counts up from nothing', () => {
  test('a box of each line counts on its line, what is over, unknown or not ordered counts nothing', async () => {
    const { id } = await order(2, 1);
    const receipt = await receive(id);
    const [first = '', second = '', third = ''] = imeis(3);
    expect(
      await scan(receipt, [[first], [first], [second], [third], [barcode], [barcode], ['SETUP'], ['NOBODY-1']]),
    ).toEqual(['matched', 'duplicate', 'matched', 'unexpected', 'matched', 'over', 'notOrdered', 'unknown']);
    const { lines, pieces } = receiptIn(await admin.request('GET', `/receipts/${receipt}`));
    expect([pieces, lines.map((line) => line.counted)]).toEqual([3, [2, 1]]);
  });

  test('a wrong check digit is asked about, a unit that the shop has is rejected, a barcode alone wants its serial', async () => {
    const { id } = await order(2, 0);
    const receipt = await receive(id);
    const invalidImei = `${imeiOf(77).slice(0, 14)}${(Number(imeiOf(77)[14]) + 1) % 10}`;
    expect(await scan(receipt, [[invalidImei], [shop.units[0]!.code], ['PHONE-X']])).toEqual([
      'invalidCheckDigit',
      'taken',
      'serialMissing',
    ]);
    expect(await scan(receipt, [[invalidImei]], { isConfirmed: true })).toEqual(['matched']);
  });

  test('a SKU counts as it was typed, in small letters and without its signs', async () => {
    const { id } = await order(1, 0);
    const receipt = await receive(id);
    const expectedResults = ['serialMissing', 'serialMissing', 'serialMissing'];
    await inBusiness(db, shop.businessId, (tx) =>
      setTerms(tx, shop.businessId, 'product', shop.phone, termsOf([], ['PHONE-X'])),
    );
    expect(await scan(receipt, [['PHONE-X'], ['phone-x'], ['PHONEX']])).toEqual(expectedResults);
  });

  test('a code that nothing bears is written down only once it was confirmed', async () => {
    const { id } = await order(0, 1);
    const receipt = await receive(id);
    const noted = async () => receiptIn(await admin.request('GET', `/receipts/${receipt}`)).entries.length;
    expect([await scan(receipt, [['NOBODY-1']]), await noted()]).toEqual([['unknown'], 0]);
    expect([await scan(receipt, [['NOBODY-1']], { isConfirmed: true }), await noted()]).toEqual([['unknown'], 1]);
  });

  test('a scan that is sent twice counts once and is answered alike', async () => {
    const { id } = await order(0, 5);
    const receipt = await receive(id);
    const scans = [{ clientScanId: fresh(), codes: [barcode], at: '2026-03-02T18:00:00.000Z' }];
    const [once, twice] = [
      (await admin.request('POST', `/receipts/${receipt}/scans`, { scans })).body as { lines: { counted: number }[] },
      (await admin.request('POST', `/receipts/${receipt}/scans`, { scans })).body as { lines: { counted: number }[] },
    ];
    expect(twice).toEqual(once);
    expect(twice.lines.map((line) => line.counted)).toEqual([1]);
  });

  test('is resumed by whoever comes, by hand and all at once, and what was wrong is taken out', async () => {
    const { id, lines } = await order(1, 9);
    const receipt = await receive(id);
    expect(await receive(id)).toEqual(receipt);
    const cables = lines[1]!.id;
    const over = await admin.request('POST', `/receipts/${receipt}/quantity`, {
      id: fresh(),
      lineId: cables,
      quantity: 10,
    });
    expect(rejectionIn(over)).toEqual(['receipt.tooMany', ['quantity']]);
    const byHand = { id: fresh(), lineId: cables, quantity: 4 };
    expect(receiptIn(await admin.request('POST', `/receipts/${receipt}/quantity`, byHand)).pieces).toEqual(4);
    const phones = { id: fresh(), lineId: lines[0]!.id, quantity: 1 };
    expect(rejectionIn(await admin.request('POST', `/receipts/${receipt}/quantity`, phones))[0]).toEqual(
      'receipt.serialsNeeded',
    );
    const all = receiptIn(await admin.request('POST', `/receipts/${receipt}/all`));
    expect(all.pieces).toEqual(9);
    const entryIds = all.entries.map((entry) => entry.id);
    expect(receiptIn(await admin.request('POST', `/receipts/${receipt}/remove`, { entryIds })).pieces).toEqual(0);
    expect(rejectionIn(await post(receipt))[0]).toEqual('receipt.empty');
  });

  test('is one, however many begin it at once', async () => {
    const { id } = await order(0, 1);
    expect(new Set(await Promise.all([receive(id), receive(id), receive(id)])).size).toEqual(1);
  });

  test('of two people who scan at once nothing is lost', async () => {
    const { id } = await order(0, 20);
    const receipt = await receive(id);
    const results = await Promise.all(Array.from({ length: 25 }, () => scan(receipt, [[barcode]])));
    const scanResults = results.flat();
    expect([scanResults.filter((r) => r === 'matched').length, scanResults.filter((r) => r === 'over').length]).toEqual(
      [20, 5],
    );
  });
});

describe('a manifest', () => {
  test('is verified scan by scan: what it names matches, what it does not is unexpected, what is missing is named', async () => {
    const { id, lines } = await order(3, 0);
    const codes = imeis(3);
    expect(manifestIn(await saveManifest(id, rowsOf(codes, lines[0]!.id)))).toEqual({
      rows: codes.map((code) => ({ result: 'ok', code, suggestedImei: null, status: null, purchaseNumber: null })),
      ok: 3,
      invalidCheckDigit: 0,
      wrong: 0,
    });
    const receipt = await receive(id);
    const [unknownImei = ''] = imeis(1);
    expect(await scan(receipt, [[codes[1]!], [unknownImei], [codes[1]!], [codes[0]!]])).toEqual([
      'matchedUnit',
      'unexpected',
      'duplicate',
      'matchedUnit',
    ]);
    const { missing } = receiptIn(await admin.request('GET', `/receipts/${receipt}`));
    expect(missing.map(({ code }) => code)).toEqual([codes[2]]);
    expect(receiptIn(await post(receipt)).status).toEqual('posted');
    const statuses = await inBusiness(db, shop.businessId, (tx) =>
      tx.raw('select code, status, unit_cost from units where code = any($1) order by code', [codes]),
    );
    expect(statuses).toEqual(
      codes.toSorted().map((code) => ({
        code,
        status: code === codes[2] ? 'expected' : 'in_stock',
        unit_cost: 50_000,
      })),
    );
  });

  test('is rejected whole, each row at its place: twice in the list, in stock, expected by another order, too many', async () => {
    const other = await order(1, 0);
    const [otherImei = '', ours = ''] = imeis(2);
    await saveManifest(other.id, rowsOf([otherImei], other.lines[0]!.id));
    const { id, lines } = await order(4, 1);
    const phones = lines[0]!.id;
    const rows = [
      ...rowsOf([ours, ours, shop.units[1]!.code, otherImei], phones),
      { lineId: lines[1]!.id, codes: imeis(1) },
      ...rowsOf(imeis(4), phones),
    ];
    const checkedManifest = manifestIn(await admin.request('POST', `/purchases/${id}/manifest/check`, { rows }));
    expect(checkedManifest.rows.map(({ result }) => result)).toEqual([
      'ok',
      'duplicate',
      'taken',
      'taken',
      'notSerialized',
      'ok',
      'ok',
      'ok',
      'over',
    ]);
    const seen = checkedManifest.rows;
    expect([seen[2]?.status, seen[3]?.status, seen[3]?.purchaseNumber]).toEqual(['in_stock', 'expected', other.number]);
    const rejected = await saveManifest(id, rows);
    expect([rejected.status, ...rejectionIn(rejected)]).toEqual([
      400,
      'unit.listedTwice',
      ['rows.1', 'rows.2', 'rows.3', 'rows.4', 'rows.8'],
    ]);
    expect(await expectedOn(id)).toEqual([]);
  });

  test('takes a doubtful code when it is accepted, is replaced while nothing is here, and not afterwards', async () => {
    const { id, lines } = await order(2, 0);
    const [retained = '', removed = '', added = ''] = imeis(3);
    const doubtful = `${added.slice(0, 14)}${(Number(added[14]) + 3) % 10}`;
    expect(rejectionIn(await saveManifest(id, rowsOf([doubtful], lines[0]!.id)))[0]).toEqual(
      'manifest.invalidCheckDigit',
    );
    expect((await saveManifest(id, rowsOf([retained, removed], lines[0]!.id))).status).toEqual(200);
    expect((await saveManifest(id, rowsOf([retained, doubtful], lines[0]!.id), true)).status).toEqual(200);
    expect(await expectedOn(id)).toEqual([retained, doubtful]);
    const receipt = await receive(id);
    await scan(receipt, [[retained]]);
    expect(rejectionIn(await saveManifest(id, []))[0]).toEqual('manifest.arrived');
  });

  test('of 500 devices is kept and received by its list', async () => {
    const { id, lines } = await order(500, 0);
    expect(manifestIn(await saveManifest(id, rowsOf(imeis(500), lines[0]!.id))).ok).toEqual(500);
    const before = await onHand(shop.phone);
    const receipt = await receive(id);
    await admin.request('POST', `/receipts/${receipt}/all`);
    expect(receiptIn(await post(receipt)).pieces).toEqual(500);
    expect(await onHand(shop.phone)).toEqual(before + 500);
    expect(purchaseIn(await admin.request('GET', `/purchases/${id}`)).status).toEqual('received');
  });
});

describe('extra goods', () => {
  test('are taken in by one who may not alone only with an approval, which is used up by it', async () => {
    await inBusiness(db, shop.businessId, (tx) =>
      tx.raw(
        `update roles set permissions = permissions || '[{"module":"Purchase","read":true,"create":true,"update":false,"delete":false}]'::jsonb
         where id = (select role_id from users where id = $1)`,
        [shop.people.cashier.id],
      ),
    );
    const cashier = await signIn(app, shop, 'cashier');
    const { id } = await order(0, 1);
    const receipt = await receive(id);
    const add = (approvalId?: string) => {
      const extra = { id: fresh(), productId: shop.cable, quantity: 2, unitCost: null };
      return cashier.request('POST', `/receipts/${receipt}/extras`, {
        ...extra,
        ...(approvalId ? { approvalId } : {}),
      });
    };
    expect(rejectionIn(await add())[0]).toEqual('approval.needed');
    const approval = { id: fresh(), action: 'receipt.extra', subjectId: receipt, for: cashier.wanted['receipt.extra'] };
    const granter = { email: shop.people.admin.email, accessPin: '1111' };
    expect((await cashier.request('POST', '/approvals', { ...approval, ...granter })).status).toEqual(200);
    expect(receiptIn(await add(approval.id)).pieces).toEqual(2);
    expect(rejectionIn(await add(approval.id))[0]).toEqual('approval.needed');
  });

  test('need an approval, fill a line that has room, and become a line of the order where none has', async () => {
    const { id, lines } = await order(1, 1);
    const receipt = await receive(id);
    const [extra = '', secondExtra = ''] = imeis(2);
    const add = (parts: object) =>
      admin.request('POST', `/receipts/${receipt}/extras`, { id: fresh(), unitCost: null, ...parts });
    expect((await add({ productId: shop.phone, quantity: 1, codes: [extra] })).status).toEqual(200);
    expect((await add({ productId: shop.phone, quantity: 1, codes: [secondExtra], unitCost: 40_000 })).status).toEqual(
      200,
    );
    expect(rejectionIn(await add({ productId: shop.phone, quantity: 1, codes: [extra] }))[0]).toEqual(
      'unit.listedTwice',
    );
    expect(rejectionIn(await add({ productId: shop.phone, quantity: 1 }))[0]).toEqual('receipt.serialsNeeded');
    expect((await add({ productId: shop.cable, quantity: 5 })).status).toEqual(200);
    await post(receipt);
    const placed = purchaseIn(await admin.request('GET', `/purchases/${id}`));
    const placedLines = placed.lines.map(({ isExtra, quantity, received, net }) => [isExtra, quantity, received, net]);
    expect(placedLines).toEqual([
      [false, 1, 1, 50_000],
      [false, 1, 0, 333],
      [true, 1, 1, 40_000],
      [true, 5, 5, 1_665],
    ]);
    expect([lines.length, placed.total]).toEqual([2, 50_000 + 333 + 40_000 + 1_665]);
  });
});

test('a damaged device waits for its inspection, and every ledger adds up', async () => {
  const { id } = await order(1, 0);
  const receipt = await receive(id);
  const [code = ''] = imeis(1);
  expect(await scan(receipt, [[code]], { arrival: 'damaged' })).toEqual(['matched']);
  await post(receipt);
  const rows = await inBusiness(db, shop.businessId, (tx) =>
    tx.raw('select status from units where code = $1', [code]),
  );
  expect(rows).toEqual([{ status: 'pending_inspection' }]);
  expect(await differences(db)).toEqual([]);
});
