import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import type { Db } from '../database/pool.ts';
import { asOwner, inBusiness } from '../database/transaction.ts';
import { smallShop, type SmallShop } from '../testing/small-shop.ts';
import { servicesOn, signIn } from '../testing/till.ts';
import { uploadText } from '../testing/uploads.ts';
import { maintainFiles } from './maintenance.ts';
import { openFileStorage } from './file-storage.ts';
import { checkStorage, matchStorage } from './storage.store.ts';
import { compareFiles, sweepFiles } from './sweep.store.ts';

const home = mkdtempSync(path.join(tmpdir(), 'tilldesk-sweep-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const place = (name: string) => path.join(home, name);
const now = new Date('2027-06-01T12:00:00.000Z');
const long = new Date('2027-04-01T00:00:00.000Z');
const at = now.toISOString();

const db = await testDatabase();
const shop = await smallShop(db, 'sweep');

/** Returns a server with its own file storage, and a function that uploads a text. */
async function serverIn(folder: string, on: Db = db, of: SmallShop = shop) {
  const fileStorage = openFileStorage(folder, undefined);
  const { app } = await servicesOn(on, undefined, { fileStorage });
  const { token } = await signIn(app, of, 'admin');
  const upload = async () => (await uploadText(app, token)).split('/').at(-1) ?? '';
  return { fileStorage, upload, close: () => app.close() };
}
const fileOf = (folder: string, id: string, of = shop) => path.join(folder, 'files', of.businessId, id);
const idsOf = (of = shop) =>
  inBusiness(db, of.businessId, (tx) => tx.raw<{ id: string }>('select id from files order by created_at')).then(
    (rows) => rows.map(({ id }) => id),
  );
const starts = (name: string, kind: Db['kind'] = 'postgres', on: Db = db) => {
  const warned: string[] = [];
  return checkStorage({ ...on, kind }, openFileStorage(place(name), undefined), {
    place: place(name),
    now: at,
    warn: (s) => void warned.push(s),
  }).then(() => warned);
};

describe('R1: a second server on the database', () => {
  test('whose files are in a folder of its own is rejected at the start with a sentence; one that shares it is not', async () => {
    expect(await starts('first')).toEqual([]);
    await expect(starts('second')).rejects.toThrow(
      /^The uploaded files of this database are kept in another storage than .*second\. Several servers on one database need the same bucket/,
    );
    expect([await starts('first'), existsSync(path.join(place('second'), 'files', 'storage.id'))]).toEqual([[], false]);
  });

  test('costs neither of them a file: no start changes a row or a byte, however often both start', async () => {
    const [a, b] = [await serverIn(place('first')), await serverIn(place('alien'))];
    const [mine, otherFiles] = [
      [await a.upload(), await a.upload()],
      [await b.upload(), await b.upload()],
    ];
    for (const name of ['alien', 'first', 'alien']) await starts(name).catch(() => []);
    expect((await idsOf()).toSorted()).toEqual([...mine, ...otherFiles].toSorted());
    const existingFiles = [
      ...mine.map((id) => fileOf(place('first'), id)),
      ...otherFiles.map((id) => fileOf(place('alien'), id)),
    ];
    expect(existingFiles.map((file) => existsSync(file))).toEqual([true, true, true, true]);
    await Promise.all([a.close(), b.close()]);
  });

  test('with another installation’s folder is rejected with that word', async () => {
    const other = await testDatabase();
    await starts('others', 'postgres', other);
    await expect(starts('others')).rejects.toThrow(/which belongs to another installation/);
  });

  test('two that start at once on a new database agree on one storage', async () => {
    const fresh = await testDatabase();
    const ends = await Promise.allSettled(['one', 'two'].map((name) => starts(name, 'postgres', fresh)));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('our own database serves one server: there it is said, and the shop opens', async () => {
    expect(await starts('elsewhere', 'embedded')).toEqual([expect.stringContaining('another storage') as string]);
  });
});

describe('what no start and no sweep may delete', () => {
  test('bytes that are newer than a restored database', async () => {
    const mine = await serverIn(place('first'));
    const id = await mine.upload();
    // As with an older database, which does not have the row.
    await asOwner(db, (tx) => tx.raw('delete from files where id = $1', [id]));
    await starts('first');
    const found = await compareFiles(db, mine.fileStorage, new Date());
    expect(found.withoutRow).toEqual([
      { key: `${shop.businessId}/${id}`, since: expect.any(Date) as Date, isOld: false },
    ]);
    expect(await sweepFiles(db, mine.fileStorage, new Date())).toEqual({ moved: 0, deleted: 0 });
    expect(existsSync(fileOf(place('first'), id))).toEqual(true);
    await mine.close();
  });

  test('rows whose disk is not mounted', async () => {
    const mine = await serverIn(place('first'));
    const before = await idsOf();
    renameSync(path.join(place('first'), 'files'), place('unmounted'));
    await sweepFiles(db, openFileStorage(place('first'), undefined), now);
    expect((await compareFiles(db, openFileStorage(place('first'), undefined), now)).withoutBytes.length).toEqual(
      before.length,
    );
    expect(await idsOf()).toEqual(before);
    rmSync(path.join(place('first'), 'files'), { recursive: true, force: true });
    renameSync(place('unmounted'), path.join(place('first'), 'files'));
    await mine.close();
  });

  test('files of a business that this database does not know, in a bucket that two installations share', async () => {
    const foreign = path.join(place('first'), 'files', '018f3f6e-0000-7000-8000-000000000009');
    mkdirSync(foreign, { recursive: true });
    writeFileSync(path.join(foreign, 'theirs'), 'x');
    utimesSync(path.join(foreign, 'theirs'), long, long);
    await sweepFiles(db, openFileStorage(place('first'), undefined), now);
    expect(existsSync(path.join(foreign, 'theirs'))).toEqual(true);
  });

  test('anything of a storage that is not the database’s own', async () => {
    mkdirSync(path.dirname(fileOf(place('alien'), 'old')), { recursive: true });
    writeFileSync(fileOf(place('alien'), 'old'), 'x');
    utimesSync(fileOf(place('alien'), 'old'), long, long);
    const settings = { dataFolder: place('alien'), bucket: undefined };
    const lines: string[] = [];
    const sweep = maintainFiles(db, settings, { sweep: true }, (s) => void lines.push(s), now);
    await expect(sweep).rejects.toThrow(/are not kept in .*alien.*Nothing was swept\.$/);
    expect(existsSync(fileOf(place('alien'), 'old'))).toEqual(true);
  });
});

test('`tilldesk files` lists what is uneven; a sweep puts what is old into the trash and empties it a month later', async () => {
  const other = await testDatabase();
  const own = await smallShop(other, 'tidy');
  const server = await serverIn(place('tidy'), other, own);
  const settings = { dataFolder: place('tidy'), bucket: undefined };
  const [retained, lost] = [await server.upload(), await server.upload()];
  rmSync(fileOf(place('tidy'), lost, own));
  writeFileSync(fileOf(place('tidy'), 'stray', own), 'x');
  utimesSync(fileOf(place('tidy'), 'stray', own), long, long);
  const run = async (options: object, when = now) => {
    const lines: string[] = [];
    await maintainFiles(other, settings, options, (s) => void lines.push(s), when);
    return lines;
  };
  expect(await run({})).toEqual([
    `without a row: ${own.businessId}/stray, since ${long.toISOString()}`,
    `without a file: ${own.businessId}/${lost} (a.txt, uploaded 2026-03-02T18:00:00.000Z)`,
    '1 files; 1 without a row, 1 of them for more than 30 days; 1 rows without a file; 0 in the trash',
  ]);
  expect((await run({ sweep: true })).at(-1)).toEqual('1 moved to the trash, 0 deleted from it');
  const trash = path.join(place('tidy'), 'files', 'trash', '2027-06-01', own.businessId, 'stray');
  expect([existsSync(trash), existsSync(fileOf(place('tidy'), retained, own))]).toEqual([true, true]);
  expect((await run({ sweep: true }, new Date('2027-06-20T00:00:00.000Z'))).at(-1)).toEqual(
    '0 moved to the trash, 0 deleted from it',
  );
  expect((await run({ sweep: true }, new Date('2027-07-03T00:00:00.000Z'))).at(-1)).toEqual(
    '0 moved to the trash, 1 deleted from it',
  );
  // The files were moved to another folder: the operator adopts it.
  renameSync(path.join(place('tidy'), 'files', own.businessId), place('aside'));
  const moved = openFileStorage(place('new'), undefined);
  expect(await matchStorage(other, moved, at)).toEqual('unmarked');
  await maintainFiles(other, { dataFolder: place('new'), bucket: undefined }, { adopt: true }, () => undefined, now);
  expect([await matchStorage(other, moved, at), await matchStorage(other, server.fileStorage, at)]).toEqual([
    'same',
    'other',
  ]);
  await server.close();
});
