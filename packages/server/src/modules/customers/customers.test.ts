import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'cust');
const other = await smallShop(db, 'else');
const { app, changes, time } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, other, 'admin');
afterAll(() => app.close());

const flags = { tags: [], smsConsent: false, emailConsent: false, taxExempt: false };
const phone = (number: string) => ({ number, label: 'mobile', contactName: null, isPrimary: true });
const email = (address: string) => ({ address, isPrimary: true });
let added = 0;
/** Adds Rosa, by default with a phone and an email that no other customer has. */
const add = async (draft: object) => {
  const id = newId(OPENED);
  added += 1;
  const own = { phones: [phone(`(555) 020-${1000 + added}`)], emails: [email(`rosa${added}@mail.test`)] };
  const response = await cashier.request('POST', '/customers', {
    id,
    firstName: 'Rosa',
    lastName: 'Núñez',
    ...own,
    ...flags,
    ...draft,
  });
  return { id, ...response };
};
const body = (of: unknown) => Object(of) as Record<string, unknown>;
const names = async (path: string) => {
  const { body: list } = await admin.request('GET', path);
  return (body(list)['items'] as { name: string }[]).map((c) => c.name);
};

describe('a customer', () => {
  test('is added with the name that lists show, and the screens are told', async () => {
    const published: unknown[] = [];
    changes.listen((_audience, resource, id) => published.push([resource, id]));
    const rosa = { phones: [phone('+1 (555) 010-4477')], emails: [email('Rosa@Mail.test')] };
    const { id, ...response } = await add({ ...rosa, group: 'Wholesale', tags: ['vip'], smsConsent: true });
    expect(response).toEqual({
      status: 200,
      text: expect.any(String),
      body: {
        id,
        firstName: 'Rosa',
        lastName: 'Núñez',
        name: 'Rosa Núñez',
        phones: [phone('+15550104477')],
        phone: '+15550104477',
        emails: [email('rosa@mail.test')],
        email: 'rosa@mail.test',
        group: 'Wholesale',
        tags: ['vip'],
        birthday: null,
        smsConsent: true,
        emailConsent: false,
        consentAt: '2026-03-02T18:00:00.000Z',
        taxExempt: false,
        taxExemptNumber: null,
        taxExemptExpires: null,
        taxExemptFileId: null,
        creditLimit: null,
        alert: null,
        storeCredit: 0,
        company: null,
        street: null,
        country: null,
        city: null,
        state: null,
        postalCode: null,
        preferredLanguage: null,
        hearAboutUs: null,
        notes: null,
        invoiceCount: 0,
        totalSpent: 0,
        lastVisit: null,
        version: 1,
        createdAt: '2026-03-02T18:00:00.000Z',
        updatedAt: '2026-03-02T18:00:00.000Z',
      },
    });
    expect(published).toEqual([['customers', id]]);
    expect(body((await add({ id })).body)['code']).toEqual('record.exists');
  });

  test('of a company bears its name', async () => {
    expect(body((await add({ company: 'Acme Phones' })).body)['name']).toEqual('Acme Phones');
  });

  test.each([
    ['without phone and email', { phones: [], emails: [] }, 'customer.contactMissing', ['phones']],
    ['without a name', { firstName: ' ', lastName: null }, 'customer.nameMissing', ['firstName']],
    ['with a name of 61 characters', { lastName: 'x'.repeat(61) }, 'request.invalid', ['lastName']],
    ['with an email that is none', { emails: [email('rosa')] }, 'request.invalid', ['emails.0.address']],
    ['with letters for a phone', { phones: [phone('call me')] }, 'request.invalid', ['phones.0.number']],
    ['with a language that we do not speak', { preferredLanguage: 'fr' }, 'request.invalid', ['preferredLanguage']],
    ['with a field of our own', { totalSpent: 5 }, 'request.invalid', ['totalSpent']],
    ['with an id that is none', { id: '7' }, 'request.invalid', ['id']],
  ])('%s is rejected at the field', async (_, draft, code, fields) => {
    const rejected = await add(draft);
    expect([rejected.status, body(rejected.body)['code'], Object.keys(body(body(rejected.body)['fields']))]).toEqual([
      400,
      code,
      fields,
    ]);
  });

  test('is changed by the version that the person saw, and only the fields sent', async () => {
    const { id } = await add({ firstName: 'Before' });
    time.now = new Date('2026-03-02T18:10:00.000Z');
    const changed = await cashier.request('PATCH', `/customers/${id}`, { firstName: 'After', version: 1 });
    const { firstName, lastName, version, updatedAt } = body(changed.body);
    expect([firstName, lastName, version, updatedAt]).toEqual(['After', 'Núñez', 2, '2026-03-02T18:10:00.000Z']);

    const late = await cashier.request('PATCH', `/customers/${id}`, { firstName: 'Mine', city: null, version: 1 });
    expect([late.status, late.body]).toEqual([
      409,
      {
        code: 'record.changed',
        message: 'Someone else changed this record. Please review the differences.',
        fields: {
          firstName: {
            code: 'record.changed',
            message: 'Someone else changed this record. Please review the differences.',
            params: { now: 'After' },
          },
        },
      },
    ]);
    const audit = await inBusiness(db, shop.businessId, (tx) =>
      tx.raw('select action, user_id, before, after from audit_log where entity_id = $1 and before is not null', [id]),
    );
    expect(audit).toEqual([
      {
        action: 'customer.changed',
        user_id: shop.people.cashier.id,
        before: { firstName: 'Before' },
        after: { firstName: 'After' },
      },
    ]);
  });

  test('cannot lose phone and email together', async () => {
    const { id } = await add({ emails: [] });
    const rejected = await cashier.request('PATCH', `/customers/${id}`, { phones: [], version: 1 });
    expect(body(rejected.body)['code']).toEqual('customer.contactMissing');
  });

  test('of another business is unknown: to read, to change and to archive', async () => {
    const { id } = await add({});
    const answers = [
      await otherBusinessAdmin.request('GET', `/customers/${id}`),
      await otherBusinessAdmin.request('PATCH', `/customers/${id}`, { firstName: 'Taken', version: 1 }),
      await otherBusinessAdmin.request('DELETE', `/customers/${id}`),
      await admin.request('GET', `/customers/${newId(OPENED)}`),
      await admin.request('GET', '/customers/7'),
    ];
    expect(answers.map((a) => [a.status, body(a.body)['code']])).toEqual(
      Array.from({ length: 5 }, () => [404, 'record.notFound']),
    );
  });

  test('that is archived is in no list and no search, and nobody changes it', async () => {
    const { id } = await add({ firstName: 'Zacharias' });
    expect((await cashier.request('DELETE', `/customers/${id}`)).status).toEqual(403);
    expect((await admin.request('DELETE', `/customers/${id}`)).status).toEqual(200);
    expect(await names('/customers?search=zacharias')).toEqual([]);
    expect((await admin.request('PATCH', `/customers/${id}`, { firstName: 'Z', version: 2 })).status).toEqual(404);
  });
});

