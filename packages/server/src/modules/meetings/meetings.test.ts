import { MEETINGS_AHEAD } from '@tilldesk/domain/meetings';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner } from '../../database/transaction.ts';
import { noIntegrations } from '../../integrations/integrations.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn, type Person } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'meet');
const other = await smallShop(db, 'meet-2');
const hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '12:00', timeZone: 'America/New_York' };
const integrations = { ...noIntegrations, team: { hours, email: 'team@help.test' } };
const { app, emails, time } = await servicesOn(db, '2026-03-02T18:00:00.000Z', { integrations });
const { app: without } = await servicesOn(db, '2026-03-02T18:00:00.000Z');
afterAll(() => Promise.all([app.close(), without.close()]));
const [admin, cashier, stranger] = [
  await signIn(app, shop, 'admin'),
  await signIn(app, shop, 'cashier'),
  await signIn(app, other, 'admin'),
];
beforeEach(async () => {
  emails.length = 0;
  time.now = new Date('2026-03-02T18:00:00.000Z');
  await asOwner(db, (tx) => tx.raw('delete from meetings'));
});

/** Tuesday, 9:00 in New York. */
const FIRST = '2026-03-03T14:00:00.000Z';
const listOf = async (person: Person) => {
  const { body } = await person.request('GET', '/meetings');
  const { items, times } = body as { items: { id: string; startsAt: string }[]; times: string[] | null };
  return { booked: items.map(({ startsAt }) => startsAt), times };
};
const book = async (person: Person, startsAt = FIRST, more: object = {}) => {
  const id = newId(OPENED);
  const body = { id, startsAt, note: 'Set up the scanner', timeZone: 'America/Chicago', ...more };
  const { status, body: answer } = await person.request('POST', '/meetings', body);
  return { id, status, code: Object(answer).code, fields: Object(answer).fields, answer: Object(answer) };
};

test('a booked time is mailed to the person and to the team with a calendar file, and is taken for everyone', async () => {
  expect((await listOf(cashier)).times?.[0]).toEqual(FIRST);
  const { id, status, answer } = await book(cashier);
  expect([status, answer.startsAt, answer.endsAt, answer.email]).toEqual([
    200,
    FIRST,
    '2026-03-03T14:30:00.000Z',
    'cashier@meet.test',
  ]);
  expect(answer.calendar.split('\r\n')).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:${id}@tilldesk`,
      'DTSTART:20260303T140000Z',
      'DTEND:20260303T143000Z',
      'DESCRIPTION:Set up the scanner',
    ]),
  );
  expect(emails.map(({ to, message }) => [to, message.kind, Object(message).timeZone, Object(message).person])).toEqual(
    [
      ['cashier@meet.test', 'meetingBooked', 'America/Chicago', 'cashier (cashier@meet.test)'],
      ['team@help.test', 'meetingBooked', 'America/New_York', 'cashier (cashier@meet.test)'],
    ],
  );
  for (const person of [cashier, admin, stranger]) {
    expect((await listOf(person)).times?.includes(FIRST)).toEqual(false);
  }
  expect([(await listOf(cashier)).booked, (await listOf(admin)).booked]).toEqual([[FIRST], []]);
});

test('people of two businesses who book one time together: one gets it, the other is told', async () => {
  const answers = await Promise.all([book(cashier), book(stranger), book(admin)]);
  expect(answers.filter(({ status }) => status === 200).length).toEqual(1);
  const rejected = answers.filter(({ status }) => status !== 200);
  expect(rejected.map(({ code, fields }) => [code, Object.keys(Object(fields))])).toEqual(
    Array(2).fill(['meeting.taken', ['startsAt']]),
  );
});

test('a cancelled meeting is mailed as cancelled with the same id, and its time is free again', async () => {
  const { id } = await book(cashier);
  emails.length = 0;
  expect((await admin.request('DELETE', `/meetings/${id}`)).status).toEqual(404);
  expect((await cashier.request('DELETE', `/meetings/${id}`)).status).toEqual(200);
  expect(emails.map(({ to, message }) => [to, message.kind])).toEqual([
    ['cashier@meet.test', 'meetingCancelled'],
    ['team@help.test', 'meetingCancelled'],
  ]);
  const lines = String(Object(emails[0]?.message).calendar).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:${id}@tilldesk`, 'STATUS:CANCELLED', 'SEQUENCE:1']),
  );
  expect((await listOf(stranger)).times?.[0]).toEqual(FIRST);
  expect((await cashier.request('DELETE', `/meetings/${id}`)).status).toEqual(404);
  expect((await book(stranger)).status).toEqual(200);
});

test('a time outside the hours, without notice, in an unknown zone, or a fourth one is rejected', async () => {
  const rejections = [
    await book(cashier, '2026-03-03T13:30:00.000Z'),
    await book(cashier, '2026-03-03T14:10:00.000Z'),
    await book(cashier, '2026-03-02T19:00:00.000Z'),
    await book(cashier, FIRST, { timeZone: 'Mars/Olympus' }),
    await book(cashier, FIRST, { note: ' ' }),
  ];
  expect(rejections.map(({ code, fields }) => [code, Object.keys(Object(fields))])).toEqual([
    ['meeting.taken', ['startsAt']],
    ['meeting.taken', ['startsAt']],
    ['meeting.taken', ['startsAt']],
    ['store.timeZoneUnknown', ['timeZone']],
    ['request.invalid', ['note']],
  ]);
  const { times } = await listOf(cashier);
  const all = await Promise.all(times!.slice(0, MEETINGS_AHEAD + 1).map((startsAt) => book(cashier, startsAt)));
  expect(all.map(({ code }) => code).filter(Boolean)).toEqual(['meeting.tooMany']);
});

test('a meeting that has started cannot be cancelled, and leaves the list when it ends', async () => {
  const { id } = await book(cashier);
  time.now = new Date(FIRST);
  const person = await signIn(app, shop, 'cashier');
  expect(Object((await person.request('DELETE', `/meetings/${id}`)).body).code).toEqual('meeting.started');
  time.now = new Date('2026-03-03T14:29:59.999Z');
  expect((await listOf(person)).booked).toEqual([FIRST]);
  time.now = new Date('2026-03-03T14:30:00.000Z');
  expect((await listOf(person)).booked).toEqual([]);
});

test('without hours of the team no times are offered, and none can be booked', async () => {
  const person = await signIn(without, shop, 'cashier');
  expect(await listOf(person)).toEqual({ booked: [], times: null });
  expect((await book(person)).code).toEqual('meeting.notOffered');
});
