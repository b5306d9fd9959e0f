import { luhnDigit } from '@tilldesk/domain/fields';
import type { SerialEntry } from '@tilldesk/domain/stock';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { imeiOf, OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, houseOn, signIn, tenderOf, type Heard } from '../../testing/till.ts';

const db = await testDatabase(12);
const shop = await smallShop(db, 'active', 12);
const { app } = await houseOn(db);
const [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const heard = ({ body }: Heard) => Object(body) as Record<string, unknown>;
const refusal = (answer: Heard) => [answer.status, heard(answer)['code'], Object.keys(Object(heard(answer)['fields']))];
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const standing = (invoiceId: string) =>
  rows(
    `select imei, status, ended_on as "endedOn", business_day as day from activations
     where invoice_id = $1 order by imei`,
    [invoiceId],
  );

const SIM = '8901410321111851072';
const carrier = { id: fresh(), simPrefix: '8901410', simLength: 20, dealerCodes: ['D-1'], isActive: true };
await admin.ask('POST', '/carriers', { name: 'Northtel', ...carrier });

let next = 0;
/** A cart with the next phone; its line is not saved yet. */
const cart = (phones = 1) => {
  const units = shop.units.slice(next, next + phones);
  next += phones;
  const draft = draftOf(shop, { units: units.map(({ id }) => id) });
  return { id: fresh(), draft, imeis: units.map(({ code }) => code), lines: draft.lines.map(({ id }) => id) };
};
const entryOf = (more: object) => ({
  id: fresh(),
  carrierId: carrier.id,
  dealerCode: 'D-1',
  type: 'new',
  term: 24,
  plan: 'Unlimited 50',
  planPrice: 5_000,
  phone: '(305) 555-0142',
  portFrom: null,
  imei: imeiOf(900),
  iccid: `${SIM}${luhnDigit(SIM)}`,
  account: 'A-77',
  commission: 9_000,
  spiff: 1_000,
  ...more,
});
const prepare = (more: object, person = cashier) => {
  const entry = entryOf({ invoiceId: fresh(), lineId: fresh(), ...more });
  return person.ask('POST', '/activations', entry).then((answer) => ({ entry, answer }));
};
const checkout = (one: ReturnType<typeof cart>, key = fresh()) =>
  cashier.ask(
    'POST',
    `/invoices/${one.id}/checkout`,
    { draft: one.draft, tenders: [tenderOf('card', one.lines.length * 86_492)] },
    key,
  );
/** Sells the next phone with its activation. */
const activated = async () => {
  const one = cart();
  const { entry, answer } = await prepare({ invoiceId: one.id, lineId: one.lines[0], imei: one.imeis[0] });
  expect([answer.status, (await checkout(one)).status]).toEqual([200, 200]);
  return { ...one, entry };
};

describe('an entry', () => {
  test.each<[string, object, unknown[]]>([
    ['of a number without a device', { imei: null }, [400, 'activation.imeiMissing', ['imei']]],
    ['with another carrier’s SIM', { iccid: '89344103211118510729' }, [400, 'activation.simPrefix', ['iccid']]],
    [
      'with two mistakes',
      { phone: '5555555555', dealerCode: 'X' },
      [400, 'activation.phoneFalse', ['phone', 'dealerCode']],
    ],
    ['at a carrier of nobody', { carrierId: fresh() }, [404, 'record.notFound', ['carrierId']]],
    ['with a doubtful IMEI', { imei: '356938035643800' }, [400, 'activation.imeiDoubtful', ['imei']]],
    ['with a test device', { imei: '000000000000000', isConfirmed: true }, [400, 'activation.testDevice', ['imei']]],
  ])('%s is refused at its field', async (_, more, expected) => {
    expect(refusal((await prepare(more)).answer)).toEqual(expected);
  });

  test('is kept once; what it earns the shop is written and seen by those who may see costs', async () => {
    const { entry, answer } = await prepare({}, admin);
    const again = await admin.ask('POST', '/activations', entry);
    expect([heard(answer)['commission'], again.body]).toEqual([9_000, answer.body]);
    const { id, invoiceId, lineId, ...terms } = entry as typeof entry & { invoiceId: string; lineId: string };
    const seen = await cashier.ask('PATCH', `/activations/${id}`, {
      ...terms,
      plan: 'Basic',
      commission: null,
      version: 1,
    });
    const told = heard(seen);
    expect([told['plan'], told['commission'], told['iccid'], told['phone']]).toEqual([
      'Basic',
      null,
      `${SIM}${luhnDigit(SIM)}`,
      '3055550142',
    ]);
    expect(heard(await admin.ask('GET', `/activations?invoiceId=${invoiceId}`))['items']).toEqual([
      { ...told, commission: 9_000, spiff: 1_000 },
    ]);
    expect(refusal(await cashier.ask('PATCH', `/activations/${id}`, { ...terms, version: 1 }))).toEqual([
      409,
      'record.changed',
      [],
    ]);
    const other = await prepare({ invoiceId, lineId, imei: imeiOf(901) });
    expect(refusal(other.answer)).toEqual([409, 'record.exists', []]);
    const twin = await prepare({ invoiceId });
    expect(refusal(twin.answer)).toEqual([409, 'activation.twice', ['imei']]);
    expect(heard(await cashier.ask('DELETE', `/activations/${id}`))['status']).toEqual('discarded');
  });
});

describe('a sale', () => {
  test('posts what was prepared with its lines, and lets go of what stood on a line that is gone', async () => {
    const one = cart(2);
    await prepare({ invoiceId: one.id, lineId: one.lines[0], imei: one.imeis[0] });
    await prepare({ invoiceId: one.id, lineId: fresh(), imei: imeiOf(902) });
    expect((await checkout(one)).status).toEqual(200);
    const day = '2026-03-02';
    expect(await standing(one.id)).toEqual([
      { imei: one.imeis[0], status: 'pending', endedOn: null, day },
      { imei: imeiOf(902), status: 'discarded', endedOn: null, day: null },
    ]);
    // It shows where the device was and what became of it.
    const [unit] = await rows('select device_id as id from units where code = $1', [one.imeis[0]]);
    const told = heard(await admin.ask('GET', `/serials/${String(Object(unit)['id'])}`))['entries'] as SerialEntry[];
    const shown = told.map(({ what, documentId, note, amount }) => [what, documentId, note, amount]);
    expect(shown).toEqual([
      ['activated', one.id, 'Northtel · Unlimited 50', null],
      ['moved', one.id, null, 86_492],
      ['moved', null, null, null],
    ]);
  });

  test('of another device than the one on the line posts nothing', async () => {
    const one = cart();
    await prepare({ invoiceId: one.id, lineId: one.lines[0], imei: imeiOf(903) });
    expect(refusal(await checkout(one))).toEqual([409, 'activation.otherDevice', []]);
    expect(await rows('select 1 from invoices where id = $1', [one.id])).toEqual([]);
  });

  test('of one device by two tills at once is one activation that day; a void lets it go again', async () => {
    const imei = imeiOf(904);
    const sales = [fresh(), fresh()].map((id) => ({ id, draft: draftOf(shop, { cables: 1 }) }));
    for (const { id, draft } of sales) await prepare({ invoiceId: id, lineId: draft.lines[0]!.id, imei, type: 'byod' });
    const post = ({ id, draft }: (typeof sales)[number]) =>
      cashier.ask('POST', `/invoices/${id}/checkout`, { draft, tenders: [tenderOf('card', 2_164)] }, fresh());
    const answers = await Promise.all(sales.map(post));
    const codes = answers.map((answer) => heard(answer)['code'] ?? 'posted');
    expect(codes.map(String).toSorted()).toEqual(['activation.sameDay', 'posted']);
    expect(refusal((await prepare({ imei })).answer)).toEqual([409, 'activation.sameDay', ['imei']]);
    const [winner, loser] = codes[0] === 'posted' ? sales : sales.toReversed();
    expect((await admin.ask('POST', `/invoices/${winner!.id}/void`, { reason: 'Wrong' }, fresh())).status).toEqual(200);
    const ended = { imei, status: 'cancelled', endedOn: '2026-03-02', day: '2026-03-02' };
    expect(await standing(winner!.id)).toEqual([ended]);
    expect((await post(loser!)).status).toEqual(200);
  });
});

test('what is entered for a sale that is posted, or thrown away, is refused: nothing would post it', async () => {
  const [sold, dropped] = [cart(), cart()];
  expect((await checkout(sold)).status).toEqual(200);
  await cashier.ask('POST', '/invoices', { id: dropped.id, ...dropped.draft });
  await cashier.ask('DELETE', `/invoices/${dropped.id}`);
  for (const { id, lines, imeis } of [sold, dropped]) {
    const late = await prepare({ invoiceId: id, lineId: lines[0], imei: imeis[0] });
    expect(refusal(late.answer)).toEqual([409, 'invoice.posted', []]);
  }
});

test('the carrier’s answer moves it by the table, by those who may; each is noted', async () => {
  const { entry } = await activated();
  const tell = (body: object, person = admin) => person.ask('POST', `/activations/${entry.id}/status`, body);
  const active = { status: 'active', confirmation: 'N-100', version: 2 };
  const ended = { status: 'cancelled', endedOn: '2026-03-02', reason: 'Moved away', version: 3 };
  expect((await tell(active, cashier)).status).toEqual(403);
  expect(refusal(await tell({ ...ended, status: 'chargedBack', version: 2 }))).toEqual([409, 'activation.over', []]);
  expect(heard(await tell(active))['confirmation']).toEqual('N-100');
  expect(refusal(await tell({ ...ended, endedOn: '2026-03-03' }))).toEqual([400, 'purchase.dayAhead', ['endedOn']]);
  expect(heard(await tell(ended))['endedOn']).toEqual('2026-03-02');
  expect(heard(await tell({ ...ended, status: 'chargedBack', version: 4 }))['status']).toEqual('chargedBack');
  expect(refusal(await tell({ ...active, version: 5 }))).toEqual([409, 'activation.over', []]);
  const changed = await cashier.ask('DELETE', `/activations/${entry.id}`);
  expect(refusal(changed)).toEqual([409, 'activation.over', []]);
  const noted = await rows(
    `select action, after->>'reason' as why from audit_log where entity_id = $1 order by action`,
    [entry.id],
  );
  expect(noted).toEqual([
    { action: 'activation.active', why: null },
    { action: 'activation.cancelled', why: 'Moved away' },
    { action: 'activation.chargedBack', why: 'Moved away' },
    { action: 'activation.pending', why: null },
  ]);
});

test('carriers are kept by those who set up transactions; a name is there once; one that is gone takes nothing more', async () => {
  const { id: _, ...form } = carrier;
  const own = { id: fresh(), name: 'Baytel', ...form, dealerCodes: ['B-1', 'B-1'] };
  expect((await cashier.ask('POST', '/carriers', own)).status).toEqual(403);
  const [first, second] = [await admin.ask('POST', '/carriers', own), await admin.ask('POST', '/carriers', own)];
  expect([heard(first)['dealerCodes'], second.body]).toEqual([['B-1'], first.body]);
  expect(refusal(await admin.ask('POST', '/carriers', { ...own, id: fresh() }))).toEqual([
    409,
    'carrier.nameTaken',
    ['name'],
  ]);
  const change = { ...form, name: 'Baytel', isActive: false, version: 1 };
  expect(refusal(await admin.ask('PATCH', `/carriers/${own.id}`, { ...change, name: 'Northtel' }))).toEqual([
    409,
    'carrier.nameTaken',
    ['name'],
  ]);
  expect(heard(await admin.ask('PATCH', `/carriers/${own.id}`, change))['isActive']).toEqual(false);
  expect(refusal(await admin.ask('PATCH', `/carriers/${own.id}`, change))).toEqual([409, 'record.changed', []]);
  const listed = heard(await cashier.ask('GET', '/carriers'))['items'] as { name: string }[];
  expect(listed.map(({ name }) => name)).toEqual(['Northtel', 'Baytel']);
  expect(refusal((await prepare({ carrierId: own.id })).answer)).toEqual([409, 'carrier.gone', ['carrierId']]);
});
