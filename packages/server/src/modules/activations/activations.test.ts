import { luhnDigit } from '@tilldesk/domain/fields';
import { activations } from '@tilldesk/domain/activations';
import type { SerialEntry } from '@tilldesk/domain/lookup';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { blocked, gate } from '../../testing/interleaving.ts';
import { imeiOf, OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf, type ApiResponse } from '../../testing/till.ts';
import { prepare as prepareActivation } from './preparing.store.ts';

const db = await testDatabase(12);
const shop = await smallShop(db, 'active', 12);
const { app } = await servicesOn(db);
const [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const bodyOf = ({ body }: ApiResponse) => Object(body) as Record<string, unknown>;
const rejection = (answer: ApiResponse) => [
  answer.status,
  bodyOf(answer)['code'],
  Object.keys(Object(bodyOf(answer)['fields'])),
];
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const activationsOf = (invoiceId: string) =>
  rows(
    `select imei, status, ended_on as "endedOn", business_day as day from activations
     where invoice_id = $1 order by imei`,
    [invoiceId],
  );

const SIM = '8901410321111851072';
const carrier = { id: fresh(), simPrefix: '8901410', simLength: 20, dealerCodes: ['D-1'], isActive: true };
await admin.request('POST', '/carriers', { name: 'Northtel', ...carrier });

let next = 0;
/** A cart with the next phone. Its line is not saved yet. */
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
  return person.request('POST', '/activations', entry).then((answer) => ({ entry, answer }));
};
const checkout = (one: ReturnType<typeof cart>, key = fresh()) =>
  cashier.request(
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
    ['with a doubtful IMEI', { imei: '356938035643800' }, [400, 'activation.imeiInvalidCheckDigit', ['imei']]],
    ['with a test device', { imei: '000000000000000', isConfirmed: true }, [400, 'activation.testDevice', ['imei']]],
  ])('%s is rejected at its field', async (_, more, expected) => {
    expect(rejection((await prepare(more)).answer)).toEqual(expected);
  });

  test('is kept once; what it earns the shop is written and seen by those who may see costs', async () => {
    const { entry, answer } = await prepare({}, admin);
    const again = await admin.request('POST', '/activations', entry);
    expect([bodyOf(answer)['commission'], again.body]).toEqual([9_000, answer.body]);
    const { id, invoiceId, lineId, ...terms } = entry as typeof entry & { invoiceId: string; lineId: string };
    const seen = await cashier.request('PATCH', `/activations/${id}`, {
      ...terms,
      plan: 'Basic',
      commission: null,
      version: 1,
    });
    const activation = bodyOf(seen);
    expect([activation['plan'], activation['commission'], activation['iccid'], activation['phone']]).toEqual([
      'Basic',
      null,
      `${SIM}${luhnDigit(SIM)}`,
      '3055550142',
    ]);
    expect(bodyOf(await admin.request('GET', `/activations?invoiceId=${invoiceId}`))['items']).toEqual([
      { ...activation, commission: 9_000, spiff: 1_000 },
    ]);
    expect(rejection(await cashier.request('PATCH', `/activations/${id}`, { ...terms, version: 1 }))).toEqual([
      409,
      'record.changed',
      [],
    ]);
    const other = await prepare({ invoiceId, lineId, imei: imeiOf(901) });
    expect(rejection(other.answer)).toEqual([409, 'record.exists', []]);
    const duplicate = await prepare({ invoiceId });
    expect(rejection(duplicate.answer)).toEqual([409, 'activation.twice', ['imei']]);
    expect(bodyOf(await cashier.request('DELETE', `/activations/${id}`))['status']).toEqual('discarded');
  });
});

describe('a sale', () => {
  test('posts what was prepared with its lines, and lets go of what stood on a line that is gone', async () => {
    const one = cart(2);
    await prepare({ invoiceId: one.id, lineId: one.lines[0], imei: one.imeis[0] });
    await prepare({ invoiceId: one.id, lineId: fresh(), imei: imeiOf(902) });
    expect((await checkout(one)).status).toEqual(200);
    const day = '2026-03-02';
    expect(await activationsOf(one.id)).toEqual([
      { imei: one.imeis[0], status: 'pending', endedOn: null, day },
      { imei: imeiOf(902), status: 'discarded', endedOn: null, day: null },
    ]);
    // The timeline of the device shows the activation and its outcome.
    const [unit] = await rows('select device_id as id from units where code = $1', [one.imeis[0]]);
    const activation = bodyOf(await admin.request('GET', `/serials/${String(Object(unit)['id'])}`))[
      'entries'
    ] as SerialEntry[];
    const shown = activation.map(({ what, documentId, note, amount }) => [what, documentId, note, amount]);
    expect(shown).toEqual([
      ['activated', one.id, 'Northtel · Unlimited 50', null],
      ['moved', one.id, null, 86_492],
      ['moved', null, null, null],
    ]);
  });

  test('of another device than the one on the line posts nothing', async () => {
    const one = cart();
    await prepare({ invoiceId: one.id, lineId: one.lines[0], imei: imeiOf(903) });
    expect(rejection(await checkout(one))).toEqual([409, 'activation.otherDevice', []]);
    expect(await rows('select 1 from invoices where id = $1', [one.id])).toEqual([]);
  });

  test('of one device by two tills at once is one activation that day; a void lets it go again', async () => {
    const imei = imeiOf(904);
    const sales = [fresh(), fresh()].map((id) => ({ id, draft: draftOf(shop, { cables: 1 }) }));
    for (const { id, draft } of sales) await prepare({ invoiceId: id, lineId: draft.lines[0]!.id, imei, type: 'byod' });
    const post = ({ id, draft }: (typeof sales)[number]) =>
      cashier.request('POST', `/invoices/${id}/checkout`, { draft, tenders: [tenderOf('card', 2_164)] }, fresh());
    const answers = await Promise.all(sales.map(post));
    const codes = answers.map((answer) => bodyOf(answer)['code'] ?? 'posted');
    expect(codes.map(String).toSorted()).toEqual(['activation.sameDay', 'posted']);
    expect(rejection((await prepare({ imei })).answer)).toEqual([409, 'activation.sameDay', ['imei']]);
    const [winner, loser] = codes[0] === 'posted' ? sales : sales.toReversed();
    expect((await admin.request('POST', `/invoices/${winner!.id}/void`, { reason: 'Wrong' }, fresh())).status).toEqual(
      200,
    );
    const ended = { imei, status: 'cancelled', endedOn: '2026-03-02', day: '2026-03-02' };
    expect(await activationsOf(winner!.id)).toEqual([ended]);
    expect((await post(loser!)).status).toEqual(200);
  });
});

