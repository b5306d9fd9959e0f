import { plainWorkstation } from '@tilldesk/domain/hardware';
import { expect, test } from 'vitest';
import { buySomething } from '../testing/buying.ts';
import { payBillOf } from '../testing/bill-payments.ts';
import { approveShift, paySomebody, saveHoursRules } from '../testing/hours.ts';
import { payExpenseOf } from '../testing/spending.ts';
import { fillCommissions } from '../testing/settling.ts';
import { countSomething } from '../testing/counting.ts';
import { imeiOf, smallShop } from '../testing/small-shop.ts';
import { enrol, newBrowser, passwordStep } from '../testing/two-factor.ts';
import { call, servicesOn, draftOf, signIn, tenderOf } from '../testing/till.ts';
import { fillCatalogue } from '../testing/catalogue.ts';
import { tempFileStorage, uploadText } from '../testing/uploads.ts';
import { sendMessage } from '../modules/chat/messages.store.ts';
import { startChat } from '../modules/chat/chat-status.store.ts';
import { noIntegrations } from '../integrations/integrations.ts';
import { workOnImports } from '../modules/imports/worker.ts';
import { importFile } from '../testing/importing.ts';
import { newId } from './new-id.ts';
import { testDatabase } from './testing/test-database.ts';
import { asOwner, attempt, inBusiness, outsideBusiness } from './transaction.ts';

const db = await testDatabase();
const [ours, otherShop] = [await smallShop(db, 'ours'), await smallShop(db, 'theirs')];

