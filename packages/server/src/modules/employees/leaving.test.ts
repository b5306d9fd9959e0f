import type { Chat } from '@tilldesk/domain/chat';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { chatTestServer } from '../../testing/support-chats.ts';
import { draftOf, signIn, type ApiResponse } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'leave');
const foreign = await smallShop(db, 'leave-2');
const server = await chatTestServer(db);
afterAll(server.close);
const { app } = server;
const admin = await signIn(app, shop, 'admin');
const { cashier, trainee } = shop.people;

const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const body = (response: ApiResponse) => Object(response.body) as Record<string, unknown>;
const rejection = (response: ApiResponse) => [
  response.status,
  body(response)['code'],
  Object.keys(Object(body(response)['fields']))[0] ?? null,
];
const leave = (id: string, handOverTo: string | null = null) =>
  admin.request('POST', `/employees/${id}/leave`, { handOverTo });
const back = (id: string) => admin.request('PATCH', `/employees/${id}`, { active: true });
const audited = async (id: string) => {
  const [entry] = await rows(
    `select user_id, after from audit_log where action = 'employee.left' and entity_id = $1 order by at desc, id desc limit 1`,
    [id],
  );
  return entry;
};

test('who leaves hands over drafts and quotes; the open shift ends, the drawer closes without a count', async () => {
  const person = await signIn(app, shop, 'cashier');
  await person.request('POST', '/clock/in', { email: cashier.email, pin: '1111', clockInCash: 100 });
  const [draftId, ownId] = [newId(OPENED), newId(OPENED)];
  const made = await person.request('POST', '/invoices', { id: draftId, ...draftOf(shop, { cables: 1 }) });
  await admin.request('POST', '/invoices', { id: ownId, ...draftOf(shop, { cables: 1 }) });
  expect([made.status, (await leave(cashier.id, trainee.id)).status]).toEqual([200, 200]);

  expect(
    await rows('select id, salesperson_id from invoices where id = any($1) order by id', [[draftId, ownId]]),
  ).toEqual(
    [
      { id: draftId, salesperson_id: trainee.id },
      { id: ownId, salesperson_id: shop.people.admin.id },
    ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  expect(
    await rows(
      `select s.status, s.ended_at is not null as ended, s.clock_out_cash, r.status as drawer, r.counted_cash
       from clock_sessions s join register_sessions r on r.id = s.register_session_id where s.user_id = $1`,
      [cashier.id],
    ),
  ).toEqual([{ status: 'CLOCKED_OUT', ended: true, clock_out_cash: null, drawer: 'uncounted', counted_cash: null }]);
  const { active, leaveDate } = body(await admin.request('GET', `/employees/${cashier.id}`));
  expect([active, leaveDate]).toEqual([false, '2026-03-02']);
  expect((await person.request('GET', '/session')).status).toEqual(401);
  expect(await audited(cashier.id)).toEqual({
    user_id: shop.people.admin.id,
    after: { leaveDate: '2026-03-02', handOverTo: trainee.id, drafts: 1, chats: 0 },
  });
});

test('a draft of a store in which the colleague does not work stays; a changed line counts as a change of its draft', async () => {
  const [kept, shared] = [newId(OPENED), newId(OPENED)];
  await back(cashier.id);
  const person = await signIn(app, shop, 'cashier');
  const draft = draftOf(shop, { cables: 1 });
  const lines = draft.lines.map((line) => ({ ...line, salespersonId: cashier.id }));
  await person.request('POST', '/invoices', { id: kept, ...draftOf(shop, { cables: 1 }) });
  expect((await admin.request('POST', '/invoices', { id: shared, ...draft, lines })).status).toEqual(200);
  await rows('delete from user_stores where user_id = $1', [trainee.id]);
  await leave(cashier.id, trainee.id);
  const state = () =>
    rows(
      `select i.id = $1 as kept, i.salesperson_id, i.version, l.salesperson_id as of_line
       from invoices i join invoice_lines l on l.invoice_id = i.id where i.id = any($2) order by 1`,
      [kept, [kept, shared]],
    );
  expect(await state()).toEqual([
    { kept: false, salesperson_id: shop.people.admin.id, version: 1, of_line: cashier.id },
    { kept: true, salesperson_id: cashier.id, version: 1, of_line: null },
  ]);
  await rows('insert into user_stores (business_id, user_id, store_id) values ($1, $2, $3)', [
    shop.businessId,
    trainee.id,
    shop.scope.storeId,
  ]);
  await back(cashier.id);
  await leave(cashier.id, trainee.id);
  expect(await state()).toEqual([
    { kept: false, salesperson_id: shop.people.admin.id, version: 2, of_line: trainee.id },
    { kept: true, salesperson_id: trainee.id, version: 2, of_line: null },
  ]);
});

test('a person leaves once, and may come back', async () => {
  expect(rejection(await leave(cashier.id))).toEqual([409, 'employee.left', null]);
  const { active, leaveDate } = body(await back(cashier.id));
  expect([active, leaveDate]).toEqual([true, null]);
});

test('a suspended person can leave; a suspension alone is no leave', async () => {
  const suspended = body(await admin.request('DELETE', `/employees/${trainee.id}`));
  expect([suspended['active'], suspended['leaveDate']]).toEqual([false, null]);
  expect(body(await leave(trainee.id))['leaveDate']).toEqual('2026-03-02');
  await back(trainee.id);
});

test('drafts and chats go only to a colleague of the business who works there', async () => {
  await admin.request('DELETE', `/employees/${trainee.id}`);
  expect([
    rejection(await leave(cashier.id, trainee.id)),
    rejection(await leave(cashier.id, cashier.id)),
    rejection(await leave(cashier.id, foreign.people.cashier.id)),
    rejection(await leave(shop.people.admin.id)),
    rejection(await leave(foreign.people.cashier.id)),
  ]).toEqual([
    [400, 'employee.handOverInactive', 'handOverTo'],
    [400, 'employee.handOverInactive', 'handOverTo'],
    [404, 'record.notFound', 'handOverTo'],
    [409, 'employee.self', null],
    [404, 'record.notFound', null],
  ]);
  await back(trainee.id);
  expect(body(await admin.request('GET', `/employees/${cashier.id}`))['active']).toEqual(true);
});

test('chats go to a colleague who may answer them, else they wait again; everyone who sees them learns it', async () => {
  const [sam, kim] = [await server.addPerson(shop, 'sam', 'manager'), await server.addPerson(shop, 'kim', 'manager')];
  const requesters = [
    await server.addPerson(shop, 'first', 'employee'),
    await server.addPerson(shop, 'second', 'employee'),
  ] as const;
  const [first, second] = [await requesters[0].start(), await requesters[1].start()];
  await sam.join(first.chatId);
  await leave(sam.id, kim.id);
  const staffSeen = () => requesters[0].of('chat_details').map((chat) => (chat as Chat).staff?.name ?? null);
  await expect.poll(staffSeen).toEqual([null, 'sam', 'kim']);
  const chatOf = async (one: typeof kim, chatId: string) => (await one.list()).find((chat) => chat.chatId === chatId);
  expect((await chatOf(requesters[0], first.chatId))?.staff).toEqual({ id: kim.id, name: 'kim' });

  await kim.join(second.chatId);
  // A manager without the right to chats does not get them.
  const lou = await server.addPerson(shop, 'lou', 'manager', '');
  await leave(kim.id, lou.id);
  await expect.poll(staffSeen).toEqual([null, 'sam', 'kim', null]);
  const waiting = [await chatOf(requesters[0], first.chatId), await chatOf(requesters[1], second.chatId)];
  expect(waiting.map((chat) => [chat?.status, chat?.staff])).toEqual([
    ['waiting', null],
    ['waiting', null],
  ]);
});
