import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { migrationsIn } from '../database/migrate.ts';
import type { Db } from '../database/pool.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../database/transaction.ts';
import { openFileStorage } from '../storage/file-storage.ts';
import { differences } from '../views/verify/verify.store.ts';
import { smallShop } from '../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../testing/till.ts';
import { uploadText } from '../testing/uploads.ts';
import { escapeLine, rowsIn } from './lines.ts';
import { latestBackups, makeBackup } from './jobs.store.ts';
import { restoreBackup, type RestoreOptions } from './restore.ts';
import { ledgerSums } from './sums.ts';
import { tablesOf } from './tables.store.ts';
import { writeBackup } from './write-backup.ts';

const home = mkdtempSync(path.join(tmpdir(), 'tilldesk-backup-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const at = (name: string) => path.join(home, name);
const now = new Date('2026-11-23T19:30:00.000Z');
const keyFingerprint = 'f'.repeat(32);

const db = await testDatabase();
const shop = await smallShop(db, 'backup');
const fileStorage = openFileStorage(at('source'), undefined);
const { app } = await servicesOn(db, undefined, { fileStorage });
afterAll(() => app.close());
const admin = await signIn(app, shop, 'admin');
const lost = await uploadText(app, admin.token);
const uploaded = await uploadText(app, admin.token);
rmSync(path.join(at('source'), 'files', shop.businessId, lost.split('/').at(-1)!));
// Characters that are difficult for text forms of values.
const difficult = 'a\\b\nc\rd,e"f(g)\tñ€\u2028😀 {null}';
await inBusiness(db, shop.businessId, (tx) => tx.raw('update businesses set name = $1', [difficult]));
const sell = (key: string) =>
  admin.request(
    'POST',
    `/invoices/${key}/checkout`,
    { draft: draftOf(shop, { cables: 1 }), tenders: [tenderOf('cash', 2_164)] },
    key,
  );
await sell('018f3f6e-0000-7000-8000-0000000000b1');
await sell('018f3f6e-0000-7000-8000-0000000000b2');

const file = at('shop.zip');
const { manifest } = await writeBackup({ db, fileStorage, file, keyFingerprint, now });

/** Every row of every table as text, with the next values of identity columns. */
const contentOf = (of: Db) =>
  asOwner(of, async (tx) => {
    const content: Record<string, unknown> = {};
    for (const { name } of await tablesOf(tx)) {
      const rows = await tx.raw<{ row: string }>(`select t::text as row from public."${name}" t order by 1`);
      content[name] = rows.map(({ row }) => row);
    }
    for (const table of ['tokens', 'challenges', 'password_links']) delete content[table];
    return { content, sums: await ledgerSums(tx) };
  });
const restore = (into: Db, options: Partial<RestoreOptions> = {}) =>
  restoreBackup({
    db: into,
    fileStorage: openFileStorage(at('target'), undefined),
    file,
    keyFingerprint,
    now,
    ...options,
  });

describe('a backup', () => {
  test('restored into an empty database is the same shop, row for row, and it sells on', async () => {
    const target = await testDatabase(10, onTestFinished);
    const { differences: found, newSteps } = await restore(target);
    expect([found, newSteps]).toEqual([[], []]);
    expect(await contentOf(target)).toEqual(await contentOf(db));
    const { app: again } = await servicesOn(target, undefined, {
      fileStorage: openFileStorage(at('target'), undefined),
    });
    const restoredAdmin = await signIn(again, shop, 'admin');
    const read = await again.inject({ url: uploaded, headers: { authorization: `Bearer ${restoredAdmin.token}` } });
    expect(read.body).toEqual('hello');
    const key = '018f3f6e-0000-7000-8000-0000000000b3';
    const sale = { draft: draftOf(shop, { cables: 1 }), tenders: [tenderOf('cash', 2_164)] };
    const sold = await restoredAdmin.request('POST', `/invoices/${key}/checkout`, sale, key);
    expect([sold.status, Object(sold.body)['number']]).toEqual([200, 'INV-1003']);
    // The same key returns the same answer as before the restore.
    expect(
      (
        await restoredAdmin.request(
          'POST',
          '/invoices/018f3f6e-0000-7000-8000-0000000000b1/checkout',
          sale,
          '018f3f6e-0000-7000-8000-0000000000b1',
        )
      ).status,
    ).toEqual(422);
    expect(await differences(target)).toEqual([]);
    await again.close();
  });

  test('keeps tenants apart after the restore, and nobody stays signed in', async () => {
    const target = await testDatabase(10, onTestFinished);
    await restore(target);
    const { app: again } = await servicesOn(target);
    expect(
      (await again.inject({ url: '/api/invoices', headers: { authorization: `Bearer ${admin.token}` } })).statusCode,
    ).toEqual(401);
    const seen = await inBusiness(target, '018f3f6e-0000-7000-8000-000000000001', (tx) =>
      tx.raw('select 1 from invoices'),
    );
    expect(seen).toEqual([]);
    await again.close();
  });

  test('says which uploaded files were not there, and what it comes to', () => {
    expect([manifest.missingFiles, manifest.files.length]).toEqual([
      [`${shop.businessId}/${lost.split('/').at(-1)}`],
      1,
    ]);
    expect(manifest.sums[`money: payments (${shop.businessId})`]).toEqual('4328');
    expect(manifest.tables.find(({ name }) => name === 'invoices')!.rows).toEqual(2);
  });

  test('is one snapshot: what is sold meanwhile is whole in it or not at all', async () => {
    const target = await testDatabase(10, onTestFinished);
    let isOver = false;
    const selling = (async () => {
      for (let n = 0; !isOver && n < 40; n += 1)
        await sell(`018f3f6e-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`);
    })();
    const fullBackup = await writeBackup({ db, fileStorage, file: at('busy.zip'), keyFingerprint, now });
    isOver = true;
    await selling;
    expect((await restore(target, { file: at('busy.zip') })).differences).toEqual([]);
    const sold = await asOwner(target, (tx) => tx.raw('select 1 from invoices'));
    expect(sold.length).toEqual(fullBackup.manifest.tables.find(({ name }) => name === 'invoices')!.rows);
  });

  test('of an older schema is brought up to this one', async () => {
    const target = await testDatabase(10, onTestFinished);
    const steps = migrationsIn();
    const next = {
      name: '9999_next.sql',
      hash: 'x',
      text: 'alter table businesses add column motto text; update businesses set motto = name',
    };
    const { newSteps } = await restore(target, { migrations: [...steps, next] });
    expect(newSteps).toEqual(['9999_next.sql']);
    expect(await asOwner(target, (tx) => tx.raw('select motto from businesses'))).toEqual([{ motto: difficult }]);
  });

  test('carries all that the schema holds: there is nothing in it that is neither a table’s row nor made by the migrations', async () => {
    const others = await asOwner(db, (tx) =>
      tx.raw(
        `select relname, relkind from pg_class c where relnamespace = 'public'::regnamespace
           and (relkind in ('m', 'f') or relkind = 'S' and not exists (
             select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'i'))
         union all select 'large objects', 'L' from pg_largeobject_metadata`,
      ),
    );
    expect(others).toEqual([]);
  });
});

test('a broken backup leaves no file, and one at a time is made', async () => {
  const failing = { ...fileStorage, get: () => Promise.reject(new Error('the bucket is away')) };
  const options = { db, fileStorage: failing, file: at('broken/shop.zip'), keyFingerprint };
  await expect(makeBackup(options, 'manual', () => now)).rejects.toThrow('the bucket is away');
  expect(readdirSync(at('broken'))).toEqual([]);
  const both = await Promise.allSettled(
    ['one', 'two'].map((name) => makeBackup({ ...options, fileStorage, file: at(`${name}.zip`) }, 'manual', () => now)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await latestBackups(db)).map(({ state, problem, done, parts }) => [state, problem, done === parts])).toEqual(
    expect.arrayContaining([
      ['done', null, true],
      ['failed', 'failed', expect.any(Boolean) as boolean],
    ]),
  );
});

describe('a restore is rejected with a sentence, and changes nothing', () => {
  const changed = (name: string, change: (at: string) => void) => {
    copyFileSync(file, at(name));
    change(at(name));
    return at(name);
  };
  const flipped = (where: (bytes: Buffer) => number) => (of: string) => {
    const bytes = readFileSync(of);
    const byte = where(bytes);
    bytes[byte] = bytes[byte]! ^ 0xff;
    writeFileSync(of, bytes);
  };
  const steps = migrationsIn();
  const rejections: [string, () => Partial<RestoreOptions>, RegExp][] = [
    ['of a file that is not there', () => ({ file: at('nothing.zip') }), /nothing\.zip cannot be read \(ENOENT\)/],
    ['of a folder', () => ({ file: home }), /cannot be read \(EISDIR\)/],
    [
      'of something else',
      () => ({ file: changed('text.zip', (of) => writeFileSync(of, 'no backup')) }),
      /text\.zip is not a backup of Tilldesk\.$/,
    ],
    [
      'of an empty file',
      () => ({ file: changed('empty.zip', (of) => writeFileSync(of, '')) }),
      /empty\.zip is not a backup/,
    ],
    [
      'that was cut short',
      () => ({ file: changed('cut.zip', (of) => truncateSync(of, 20_000)) }),
      /cut\.zip is damaged or cut short/,
    ],
    [
      'with a byte changed in its rows',
      () => ({
        file: changed(
          'flip.zip',
          flipped((bytes) => bytes.indexOf('tables/units.rows') + 40),
        ),
      }),
      /flip\.zip is damaged/,
    ],
    [
      'with a byte changed at its end',
      () => ({
        file: changed(
          'end.zip',
          flipped(({ length }) => length - 4),
        ),
      }),
      /end\.zip is damaged/,
    ],
    [
      'of a newer program',
      () => ({ migrations: steps.slice(0, -1) }),
      /was made by a newer Tilldesk \(0\.1\.0; this is 0\.1\.0\): update this one first/,
    ],
    [
      'with a migration that was changed',
      () => ({ migrations: steps.map((s) => ({ ...s, hash: 'x' })) }),
      /with another migration 0000_initial\.sql/,
    ],
    [
      'of another installation’s key',
      () => ({ keyFingerprint: 'other' }),
      /belongs to an installation with another key\. Give that key by TILLDESK_SECRET or by --key/,
    ],
    [
      'without room',
      () => ({ freeSpace: () => Promise.resolve(1_000_000) }),
      /There is no room to restore .*: about \d+ MB are needed and 1 MB are free/,
    ],
  ];

  test.each(rejections)('%s', async (_, options, sentence) => {
    const target = await testDatabase(10, onTestFinished);
    const before = await contentOf(target);
    await expect(restore(target, options())).rejects.toThrow(sentence);
    expect(await contentOf(target)).toEqual(before);
  });

  test('into a database that is not empty, unless it is to be replaced', async () => {
    const target = await testDatabase(10, onTestFinished);
    const old = await smallShop(target, 'former');
    const before = await contentOf(target);
    await expect(restore(target)).rejects.toThrow(/^The database is not empty\. .*--replace\.$/);
    expect(await contentOf(target)).toEqual(before);
    await restore(target, { replace: true });
    expect(
      await asOwner(target, (tx) => tx.raw('select 1 from stores where business_id = $1', [old.businessId])),
    ).toEqual([]);
    expect((await contentOf(target)).sums).toEqual(manifest.sums);
  });

  test('while another server is connected to an external database', async () => {
    const target = await testDatabase(10, onTestFinished);
    const other = await target.pool.connect();
    await expect(restore({ ...target, kind: 'postgres' })).rejects.toThrow(
      /^Somebody else is connected to this database/,
    );
    other.release();
  });

  test('where a file in it is another one: what was there stays, in place of half a shop', async () => {
    const target = await testDatabase(10, onTestFinished);
    await smallShop(target, 'former');
    const before = await contentOf(target);
    const failingFileStorage = {
      ...fileStorage,
      put: () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' })),
    };
    await expect(restore(target, { replace: true, fileStorage: failingFileStorage })).rejects.toThrow(
      /The disk became full .* Nothing was changed/,
    );
    expect(await contentOf(target)).toEqual(before);
  });
});

test('without the key everybody signs in by password again, and those who have none of an authenticator keep their second step', async () => {
  const target = await testDatabase(10, onTestFinished);
  const [one, two] = [shop.people.admin.id, shop.people.cashier.id];
  await asOwner(db, (tx) =>
    tx.raw(`update users set two_factor = 'app', totp_secret = 'v1.sealed' where id = $1`, [one]),
  );
  await asOwner(db, (tx) => tx.raw(`update users set two_factor = 'mail' where id = $1`, [two]));
  await writeBackup({ db, fileStorage, file: at('sealed.zip'), keyFingerprint, now });
  await restore(target, { file: at('sealed.zip'), keyFingerprint: 'other', withoutKey: true });
  const steps = await asOwner(target, (tx) =>
    tx.raw('select id, two_factor, totp_secret from users where id = any($1) order by two_factor', [[one, two]]),
  );
  expect(steps).toEqual([
    { id: two, two_factor: 'mail', totp_secret: null },
    { id: one, two_factor: null, totp_secret: null },
  ]);
  expect(existsSync(at('sealed.zip.partial'))).toEqual(false);
});

test.each([
  ['nothing', ['']],
  ['what ends lines', ['a\nb', 'c\rd', '\r\n', '\u2028\u2029']],
  ['what escapes', ['\\', '\\n', '\\\\n', 'a\\\nb']],
  ['letters of several bytes', ['ñ€😀'.repeat(100)]],
])('rows come back as they were from a stream that is cut anywhere: %s', async (_, rows) => {
  const bytes = Buffer.from(rows.map((row) => `${escapeLine(row)}\n`).join(''));
  for (const size of [1, 2, 3, 7]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (__, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    const found: string[] = [];
    for await (const some of rowsIn(
      (async function* () {
        yield* chunks;
      })(),
      2,
    ))
      found.push(...some);
    expect(found).toEqual(rows);
  }
});