describe('the list of customers', () => {
  test('finds by words in any order, by the beginning of a word, without accents and case', async () => {
    await add({
      firstName: 'José',
      lastName: 'García',
      emails: [email('jose.garcia@correo.test')],
      phones: [phone('212 555 9876')],
    });
    await add({ firstName: 'Josefa', lastName: 'Quintana', emails: [], phones: [phone('212 555 1234')] });
    expect(await names('/customers?search=garcia jos')).toEqual(['José García']);
    expect(await names('/customers?search=jos')).toEqual(['José García', 'Josefa Quintana']);
    expect(await names('/customers?search=jose.garcia@cor')).toEqual(['José García']);
  });

  test('finds a phone by its first and its last digits, however it is typed', async () => {
    expect(await names('/customers?search=2125559')).toEqual(['José García']);
    expect(await names('/customers?search=9876')).toEqual(['José García']);
    expect(await names(`/customers?search=${encodeURIComponent('(212) 555-1234')}`)).toEqual(['Josefa Quintana']);
    expect(await names('/customers?search=876')).toEqual([]);
    expect(await names('/customers?search=%2D%2D')).toEqual([]);
  });

  test('is paged and sorted, the id telling equals apart', async () => {
    for (const firstName of ['Page', 'Page', 'Page']) await add({ firstName, lastName: 'Turner' });
    const page = (n: number) => admin.request('GET', `/customers?search=turner&limit=2&sort=-name&page=${n}`);
    const [first, second] = [body((await page(1)).body), body((await page(2)).body)];
    expect(first['pagination']).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2, hasNextPage: true });
    expect(second['pagination']).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2, hasNextPage: false });
    const ids = [first, second].flatMap((p) => (p['items'] as { id: string }[]).map((c) => c.id));
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(new Set(ids).size).toEqual(3);
  });

  test('shows the last visitors first and those who never came last', async () => {
    await inBusiness(db, shop.businessId, (tx) =>
      tx.raw(`update customers set last_visit = '2026-03-01T10:00:00Z' where name = 'José García'`),
    );
    expect(await names('/customers?sort=-lastVisit&limit=1')).toEqual(['José García']);
  });

  test('filters by language, and refuses a sort, a page and a filter that it does not know', async () => {
    await add({ firstName: 'Inés', preferredLanguage: 'es' });
    expect(await names('/customers?preferredLanguage=es')).toEqual(['Inés Núñez']);
    const rejected = await admin.request('GET', '/customers?sort=phone&page=0&limit=501&color=red');
    expect([rejected.status, Object.keys(body(body(rejected.body)['fields'])).toSorted()]).toEqual([
      400,
      ['color', 'limit', 'page', 'sort'],
    ]);
  });
});
