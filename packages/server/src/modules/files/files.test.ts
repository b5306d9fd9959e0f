import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { clearArriving } from '../../storage/file-storage.ts';
import * as a from '../../storage/testing/specimens.ts';
import { smallShop, type SmallShop } from '../../testing/small-shop.ts';
import { call, servicesOn, signIn } from '../../testing/till.ts';
import { tempFileStorage } from '../../testing/uploads.ts';

const { folder, fileStorage, remove } = tempFileStorage();
const db = await testDatabase();
const [shop, other] = [await smallShop(db, 'files'), await smallShop(db, 'foreign')];
const disk = { free: Number.POSITIVE_INFINITY };
const { app, time } = await servicesOn(db, undefined, {
  fileStorage: { ...fileStorage, freeSpace: () => Promise.resolve(disk.free) },
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, other, 'admin');
afterAll(async () => {
  await app.close();
  remove();
});

type File = { name: string; mime: string; data: Buffer };
const photo: File = { name: 'photo.png', mime: 'image/png', data: a.png() };

async function upload({ name, mime, data }: File, { token = admin.token, field = 'file' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(data)], { type: mime }), name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api/upload/upload-file`, { method: 'POST', headers, body: form });
  const body = Object(await answer.json()) as { code?: string; message?: string; data?: { url: string } };
  return { status: answer.status, code: body.code, message: body.message, url: body.data?.url ?? '' };
}
const read = (url: string, token = admin.token) =>
  fetch(address + url, { headers: { authorization: `Bearer ${token}` } });
const idIn = (url: string) => url.split('/').at(-1) ?? '';
const storedFiles = ({ businessId }: SmallShop): string[] => {
  const own = path.join(folder, 'files', businessId);
  return existsSync(own) ? readdirSync(own) : [];
};
const arriving = () => (existsSync(fileStorage.arriving) ? readdirSync(fileStorage.arriving) : []);
const rows = () => inBusiness(db, shop.businessId, (tx) => tx.raw<{ id: string }>('select id from files'));

describe('an uploaded file', () => {
  test('[S7-03] is there for its uploader, byte for byte, and for nobody else while it is attached to nothing', async () => {
    const { status, url } = await upload(photo);
    expect([status, /^\/api\/files\/[0-9a-f-]{36}$/.test(url)]).toEqual([200, true]);
    expect(Buffer.from(await (await read(url)).arrayBuffer()).equals(photo.data)).toEqual(true);
    expect((await read(url, cashier.token)).status).toEqual(404);
    const otherBusinessFile = await read(url, otherBusinessAdmin.token);
    const anonymous = await fetch(address + url);
    expect([otherBusinessFile.status, await otherBusinessFile.json(), anonymous.status]).toEqual([
      404,
      { code: 'record.notFound', message: 'This record does not exist.' },
      401,
    ]);
  });

  test('is handed out as what it is, runs nothing, and only a picture or a PDF is looked at in place', async () => {
    const inPlace: unknown[] = [];
    for (const file of a.honest()) {
      const { headers } = await read((await upload(file)).url);
      inPlace.push([file.name, headers.get('content-disposition')?.split(';')[0]]);
      expect([
        headers.get('content-type'),
        headers.get('x-content-type-options'),
        headers.get('content-security-policy'),
        headers.get('cache-control'),
        headers.get('vary'),
        headers.get('content-length'),
      ]).toEqual([
        file.mime.startsWith('text/') ? 'text/plain; charset=utf-8' : file.mime,
        'nosniff',
        "default-src 'none'; sandbox; frame-ancestors 'none'",
        'private, max-age=300',
        // Text is sent compressed, so its length is not known in advance.
        ...(file.mime.startsWith('text/')
          ? ['authorization, accept-encoding', null]
          : ['authorization', String(file.data.length)]),
      ]);
    }
    expect(inPlace.filter((one) => (one as string[])[1] === 'inline').map((one) => (one as string[])[0])).toEqual([
      'pixel.png',
      'photo.jpg',
      'PHOTO.JPEG',
      'wink.gif',
      'box.webp',
      'invoice.pdf',
    ]);
  });

  test('has a name of ours on the shelf; its own is only shown', async () => {
    const { url } = await upload({ ...photo, name: 'ma\u00f1ana.png' });
    expect(storedFiles(shop)).toContain(idIn(url));
    expect((await read(url)).headers.get('content-disposition')).toEqual(
      `inline; filename="ma_ana.png"; filename*=UTF-8''ma%C3%B1ana.png`,
    );
  });

  test('of 10 MB is taken, a byte more is not', async () => {
    const text = (size: number): File => ({ name: 'long.txt', mime: 'text/plain', data: Buffer.alloc(size, 'a') });
    expect((await upload(text(10_485_760))).status).toEqual(200);
    const more = await upload(text(10_485_761));
    expect([more.status, more.message]).toEqual([413, 'File long.txt is too large. Maximum size is 10MB.']);
  });
});

describe('a rejected upload', () => {
  test.each<[string, File, number, string]>([
    ['empty', { ...photo, data: Buffer.alloc(0) }, 400, 'The file photo.png is empty.'],
    [
      'a page',
      { name: 'a.html', mime: 'text/html', data: Buffer.from('<p>') },
      415,
      'File type text/html is not supported.',
    ],
    [
      'not what it says',
      { ...photo, data: a.pdf() },
      415,
      'The content of the file photo.png does not match its type.',
    ],
    [
      'two things at once',
      { ...photo, data: a.png({ tail: a.zip([{ name: 'a' }]) }) },
      415,
      'The file photo.png cannot be accepted for security reasons.',
    ],
  ])('says why when it is %s, and leaves nothing', async (_, file, status, message) => {
    const before = [storedFiles(shop).length, (await rows()).length];
    const rejected = await upload(file);
    expect([rejected.status, rejected.message]).toEqual([status, message]);
    expect([storedFiles(shop).length, (await rows()).length, arriving()]).toEqual([...before, []]);
  });

  test('without a file, or in another field, asks for one', async () => {
    const answers = [
      await upload(photo, { field: 'picture' }),
      { status: (await call(app, 'POST', '/upload/upload-file', { token: admin.token })).status },
      { status: (await call(app, 'POST', '/upload/upload-file', { token: admin.token, body: {} })).status },
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  test('of somebody who is not signed in is not read at all', async () => {
    expect((await upload(photo, { token: 'A'.repeat(43) })).code).toEqual('session.expired');
    expect(arriving()).toEqual([]);
  });

  test('that breaks off half-way leaves nothing', async () => {
    const before = (await rows()).length;
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      `POST /api/upload/upload-file HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhalf',
    );
    await expect.poll(arriving).toHaveLength(1);
    socket.destroy();
    await expect.poll(arriving).toEqual([]);
    expect((await rows()).length).toEqual(before);
  });

  test('when the disk is nearly full tells so, before it stops the till', async () => {
    disk.free = 256 * 1024 * 1024 - 1;
    const rejected = await upload(photo);
    disk.free = Number.POSITIVE_INFINITY;
    expect([rejected.status, rejected.message]).toEqual([
      507,
      'The server is running out of disk space. Please tell your administrator.',
    ]);
  });

  test('beyond what a person may upload in a day, however many come at once, is 429', async () => {
    const mine = await signIn(app, other, 'cashier');
    await inBusiness(db, other.businessId, (tx) =>
      tx.raw(
        `insert into files (business_id, id, user_id, store_id, name, mime, size, sha256, created_at)
         select $1, gen_random_uuid(), $2, $3, 'a.png', 'image/png', 1, '', $4::timestamptz from generate_series(1, 195)`,
        [other.businessId, other.people.cashier.id, other.scope.storeId, time.now.toISOString()],
      ),
    );
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(photo, { token: mine.token })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array(5).fill(200),
      ...Array(7).fill(429),
    ]);
    expect([storedFiles(other).length, arriving()]).toEqual([5, []]);
    await inBusiness(db, other.businessId, (tx) => tx.raw('delete from files where size = 1'));
    expect((await upload(photo, { token: otherBusinessAdmin.token })).status).toEqual(200);
  });
});

describe('after a crash between bytes and row', () => {
  test('a row without bytes says that the file is gone, and stays', async () => {
    const { url } = await upload(photo);
    rmSync(path.join(folder, 'files', shop.businessId, idIn(url)));
    const missingFile = await read(url);
    expect([missingFile.status, await missingFile.json()]).toEqual([
      404,
      { code: 'file.gone', message: 'This file is no longer there.' },
    ]);
    expect((await rows()).map(({ id }) => id)).toContain(idIn(url));
  });

  test('what was arriving is cleared', async () => {
    writeFileSync(path.join(fileStorage.arriving, 'half'), 'x');
    await clearArriving(fileStorage);
    expect(arriving()).toEqual([]);
  });
});