// A sale in each business, so that every table has rows of both.
const { fileStorage, remove } = tempFileStorage();
const team = { hours: { days: [1, 2, 3], from: '09:00', to: '17:00', timeZone: 'UTC' }, email: 'team@help.test' };
const services = await servicesOn(db, undefined, { fileStorage, integrations: { ...noIntegrations, team } });
const { app } = services;
const imports = workOnImports(services.services);
for (const shop of [ours, otherShop]) {
  const admin = await signIn(app, shop, 'admin');
  // Two customers with a note, a link and credit, who are merged.
  const [eva, other] = [newId('2026-03-02T18:00:00.000Z'), newId('2026-03-02T18:00:00.000Z')];
  for (const [id, number] of [
    [eva, '555-010-4477'],
    [other, '555-010-4478'],
  ]) {
    await admin.request('POST', '/customers', {
      id,
      firstName: 'Eva',
      phones: [{ number, label: 'mobile', contactName: null, isPrimary: true }],
      emails: [],
      tags: [],
      smsConsent: false,
      emailConsent: false,
      taxExempt: false,
    });
  }
  await admin.request('POST', `/customers/${eva}/notes`, { id: newId('2026-03-02T18:00:00.000Z'), text: 'Likes red' });
  await admin.request('POST', `/customers/${eva}/links`, { otherId: shop.customer, relation: 'friend' });
  const credit = { id: newId('2026-03-02T18:00:00.000Z'), amount: 100, reason: 'Sorry' };
  await admin.request('POST', `/customers/${other}/credits`, credit, 'credit-of-the-day');
  await admin.request('POST', `/customers/${other}/notes`, {
    id: newId('2026-03-02T18:00:00.000Z'),
    text: 'Same person',
  });
  const merge = { id: newId('2026-03-02T18:00:00.000Z'), otherId: other, version: 1, otherVersion: 1 };
  await admin.request('POST', `/customers/${eva}/merge`, merge, 'merge-of-the-day');
  await uploadText(app, admin.token);
  // A file of customers, tested and imported.
  await importFile(app, admin, imports.settled, 'customers', 'ID,First name,Email\nR-1,Ada,ada@mail.test');
  await fillCatalogue(app, admin, shop);
  await admin.request('POST', '/drafts', {
    route: '/customer-management/add-customer',
    record: '',
    content: { edited: {} },
  });
  // A shift with a drawer for the cash of the sale; a correction of the shift.
  const { email } = shop.people.admin;
  await admin.request('POST', '/clock/in', { email, pin: '1111', clockInCash: 100 });
  await payExpenseOf(admin);
  await inBusiness(db, shop.businessId, (tx) => fillCommissions(tx, shop));
  const free = Object((await admin.request('GET', '/meetings')).body) as { times: string[] };
  const meeting = {
    id: newId('2026-03-02T18:00:00.000Z'),
    startsAt: free.times[0],
    note: 'Help',
    timeZone: 'Europe/Madrid',
  };
  await admin.request('POST', '/meetings', meeting);
  await payBillOf(admin);
  const rate = { payType: 'hourly', amount: 1_500, from: '2026-03-01' };
  await admin.request('POST', `/employees/${shop.people.cashier.id}/pay-rates`, rate, 'pay-of-the-day');
  await admin.request('POST', '/employees/check', { email, accessPin: '9999' });
  // A browser in which the correct PIN was entered.
  await inBusiness(db, shop.businessId, (tx) =>
    tx.raw(`insert into pin_browsers (business_id, user_id, browser_hash, last_at) values ($1, $2, 'hash', now())`, [
      shop.businessId,
      shop.people.admin.id,
    ]),
  );
  // A pending change of the sign-in e-mail.
  await inBusiness(db, shop.businessId, (tx) =>
    tx.raw(
      `insert into email_changes (business_id, user_id, new_email, by_user, store_id, created_at, ends_at)
       values ($1, $2, 'new@x.test', $2, $3, now(), now())`,
      [shop.businessId, shop.people.admin.id, shop.scope.storeId],
    ),
  );
  // A mail that waits to be sent.
  await inBusiness(db, shop.businessId, (tx) =>
    tx.raw(
      `insert into mails (business_id, id, kind, address, content, due_at, created_at)
       values ($1, gen_random_uuid(), 'newPassword', 'ana@shop.test', 'sealed', now(), now())`,
      [shop.businessId],
    ),
  );
  // The sale reduces the cable to its reorder point, which causes a notification.
  await admin.request('PATCH', `/products/${shop.cable}`, { version: 1, reorderPoint: 99 });
  const body = {
    draft: draftOf(shop, { cables: 1, units: [shop.units[0]!.id] }),
    tenders: [tenderOf('cash', 200_000)],
  };
  const saleId = newId('2026-03-02T18:00:00.000Z');
  const sellerProof = { sellerId: shop.people.admin.id, accessPin: '1111' };
  await admin.request('POST', `/invoices/${saleId}/seller`, sellerProof);
  await admin.request('POST', `/invoices/${saleId}/checkout`, body, 'key-of-the-day');
  // Policies in writing, and a receipt by mail with its own link.
  const written = { id: newId('2026-03-02T18:00:00.000Z'), textEn: 'Within 14 days.', version: 0 };
  await admin.request('POST', '/refund-policy', { ...written, returnDays: 14, restockingFeeRate: '0' });
  const mailed = { id: newId('2026-03-02T18:00:00.000Z'), to: 'eva@mail.test', language: 'en' };
  await admin.request('POST', `/invoices/${saleId}/receipt/mails`, mailed);
  // A correction of the salesperson, a goodwill refund of one dollar with its tax.
  const swapped = { salespersonId: shop.people.cashier.id, reason: 'Swapped' };
  await admin.request('POST', `/invoices/${saleId}/salesperson`, swapped, 'key-of-swap');
  const goodwill = { kind: 'goodwill', invoiceId: saleId, customerId: null, lines: [], goodwill: 100, notes: null };
  const paidOut = { tenders: [tenderOf('cash', 108)], sale: null, approvalIds: [] };
  await admin.request(
    'POST',
    '/refunds',
    { id: newId('2026-03-02T18:00:00.000Z'), ...goodwill, ...paidOut },
    'key-of-refund',
  );
  // A phone that is traded in.
  const device = {
    customerId: shop.customer,
    productId: shop.phone,
    codes: [imeiOf(40)],
    grade: 'B',
    lockStatus: 'unlocked',
  };
  const unsaid = { color: null, storage: null, batteryHealth: null, notes: null, blacklistReference: null };
  const salesActor = {
    document: { kind: 'passport', number: 'X1', expires: null },
    blacklist: 'clear',
    unlocked: true,
    agreed: true,
  };
  const terms = { invoiceId: null, offer: 100, payout: 'cash' };
  const tradeIn = { id: newId('2026-03-02T18:00:00.000Z'), ...device, ...unsaid, ...salesActor, ...terms };
  await admin.request('POST', '/trade-ins', tradeIn);
  // A deposit for a draft, and a sale on account that is paid in instalments.
  const draftId = newId('2026-03-02T18:00:00.000Z');
  await admin.request('POST', '/invoices', { id: draftId, ...draftOf(shop, { cables: 1 }), customerId: shop.customer });
  const deposit = { id: newId('2026-03-02T18:00:00.000Z'), invoiceId: draftId, method: 'cash', amount: 100 };
  await admin.request('POST', '/deposits', deposit, deposit.id);
  await admin.request(
    'POST',
    `/invoices/${draftId}/checkout`,
    { tenders: [{ ...tenderOf('cash', 2_164), kind: 'onAccount' }], dueDate: '2026-03-20' },
    draftId,
  );
  const parts = [
    { dueDate: '2026-03-10', amount: 1_000 },
    { dueDate: '2026-04-10', amount: 1_164 },
  ];
  await admin.request('POST', `/invoices/${draftId}/instalments`, { version: 2, rows: parts, reason: 'Asked' });
  // A SIM to be activated.
  const [carrierId, activationId] = [newId('2026-03-02T18:00:00.000Z'), newId('2026-03-02T18:00:00.000Z')];
  const carrier = { id: carrierId, name: 'Carrier', simPrefix: null, simLength: null, dealerCodes: [], isActive: true };
  await admin.request('POST', '/carriers', carrier);
  await admin.request('POST', '/activations', {
    id: activationId,
    invoiceId: carrierId,
    lineId: carrierId,
    carrierId,
    dealerCode: null,
    type: 'new',
    term: null,
    plan: 'Plan',
    planPrice: 1,
    phone: null,
    portFrom: null,
    imei: imeiOf(41),
    iccid: null,
    account: null,
    commission: null,
    spiff: null,
  });
  // A broken cable, and a reserved one.
  const ids = { adjustment: newId('2026-03-02T18:00:00.000Z'), reservation: newId('2026-03-02T18:00:00.000Z') };
  const broken = [{ id: newId('2026-03-02T18:00:00.000Z'), productId: shop.cable, quantity: 1 }];
  const adjustment = { id: ids.adjustment, reason: 'damage', lines: broken };
  await admin.request('POST', '/inventory/adjustments', adjustment, ids.adjustment);
  const reservation = { productId: shop.cable, quantity: 1, customerId: shop.customer, until: '2026-03-09' };
  await admin.request('POST', '/inventory/reservations', { id: ids.reservation, ...reservation }, ids.reservation);
  const { items } = Object((await admin.request('GET', '/clock/list')).body) as {
    items: { id: string; version: number }[];
  };
  await admin.request('PATCH', `/clock/shifts/${items[0]!.id}`, {
    version: items[0]!.version,
    reason: 'Began later',
    logs: [{ status: 'CLOCKED_IN', at: '2026-03-02T17:00:00.000Z' }],
  });
  await saveHoursRules(admin);
  await approveShift(admin, await signIn(app, shop, 'cashier'), shop);
  await paySomebody(admin, shop);
  // An order that was received, billed and paid.
  await buySomething(admin, shop, imeiOf(500));
  await inBusiness(db, shop.businessId, (tx) =>
    tx.raw(
      `with file as (insert into files (business_id, id, user_id, store_id, name, mime, size, sha256, created_at)
         values ($1, $2, $3, $4, 'offer.pdf', 'application/pdf', 1, 'x', now()) returning business_id, id, user_id)
       insert into attachments (business_id, kind, record_id, file_id, name, user_id, at)
       select f.business_id, 'vendor', v.id, f.id, 'offer.pdf', f.user_id, now()
       from file f join vendors v on v.business_id = f.business_id`,
      [shop.businessId, newId('2026-03-02T18:00:00.000Z'), shop.scope.userId, shop.scope.storeId],
    ),
  );
  await countSomething(db, shop, admin, await signIn(app, shop, 'cashier'));
  // A workstation with a printer.
  const place = { ...plainWorkstation, name: 'Counter 1', id: newId('2026-03-02T18:00:00.000Z'), version: 0 };
  await admin.request('POST', '/workstations', place);
  // A chat with a message.
  const speaker = { ...shop.scope, name: 'admin', userType: 'admin' };
  const at = '2026-03-02T18:00:00.000Z';
  await inBusiness(db, shop.businessId, async (tx) => {
    const { id } = await startChat(tx, speaker, at, { topic: 'other', page: null, version: null });
    await sendMessage(tx, speaker, at, { chatId: id, content: 'Hello', file: null });
  });
  // A known browser, a mailed link, a pending code, and recovery codes.
  await passwordStep(services, shop, 'admin', { browser: newBrowser() });
  await call(app, 'POST', '/auth/forgot-password', { body: { store: shop.code, email: shop.people.admin.email } });
  await enrol(services, admin, 'mail');
}
await services.services.backgroundQueue.settled();
await imports.stop();
await app.close();
remove();