test.each(['that was never saved', 'that was saved'])(
  'a sale %s waits for what is being entered, and posts it',
  async (which) => {
    const one = cart();
    if (which === 'that was saved') await cashier.request('POST', '/invoices', { id: one.id, ...one.draft });
    const entered = { ...entryOf({ imei: one.imeis[0] }), invoiceId: one.id, lineId: one.lines[0]! };
    const [finish, finished] = gate();
    const [begin, begun] = gate();
    const other = inBusiness(db, shop.businessId, async (tx) => {
      await prepareActivation(
        tx,
        { ...shop.scope, limits: { viewCost: true }, permissions: [] },
        OPENED,
        activations.prepare.body.parse(entered),
      );
      begin();
      await finished;
    });
    await Promise.race([begun, other]);
    const sale = checkout(one);
    await blocked(db, sale);
    finish();
    await other;
    expect([(await sale).status, (await activationsOf(one.id)).map(({ status }) => status)]).toEqual([
      200,
      ['pending'],
    ]);
  },
);

test('what is entered for a sale that is posted, or thrown away, is rejected: nothing would post it', async () => {
  const [sold, dropped] = [cart(), cart()];
  expect((await checkout(sold)).status).toEqual(200);
  await cashier.request('POST', '/invoices', { id: dropped.id, ...dropped.draft });
  await cashier.request('DELETE', `/invoices/${dropped.id}`);
  for (const { id, lines, imeis } of [sold, dropped]) {
    const late = await prepare({ invoiceId: id, lineId: lines[0], imei: imeis[0] });
    expect(rejection(late.answer)).toEqual([409, 'invoice.posted', []]);
  }
});

test('the carrier’s answer moves it by the table, by those who may; each is noted', async () => {
  const { entry } = await activated();
  const reportStatus = (body: object, person = admin) =>
    person.request('POST', `/activations/${entry.id}/status`, body);
  const active = { status: 'active', confirmation: 'N-100', version: 2 };
  const ended = { status: 'cancelled', endedOn: '2026-03-02', reason: 'Moved away', version: 3 };
  expect((await reportStatus(active, cashier)).status).toEqual(403);
  expect(rejection(await reportStatus({ ...ended, status: 'chargedBack', version: 2 }))).toEqual([
    409,
    'activation.over',
    [],
  ]);
  expect(bodyOf(await reportStatus(active))['confirmation']).toEqual('N-100');
  expect(rejection(await reportStatus({ ...ended, endedOn: '2026-03-03' }))).toEqual([
    400,
    'purchase.dayAhead',
    ['endedOn'],
  ]);
  expect(bodyOf(await reportStatus(ended))['endedOn']).toEqual('2026-03-02');
  expect(bodyOf(await reportStatus({ ...ended, status: 'chargedBack', version: 4 }))['status']).toEqual('chargedBack');
  expect(rejection(await reportStatus({ ...active, version: 5 }))).toEqual([409, 'activation.over', []]);
  const changed = await cashier.request('DELETE', `/activations/${entry.id}`);
  expect(rejection(changed)).toEqual([409, 'activation.over', []]);
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
  expect((await cashier.request('POST', '/carriers', own)).status).toEqual(403);
  const [first, second] = [
    await admin.request('POST', '/carriers', own),
    await admin.request('POST', '/carriers', own),
  ];
  expect([bodyOf(first)['dealerCodes'], second.body]).toEqual([['B-1'], first.body]);
  expect(rejection(await admin.request('POST', '/carriers', { ...own, id: fresh() }))).toEqual([
    409,
    'carrier.nameTaken',
    ['name'],
  ]);
  const change = { ...form, name: 'Baytel', isActive: false, version: 1 };
  expect(rejection(await admin.request('PATCH', `/carriers/${own.id}`, { ...change, name: 'Northtel' }))).toEqual([
    409,
    'carrier.nameTaken',
    ['name'],
  ]);
  expect(bodyOf(await admin.request('PATCH', `/carriers/${own.id}`, change))['isActive']).toEqual(false);
  expect(rejection(await admin.request('PATCH', `/carriers/${own.id}`, change))).toEqual([409, 'record.changed', []]);
  const listed = bodyOf(await cashier.request('GET', '/carriers'))['items'] as { name: string }[];
  expect(listed.map(({ name }) => name)).toEqual(['Northtel', 'Baytel']);
  expect(rejection((await prepare({ carrierId: own.id })).answer)).toEqual([409, 'carrier.gone', ['carrierId']]);
});
