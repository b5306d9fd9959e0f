import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { addTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';
import { customerPerson } from './testing/customer-person.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'guard');
// 4 March in Chicago ends at 6:00 UTC on 5 March.
const { app, time } = await servicesOn(db, '2026-03-05T05:40:00.000Z');
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
afterAll(() => app.close());

const { add, email, phone, names } = customerPerson(cashier);
const body = (of: unknown) => Object(of) as Record<string, unknown>;

describe('the duplicate guard', () => {
  test('finds who bears a phone or an email, however it is written', async () => {
    const mia = await add({ firstName: 'Mia', phones: [phone('(718) 555-0142')], emails: [email('mia@mail.test')] });
    const response = await cashier.request(
      'GET',
      `/customers/duplicates?phones=${encodeURIComponent('718.555.0142,555 000 1111')}&emails=MIA@mail.test`,
    );
    expect(response.body).toEqual({
      items: [
        {
          id: mia.id,
          name: 'Mia',
          phone: '+17185550142',
          email: 'mia@mail.test',
          values: ['+17185550142', 'mia@mail.test'],
          invoiceCount: 0,
          lastVisit: null,
        },
      ],
    });
    const own = await cashier.request('GET', `/customers/duplicates?emails=mia@mail.test&except=${mia.id}`);
    expect(own.body).toEqual({ items: [] });
  });

  test('refuses one who shares a phone, at the field, until the writer says that they are somebody else', async () => {
    const son = await add({ firstName: 'Son', phones: [phone('212 555 0001')] });
    const shared = { firstName: 'Mother', phones: [phone('212 555 0002'), phone('+1 212 555 0001')] };
    const rejected = await add(shared);
    const problem = {
      code: 'customer.duplicate',
      message: 'Son has +12125550001 already.',
      params: { name: 'Son', value: '+12125550001', id: son.id },
    };
    expect([rejected.status, rejected.body]).toEqual([409, { ...problem, fields: { 'phones.1': problem } }]);
    expect((await add({ ...shared, despiteDuplicate: [newId(OPENED)] })).status).toEqual(409);

    const duplicate = await add({ ...shared, despiteDuplicate: [son.id] });
    expect([duplicate.status, body(duplicate.body)['phone']]).toEqual([200, '+12125550002']);
    const changed = await cashier.request('PATCH', `/customers/${duplicate.id}`, { lastName: 'Ruiz', version: 1 });
    expect([changed.status, body(changed.body)['name']]).toEqual([200, 'Mother Ruiz']);
  });

  test('stands at a change too, for what is new on the customer', async () => {
    const first = await add({ firstName: 'First', emails: [email('first@mail.test')] });
    const second = await add({ firstName: 'Second' });
    const change = { emails: [email('first@mail.test')], version: 1 };
    const rejected = await cashier.request('PATCH', `/customers/${second.id}`, change);
    expect([rejected.status, Object.keys(body(body(rejected.body)['fields']))]).toEqual([409, ['emails.0']]);
    const despite = await cashier.request('PATCH', `/customers/${second.id}`, {
      ...change,
      despiteDuplicate: [first.id],
    });
    expect([despite.status, body(despite.body)['email']]).toEqual([200, 'first@mail.test']);
  });

  test('lets one of two through who write the same phone at once', async () => {
    const duplicate = { phones: [phone('305 555 0190')] };
    const answers = await Promise.all([1, 2, 3].map(() => add({ firstName: 'Twin', ...duplicate })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('says nothing of one who is archived', async () => {
    const archived = await add({ firstName: 'Gone', phones: [phone('305 555 0170')] });
    await admin.request('DELETE', `/customers/${archived.id}`);
    expect((await add({ firstName: 'New', phones: [phone('305 555 0170')] })).status).toEqual(200);
  });
});

test('a paper that proves an exemption must be there', async () => {
  const rejected = await add({ taxExemptFileId: newId(OPENED) });
  expect([rejected.status, Object.keys(body(body(rejected.body)['fields']))]).toEqual([404, ['taxExemptFileId']]);
});

test('the day of a consent is that on which it was last given or taken back', async () => {
  const { id } = await add({ firstName: 'Consent', smsConsent: true });
  const change = async (at: string, changes: object) => {
    time.now = new Date(at);
    return body((await cashier.request('PATCH', `/customers/${id}`, changes)).body)['consentAt'];
  };
  expect([
    await change('2026-03-05T05:41:00.000Z', { city: 'Austin', version: 1 }),
    await change('2026-03-05T05:42:00.000Z', { smsConsent: false, version: 2 }),
  ]).toEqual(['2026-03-05T05:40:00.000Z', '2026-03-05T05:42:00.000Z']);
});

describe('a customer is found', () => {
  test('by any phone or email, by a tag, a group, an IMEI that they bought, and their invoice', async () => {
    const { id } = await add({
      firstName: 'Findme',
      phones: [phone('646 555 0101'), phone('646 555 0102')],
      emails: [email('one@find.test'), email('two@find.test')],
      group: 'Wholesale',
      tags: ['collector'],
    });
    const unit = shop.units[0]!;
    const terms = termsOf([], [unit.code]).map((term) => [term, unit.id] as const);
    await inBusiness(db, shop.businessId, (tx) => addTerms(tx, shop.businessId, 'unit', terms));
    const sale = { ...draftOf(shop, { units: [unit.id] }), customerId: id };
    const invoice = newId(OPENED);
    const sold = await admin.request(
      'POST',
      `/invoices/${invoice}/checkout`,
      { draft: sale, tenders: [tenderOf('card', 86_492)] },
      'sale-of-findme',
    );
    const number = String(body(sold.body)['number']);
    for (const search of ['6465550102', '0102', 'two@find', 'collector', 'whole', unit.code, number.slice(4)]) {
      expect([search, await names(`/customers?search=${encodeURIComponent(search)}`)]).toEqual([search, ['Findme']]);
    }
    const till = await cashier.request('GET', `/till/customers?text=${unit.code.slice(-6)}`);
    expect((body(till.body)['items'] as { name: string }[]).map(({ name }) => name)).toEqual(['Findme']);
    const devices = await cashier.request('GET', `/customers/${id}/devices`);
    expect(body(devices.body)['items']).toEqual([
      {
        lineId: sale.lines[0]!.id,
        unitId: unit.id,
        code: unit.code,
        productName: 'Phone X',
        status: 'sold',
        invoiceId: invoice,
        invoice: number,
        storeName: 'Shop guard',
        isHere: true,
        soldAt: time.now.toISOString(),
        warrantyUntil: '2027-03-04',
      },
    ]);
    const paid = await admin.request('GET', `/customers/${id}/payments`);
    expect(body(paid.body)['items']).toEqual([
      {
        id: expect.any(String),
        invoiceId: invoice,
        invoice: number,
        kind: 'card',
        amount: 86_492,
        reference: 'TERM-1',
        takenBy: 'admin',
        at: time.now.toISOString(),
      },
    ]);
  });

  test('at the till with the alert, and exempt from tax only while the exemption holds', async () => {
    const exempt = { taxExempt: true, taxExemptExpires: '2026-03-04', alert: 'Owes a charger' };
    const { id } = await add({ firstName: 'Exempt', phones: [], emails: [email('tax@mail.test')], ...exempt });
    const at = async (now: string) => {
      time.now = new Date(now);
      return (await cashier.request('GET', `/till/customers/${id}`)).body;
    };
    const seen = { id, name: 'Exempt', phone: null, email: 'tax@mail.test', alert: 'Owes a charger', storeCredit: 0 };
    expect([await at('2026-03-05T05:59:00.000Z'), await at('2026-03-05T06:01:00.000Z')]).toEqual([
      { ...seen, taxExempt: true },
      { ...seen, taxExempt: false },
    ]);
    const drafted = await admin.request('POST', '/invoices', {
      id: newId(OPENED),
      ...draftOf(shop, { cables: 1 }),
      customerId: id,
    });
    expect(body(drafted.body)['tax']).toEqual(165);
  });

  test('in the groups that there are', async () => {
    await inBusiness(db, shop.businessId, (tx) =>
      tx.raw(`update customers set customer_group = 'Trade' where name = 'Twin'`),
    );
    expect((await cashier.request('GET', '/customers/groups')).body).toEqual({ items: ['Trade', 'Wholesale'] });
    expect(await names('/customers?group=Trade')).toEqual(['Twin']);
  });
});