const tables = await asOwner(db, (tx) =>
  tx.raw<{ name: string; key: string | null; columns: string }>(
    `select c.relname as name, string_agg(a.attname, ', ' order by a.attnum) filter (where a.attgenerated = '' and a.attidentity = '') as columns,
       max(a.attname) filter (where a.attname = case c.relname when 'businesses' then 'id' else 'business_id' end) as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('schema_migrations', 'schema_functions') group by c.relname`,
  ),
);
const owned = tables.filter((t) => t.key !== null);

test('the rows of every table are apart: a bare query shows one business, another cannot be written into', async () => {
  expect(owned.length).toBeGreaterThan(15);
  for (const { name, key, columns } of owned) {
    const withoutFilter = await inBusiness(db, ours.businessId, (tx) =>
      tx.raw<{ of: string }>(`select distinct ${key} as of from ${name}`),
    );
    expect([name, withoutFilter]).toEqual([name, [{ of: ours.businessId }]]);

    const stolen = await inBusiness(db, ours.businessId, (tx) =>
      attempt(tx, () =>
        tx.raw(`update ${name} set ${key} = ${key} where ${key} = $1 returning 1`, [otherShop.businessId]),
      ),
    ).catch((error: unknown) => (error instanceof Error ? error.message : ''));
    // Ledgers reject any update; in other tables the other business's rows are invisible.
    expect([name, stolen]).toEqual([name, typeof stolen === 'string' ? `permission denied for table ${name}` : []]);

    const smuggled = inBusiness(db, ours.businessId, (tx) =>
      tx.raw(
        `insert into ${name} (${columns}) select ${columns.replace(new RegExp(`\\b${key}\\b`), '$1')} from ${name} limit 1`,
        [otherShop.businessId],
      ),
    );
    await expect(smuggled).rejects.toThrow(`new row violates row-level security policy for table "${name}"`);
  }
});

