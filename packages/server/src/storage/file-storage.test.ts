import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { inBusiness } from '../database/transaction.ts';
import { smallShop } from '../testing/small-shop.ts';
import { servicesOn, signIn } from '../testing/till.ts';
import { uploadText } from '../testing/uploads.ts';
import { readBucket } from './read-bucket.ts';
import { openFileStorage, type FileStorage } from './file-storage.ts';
import { fakeBucket } from './testing/fake-bucket.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-shelf-'));
const bucket = await fakeBucket('shop-files');
const settings = {
  TILLDESK_S3_BUCKET: 'shop-files',
  TILLDESK_S3_ENDPOINT: bucket.endpoint,
  TILLDESK_S3_REGION: 'eu-central-1',
  TILLDESK_S3_KEY: 'key-id',
  TILLDESK_S3_SECRET: 'key-secret',
};
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});
const source = path.join(folder, 'source');
writeFileSync(source, 'what was uploaded');

const keysOf = async (fileStorage: FileStorage, business: string) => {
  const keys: string[] = [];
  for await (const { key } of fileStorage.list(business)) keys.push(key);
  return keys.toSorted();
};

describe.each([
  ['the folder', undefined],
  ['the bucket', readBucket(settings)],
])('%s', (_, place) => {
  const fileStorage = openFileStorage(folder, place);
  const content = async (key: string) => {
    const stream = await fileStorage.get(key);
    return stream === null ? null : (await buffer(stream)).toString();
  };

  test('gives back what was put, lists it by business, and has nothing once it was dropped', async () => {
    for (const key of ['one/a', 'one/b', 'one/c', 'two/a']) await fileStorage.put(key, source, 17, 'text/plain');
    expect([await content('one/a'), await content('one/nothing')]).toEqual(['what was uploaded', null]);
    expect([await keysOf(fileStorage, 'one'), await keysOf(fileStorage, 'none')]).toEqual([
      ['one/a', 'one/b', 'one/c'],
      [],
    ]);
    await fileStorage.drop('one/a');
    await fileStorage.drop('one/a');
    expect([await content('one/a'), await keysOf(fileStorage, 'one')]).toEqual([null, ['one/b', 'one/c']]);
  });

  test('moves what it is told, and bears a mark', async () => {
    await fileStorage.put('three/a', source, 17, 'text/plain');
    await fileStorage.move('three/a', 'trash/2026-11-23/three/a');
    expect([await keysOf(fileStorage, 'three'), await keysOf(fileStorage, 'trash')]).toEqual([
      [],
      ['trash/2026-11-23/three/a'],
    ]);
    expect(await fileStorage.mark()).toEqual(null);
    await fileStorage.setMark('mine');
    expect([await fileStorage.mark(), await keysOf(fileStorage, 'three')]).toEqual(['mine', []]);
  });

  test('never leaves its own room, whatever the key', async () => {
    await expect(fileStorage.put('../../outside', source, 17, 'text/plain')).rejects.toThrow(
      /path traversal|Cannot write/i,
    );
  });
});

test('an upload goes into the bucket and comes back from it; one that the bucket refuses leaves no row', async () => {
  const db = await testDatabase();
  const shop = await smallShop(db, 'cloud');
  const { app } = await servicesOn(db, undefined, { fileStorage: openFileStorage(folder, readBucket(settings)) });
  const admin = await signIn(app, shop, 'admin');
  const url = await uploadText(app, admin.token);
  const id = url.split('/').at(-1) ?? '';
  expect(bucket.objects.get(`${shop.businessId}/${id}`)?.data.toString()).toEqual('hello');
  const read = await app.inject({ url, headers: { authorization: `Bearer ${admin.token}` } });
  expect([read.body, read.headers['content-disposition']]).toEqual([
    'hello',
    `attachment; filename="a.txt"; filename*=UTF-8''a.txt`,
  ]);
  bucket.objects.delete(`${shop.businessId}/${id}`);
  expect((await app.inject({ url, headers: { authorization: `Bearer ${admin.token}` } })).statusCode).toEqual(404);
  const rows = () => inBusiness(db, shop.businessId, (tx) => tx.raw('select 1 from files'));
  bucket.state.isDown = true;
  await expect(uploadText(app, admin.token)).rejects.toThrow(/url/);
  bucket.state.isDown = false;
  expect([(await rows()).length, [...bucket.objects.keys()].filter((key) => key.startsWith(shop.businessId))]).toEqual([
    1,
    [],
  ]);
  await app.close();
});

describe('the settings of a bucket', () => {
  test('are none without a name', () => {
    expect(readBucket({})).toEqual(undefined);
  });

  test('are a name, a place and a key', () => {
    expect([readBucket(settings), readBucket({ TILLDESK_S3_BUCKET: 'b' })]).toEqual([
      {
        name: 'shop-files',
        endpoint: bucket.endpoint,
        region: 'eu-central-1',
        key: { id: 'key-id', secret: 'key-secret' },
      },
      { name: 'b', endpoint: undefined, region: 'us-east-1', key: undefined },
    ]);
  });

  test.each([
    [{ TILLDESK_S3_KEY: 'x', TILLDESK_S3_SECRET: 'y' }, 'TILLDESK_S3_BUCKET must name the bucket that files go to.'],
    [
      { TILLDESK_S3_BUCKET: 'b', TILLDESK_S3_ENDPOINT: 'minio:9000' },
      'TILLDESK_S3_ENDPOINT must be an http: or https: address.',
    ],
    [{ TILLDESK_S3_BUCKET: 'b', TILLDESK_S3_KEY: 'x' }, 'TILLDESK_S3_KEY and TILLDESK_S3_SECRET go together.'],
  ])('%j say what is wrong', (env, sentence) => {
    expect(() => readBucket(env)).toThrow(sentence);
  });
});
