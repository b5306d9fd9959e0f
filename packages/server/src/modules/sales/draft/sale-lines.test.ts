import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../../database/new-id.ts';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { inBusiness } from '../../../database/transaction.ts';
import { differences } from '../../../views/verify/verify.store.ts';
import { customerPerson } from '../../customers/testing/customer-person.ts';
import { smallShop, OPENED } from '../../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf, type ApiResponse } from '../../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'lines', 6);
const { app } = await servicesOn(db);
const [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const bodyOf = ({ body }: ApiResponse) => Object(body);
const rejection = (answer: ApiResponse) => [
  answer.status,
  bodyOf(answer).code,
  Object.keys(Object(bodyOf(answer).fields)),
];
const cables = (more: object = {}) => draftOf(shop, { cables: 1 }).lines.map((line) => ({ ...line, ...more }));
const draft = (lines: object[], more: object = {}) => ({ ...draftOf(shop, {}), lines, ...more });
const charge = (kind: string, unitPrice: number, isTaxed: boolean) => ({
  id: fresh(),
  productId: null,
  unitId: null,
  quantity: 1,
  unitPrice,
  discount: null,
  charge: { kind, description: `A ${kind}`, isTaxed },
});
const checkout = (sent: object, more: object = {}, id = fresh(), person = cashier) =>
  person.request(
    'POST',
    `/invoices/${id}/checkout`,
    { draft: sent, tenders: [tenderOf('cash', 200_000)], ...more },
    fresh(),
  );
const save = async (sent: object, person = cashier) =>
  bodyOf(await person.request('POST', '/invoices', { id: fresh(), ...sent }));
const approval = async (action: string, subjectId: string) => {
  const id = fresh();
  const { email } = shop.people.admin;
  await cashier.request('POST', '/approvals', {
    id,
    action,
    subjectId,
    for: cashier.wanted[action] ?? [],
    email,
    accessPin: '1111',
  });
  return id;
};

describe('a charge', () => {
  test('adds up like a line, with the store’s tax or none, and moves no stock', async () => {
    const answer = bodyOf(
      await checkout(draft([...cables(), charge('fee', 1000, true), charge('shipping', 500, false)])),
    );
    // 19.99 and 10.00 at 8.25 %; 5.00 without.
    expect([answer.gross, answer.tax, answer.total, answer.pieces]).toEqual([3499, 165 + 83, 3747, 1]);
    const lines = answer.lines.map((line: Record<string, unknown>) => [
      line['description'],
      line['sku'],
      line['taxRate'],
    ]);
    expect(lines).toEqual([
      ['USB-C cable', 'CABLE', '0.0825'],
      ['A fee', '', '0.0825'],
      ['A shipping', '', '0'],
    ]);
    expect(answer.lines[2].charge).toEqual({ kind: 'shipping', description: 'A shipping', isTaxed: false });
    const moved = await rows('select product_id from stock_movements where document_id = $1', [answer.id]);
    expect(moved).toEqual([{ product_id: shop.cable }]);
    expect(await differences(db)).toEqual([]);
  });

  test('may be all that is sold, saved first and posted as it stands', async () => {
    const { id, version } = await save(draft([charge('fee', 1500, true)]));
    const tenders = [tenderOf('cash', 1624)];
    const posted = await cashier.request('POST', `/invoices/${id}/checkout`, { version, tenders }, fresh());
    expect([posted.status, bodyOf(posted).status, bodyOf(posted).pieces]).toEqual([200, 'paid', 0]);
  });
});

describe('a sale without tax', () => {
  const certificate = { reason: 'School', certificate: 'TX-77' };
  const phone = (n: number, more: object = {}) => ({
    ...draftOf(shop, { units: [shop.units[n]!.id] }),
    customerId: shop.customer,
    ...more,
  });

  test('is the customer’s own, and keeps what the tax would have been', async () => {
    await rows(`update customers set tax_exempt = true, tax_exempt_number = 'EX-1', tax_exempt_expires = '2026-03-02'`);
    const answer = bodyOf(await checkout(phone(0)));
    expect([answer.tax, answer.total, answer.exemption, answer.lines[0].ownTaxRate]).toEqual([
      0,
      79_900,
      { by: 'customer', reason: null, certificate: 'EX-1', tax: 6592 },
      '0.0825',
    ]);
    await rows(`update customers set tax_exempt_expires = '2026-03-01'`);
    const taxed = await save(phone(1));
    expect([taxed.tax, taxed.exemption]).toEqual([6592, null]);
    await rows('update customers set tax_exempt = false');
  });

  test('needs its customer, and somebody who may leave tax off', async () => {
    const unnamed = await checkout(phone(1, { customerId: null, exemption: certificate }));
    expect(rejection(unnamed)).toEqual([400, 'invoice.exemptUnnamed', ['customerId']]);
    const id = fresh();
    const sent = phone(1, { exemption: certificate });
    expect(rejection(await checkout(sent, {}, id))).toEqual([403, 'approval.needed', []]);
    const overLimitApproval = await approval('invoice.overLimit', id);
    expect(rejection(await checkout(sent, { taxApprovalId: overLimitApproval }, id))).toEqual([
      403,
      'approval.needed',
      [],
    ]);
    const taxApprovalId = await approval('invoice.taxExempt', id);
    const answer = bodyOf(await checkout(sent, { taxApprovalId }, id));
    expect([answer.tax, answer.exemption]).toEqual([0, { by: 'sale', ...certificate, tax: 6592 }]);
  });

  test('bears its tax again when nobody asks for it any more', async () => {
    const lines = [...cables(), charge('fee', 1000, true)];
    const saved = await save(draft(lines, { customerId: shop.customer, exemption: certificate }), admin);
    expect([saved.tax, saved.exemption.tax, saved.lines[1].ownTaxRate]).toEqual([0, 248, '0.0825']);
    const again = await admin.request('PATCH', `/invoices/${saved.id}`, { ...draft(lines), version: 1 });
    expect([bodyOf(again).tax, bodyOf(again).exemption]).toEqual([248, null]);
  });
});

describe('who sold a line', () => {
  test('is the seller, or somebody else of the store, and is set right line by line', async () => {
    const unknownSalesperson = await checkout(draft(cables({ salespersonId: fresh() })));
    expect(rejection(unknownSalesperson)).toEqual([404, 'record.notFound', ['lines.0.salespersonId']]);
    const people = bodyOf(await cashier.request('GET', '/till/people')).items;
    const byName = Object.entries(shop.people).map(([name, { id }]) => ({ id, name }));
    expect(people).toEqual(byName.toSorted((a, b) => a.name.localeCompare(b.name)));

    const lines = [...cables({ salespersonId: shop.people.trainee.id }), ...cables()];
    const { id, ...sold } = bodyOf(await checkout(draft(lines)));
    const sellers = (answer: { lines: { salesperson: string | null }[] }) => answer.lines.map((l) => l.salesperson);
    expect([sold.salesperson, sellers(sold)]).toEqual(['cashier', ['trainee', null]]);
    const right = (order: object) =>
      admin.request('POST', `/invoices/${id}/salesperson`, { reason: 'Swapped', ...order }, fresh());
    const [first, second] = lines.map((line) => line.id);
    const same = await right({ salespersonId: shop.people.cashier.id, lineId: second });
    expect(rejection(same)).toEqual([400, 'invoice.sameSalesperson', ['salespersonId']]);
    const unknown = await right({ salespersonId: shop.people.admin.id, lineId: fresh() });
    expect(unknown.status).toEqual(404);
    const done = bodyOf(await right({ salespersonId: shop.people.admin.id, lineId: second }));
    expect([done.salesperson, sellers(done)]).toEqual(['cashier', ['trainee', 'admin']]);
    const fullResponse = bodyOf(await right({ salespersonId: shop.people.admin.id }));
    expect([fullResponse.salesperson, sellers(fullResponse), first]).toEqual(['admin', ['trainee', 'admin'], first]);
    const savedRows = await rows(
      `select before ->> 'salespersonId' as was, after ->> 'salespersonId' as "is", after ->> 'lineId' as line
       from audit_log where action = 'invoice.salespersonCorrected' order by line nulls last`,
    );
    const { cashier: was, admin: is } = shop.people;
    expect(savedRows).toEqual([
      { was: was.id, is: is.id, line: second },
      { was: was.id, is: is.id, line: null },
    ]);
  });
});

describe('what goes below a limit', () => {
  const half = { kind: 'share', rate: '0.5' };
  const cheap = { discount: half };
  const why = 'Scratched';
  test.each<[string, object, object, (string | number | string[])[] | string]>([
    ['a line’s discount', cheap, {}, ['lines.0.discountReason']],
    ['a discount on the whole', {}, { discount: half }, ['discountReason']],
    ['a typed price', { unitPrice: 100 }, {}, ['lines.0.priceReason']],
    ['a blank', { ...cheap, discountReason: ' ' }, {}, ['lines.0.discountReason']],
    ['a reason for something else', { ...cheap, priceReason: why }, {}, ['lines.0.discountReason']],
    ['one reason of two', { ...cheap, discountReason: why }, { discount: half }, ['discountReason']],
  ])('says why: not %s', async (_, line, more, at) => {
    await rows(`update roles set limits = limits || '{"maxDiscount":"0.1"}' where name = 'admin'`);
    const answer = await checkout(draft(cables(line), more), {}, fresh(), admin);
    expect(rejection(answer)).toEqual([400, 'invoice.reasonMissing', at]);
  });

  test('is kept with its reasons, and needs none within the limit', async () => {
    const lines = cables({ ...cheap, unitPrice: 1500, priceReason: why, discountReason: 'Friend ' });
    const sold = bodyOf(
      await checkout(draft(lines, { discount: half, discountReason: 'Closing' }), {}, fresh(), admin),
    );
    const [line] = sold.lines;
    expect([line.priceReason, line.discountReason, sold.discountReason]).toEqual([why, 'Friend', 'Closing']);
    const within = await checkout(draft(cables({ discount: { kind: 'share', rate: '0.1' } })), {}, fresh(), admin);
    expect(within.status).toEqual(200);
  });
});

describe('a draft on hold', () => {
  const resumed = async ({ id, version }: { id: string; version: number }, person = admin) =>
    person.request('POST', `/invoices/${id}/checkout`, { version, tenders: [tenderOf('cash', 200_000)] }, fresh());

  test('is found among the drafts, and sold by another person', async () => {
    const saved = await save(draft(cables(), { customerId: shop.customer }));
    const list = bodyOf(await admin.request('GET', '/invoices?status=draft')).items;
    expect(list.some((row: { id: string }) => row.id === saved.id)).toEqual(true);
    expect(bodyOf(await resumed(saved)).salesperson).toEqual('admin');
  });

  test('with a product that is no longer sold is rejected at its line, by another price not at all', async () => {
    const saved = await save(draft(cables()));
    await rows('update products set price = 2999 where id = $1', [shop.cable]);
    await rows('update products set active = false where id = $1', [shop.cable]);
    expect(rejection(await resumed(saved))).toEqual([409, 'invoice.productGone', ['lines.0.productId']]);
    await rows('update products set active = true where id = $1', [shop.cable]);
    expect(bodyOf(await resumed(saved)).gross).toEqual(1999);
    await rows('update products set price = 1999 where id = $1', [shop.cable]);
  });

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const lines = cables();
    const { id } = await save(draft(lines));
    const change = (notes: string) =>
      admin.request('PATCH', `/invoices/${id}`, { ...draft(lines, { notes }), version: 1 });
    expect(bodyOf(await change('Calls back')).version).toEqual(2);
    expect(rejection(await change('Pays by card'))).toEqual([409, 'record.changed', []]);
    expect(bodyOf(await admin.request('GET', `/invoices/${id}`)).notes).toEqual('Calls back');
  });

  test('of a customer who was merged meanwhile is the other one’s', async () => {
    const { add } = customerPerson(admin);
    const [{ id: removedLine }, { id: savedRows }] = [await add({}), await add({})];
    const saved = await save(draft(cables(), { customerId: removedLine }));
    const merged = await admin.request(
      'POST',
      `/customers/${savedRows}/merge`,
      {
        id: fresh(),
        otherId: removedLine,
        version: 1,
        otherVersion: 1,
      },
      fresh(),
    );
    expect(merged.status).toEqual(200);
    const now = bodyOf(await admin.request('GET', `/invoices/${saved.id}`));
    expect([now.customerId, bodyOf(await resumed(now)).customerId]).toEqual([savedRows, savedRows]);
  });
});