test('without a business no row of any table is seen, and what belongs to nobody is out of reach', async () => {
  for (const { name } of tables) {
    const seen = await outsideBusiness(db, (tx) => tx.raw(`select 1 from ${name} limit 1`));
    expect([name, seen]).toEqual([name, []]);
  }
});

test('what is booked is neither changed nor taken away', async () => {
  const ledgers = [
    'stock_movements',
    'payments',
    'audit_log',
    'cash_movements',
    'clock_approvals',
    'clock_corrections',
    'payroll_entries',
    'payroll_lines',
    'chat_messages',
    'vendor_ledger',
    'vendor_prices',
    'landed_shares',
    'customer_credits',
    'customer_notes',
    'count_scans',
    'policies',
    'receipt_mails',
    'salesperson_corrections',
    'base_entries',
    'commission_periods',
    'commission_entries',
  ];
  for (const ledger of ledgers) {
    for (const statement of [`update ${ledger} set id = id`, `delete from ${ledger}`]) {
      await expect(inBusiness(db, ours.businessId, (tx) => tx.raw(statement))).rejects.toThrow(/permission denied/);
    }
  }
});

test('a chat is closed and never taken away, and nobody is taken out of it', async () => {
  for (const table of ['chats', 'chat_members']) {
    await expect(inBusiness(db, ours.businessId, (tx) => tx.raw(`delete from ${table}`))).rejects.toThrow(
      /permission denied/,
    );
  }
});
