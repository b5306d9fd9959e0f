import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BackupStatus } from '@tilldesk/domain/backups';
import { afterAll, expect, test } from 'vitest';
import { createBackups } from '../../backup/backups.ts';
import { latestBackups } from '../../backup/jobs.store.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { openFileStorage } from '../../storage/file-storage.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';
import type { UserEvent } from '../../realtime/changes.ts';

const home = mkdtempSync(path.join(tmpdir(), 'tilldesk-backups-'));
const folder = path.join(home, 'backups');
const db = await testDatabase();
const shop = await smallShop(db, 'owned');
const published: UserEvent[] = [];
const time = { now: new Date('2026-11-23T12:00:00.000Z') };
const failed: unknown[] = [];
const make = (more: object = {}) =>
  createBackups({
    db,
    fileStorage: openFileStorage(home, undefined),
    settings: { folder, at: { hours: 3, minutes: 30 }, retention: { daily: 7, weekly: 4 } },
    keyFingerprint: 'f'.repeat(32),
    clock: () => time.now,
    log: { error: (...args: unknown[]) => void failed.push(args) },
    publish: (events) => void published.push(events),
    ...more,
  });
const backups = make();
const { app } = await servicesOn(db, undefined, { backups });
const admin = await signIn(app, shop, 'admin');
afterAll(async () => {
  await app.close();
  rmSync(home, { recursive: true, force: true });
});

const statusOf = (body: unknown) => body as BackupStatus;
const download = (id: string, token = admin.token) =>
  app.inject({ url: `/api/backups/${id}/file`, headers: { authorization: `Bearer ${token}` } });

test('an admin makes one, sees it, and downloads it; both are in the audit', async () => {
  const begun = await admin.request('POST', '/backups');
  expect([begun.status, statusOf(begun.body).items.length]).toEqual([200, 1]);
  await backups.settled();
  const status = statusOf((await admin.request('GET', '/backups')).body);
  const [one] = status.items;
  expect([one!.state, one!.cause, one!.done === one!.parts, status.last?.id, status.isOverdue, status.at]).toEqual([
    'done',
    'manual',
    true,
    one!.id,
    false,
    '03:30',
  ]);
  const file = await download(one!.id);
  expect([
    file.statusCode,
    file.headers['content-type'],
    file.rawPayload.length,
    file.headers['cache-control'],
  ]).toEqual([200, 'application/zip', one!.size, 'no-store']);
  const audit = await inBusiness(db, shop.businessId, (tx) =>
    tx.raw(`select action, entity_id as id from audit_log where entity = 'backup' order by at, action`),
  );
  expect(audit).toEqual([
    { action: 'backup.downloaded', id: one!.id },
    { action: 'backup.requested', id: one!.id },
  ]);
});

test('nobody but an admin sees, makes or downloads one, whatever their role allows', async () => {
  await asOwner(db, (tx) =>
    tx.raw(
      `update roles set permissions = (select permissions from roles r join users u on u.role_id = r.id where u.id = $1)
       where id = (select role_id from users where id = $2)`,
      [shop.people.admin.id, shop.people.cashier.id],
    ),
  );
  const cashier = await signIn(app, shop, 'cashier');
  await asOwner(db, (tx) =>
    tx.raw('update tokens set pin_granted_at = now() where user_id = $1', [shop.people.cashier.id]),
  );
  const id = (await latestBackups(db))[0]!.id;
  const answers = [await cashier.request('GET', '/backups'), await cashier.request('POST', '/backups')];
  expect(answers.map(({ status, body }) => [status, Object(body)['code']])).toEqual([
    [403, 'backup.adminOnly'],
    [403, 'backup.adminOnly'],
  ]);
  expect((await download(id, cashier.token)).statusCode).toEqual(403);
});

test('a second one is rejected while one is made', async () => {
  const [one, two] = await Promise.all([admin.request('POST', '/backups'), admin.request('POST', '/backups')]);
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  await backups.settled();
});

test('the schedule makes what is due, once for all servers, and keeps no more than it should', async () => {
  time.now = new Date('2026-11-25T12:00:00.000Z');
  expect((await backups.status()).isOverdue).toEqual(true);
  const before = (await latestBackups(db)).length;
  await Promise.all([backups.runDueBackup(), make().runDueBackup()]);
  await backups.runDueBackup();
  const rows = await latestBackups(db);
  expect([rows.length - before, rows[0]!.cause, rows[0]!.state]).toEqual([1, 'schedule', 'done']);
  expect(readdirSync(folder)).toEqual(['tilldesk-2026-11-23T12-00-00Z.zip', 'tilldesk-2026-11-25T12-00-00Z.zip']);
});

test('one that fails is logged, shown with its reason, and told to the admins; it is tried again after an hour', async () => {
  time.now = new Date('2026-11-27T12:00:00.000Z');
  writeFileSync(path.join(home, 'taken'), 'no folder');
  const settings = { folder: path.join(home, 'taken'), at: { hours: 3, minutes: 30 }, keep: { daily: 7, weekly: 4 } };
  const broken = make({ settings });
  await broken.runDueBackup();
  await broken.runDueBackup();
  const [row] = await latestBackups(db);
  expect([row!.state, row!.problem, failed.length]).toEqual(['failed', 'noFolder', 1]);
  expect(published.map(({ event, userId }) => [event, userId])).toEqual([['new_notification', shop.people.admin.id]]);
  time.now = new Date('2026-11-27T13:00:00.000Z');
  await backups.runDueBackup();
  expect((await latestBackups(db))[0]!.state).toEqual('done');
});

test('where several businesses share the server nobody downloads what holds all of them', async () => {
  const other = await smallShop(db, 'neighbour');
  const id = (await latestBackups(db))[0]!.id;
  for (const of of [shop, other]) {
    const { token, request } = await signIn(app, of, 'admin');
    expect(statusOf((await request('GET', '/backups')).body).mayDownload).toEqual(false);
    expect((await download(id, token)).json()).toEqual({
      code: 'backup.shared',
      message: 'This server has several businesses, so only its operator can provide a backup.',
    });
  }
});
