import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { codeOf, chatTestServer, type Chatter } from '../../testing/support-chats.ts';
import { tempFileStorage, uploadText } from '../../testing/uploads.ts';

const db = await testDatabase();
const { fileStorage, remove } = tempFileStorage();
const [shop, foreign] = [await smallShop(db, 'clip'), await smallShop(db, 'away')];
const chatServer = await chatTestServer(db, { fileStorage });
afterAll(async () => {
  await chatServer.close();
  remove();
});
const [requester, other] = [
  await chatServer.addPerson(shop, 'ana', 'employee'),
  await chatServer.addPerson(shop, 'ben', 'employee'),
];
const [sam, kim] = [
  await chatServer.addPerson(shop, 'sam', 'manager'),
  await chatServer.addPerson(shop, 'kim', 'manager'),
];
const eve = await chatServer.addPerson(foreign, 'eve', 'admin');
const outsider = await chatServer.addPerson(shop, 'out', 'manager', '');
const { chatId } = await requester.start();

const upload = (one: Chatter) => uploadText(chatServer.app, one.token);
const opens = async (url: string) => {
  const answers = [];
  for (const { token } of [requester, other, sam, kim, eve, outsider]) {
    const headers = { authorization: `Bearer ${token}` };
    answers.push((await chatServer.app.inject({ method: 'GET', url, headers })).statusCode);
  }
  return answers;
};
const grow = (url: string, bytes: number) =>
  asOwner(db, (tx) => tx.raw('update files set size = $2 where id = $1', [url.split('/').at(-1), bytes]));

test('a file of a message is there for those who may read the chat, as its standing is, and for its uploader', async () => {
  const url = await upload(requester);
  // A file without an attachment is visible only to its uploader.
  expect(await opens(url)).toEqual([200, 404, 404, 404, 404, 404]);
  const message = await requester.send(chatId, '', { file: url });
  expect([message.content, message.file, message.attachment]).toEqual([
    '',
    url,
    { name: 'a.txt', size: 5, type: 'text/plain' },
  ]);
  expect(await opens(url)).toEqual([200, 404, 200, 200, 404, 404]);
  await sam.join(chatId);
  expect(await opens(url)).toEqual([200, 404, 200, 404, 404, 404]);
  const answer = await upload(sam);
  await sam.send(chatId, 'Here', { file: answer });
  expect(await opens(answer)).toEqual([200, 404, 200, 404, 404, 404]);
  const headers = { authorization: `Bearer ${other.token}` };
  const rejected = await chatServer.app.inject({ method: 'GET', url, headers });
  expect(rejected.json()).toEqual({ code: 'record.notFound', message: 'This record does not exist.' });
});

test('a file that hangs on two chats opens for who may read either', async () => {
  const url = await upload(sam);
  const { chatId: second } = await other.start();
  await sam.join(second);
  await sam.send(chatId, 'The manual', { file: url });
  expect(await opens(url)).toEqual([200, 404, 200, 404, 404, 404]);
  await sam.send(second, 'The manual', { file: url });
  expect(await opens(url)).toEqual([200, 200, 200, 404, 404, 404]);
});

test('another’s upload, what is not there and what is no address of ours are rejected alike', async () => {
  const id = newId(OPENED);
  const own = await upload(requester);
  const addresses = [
    await upload(sam),
    await upload(eve),
    `/api/files/${id}`,
    'https://evil.test/api/files/x',
    `https://evil.test${own}`,
    `${own}/../x`,
    `${own}?x=1`,
    own.toUpperCase(),
    '/api/files/',
    'javascript:alert(1)',
  ];
  const message = 'This file is no longer there.';
  const rejection = {
    ok: false,
    problem: { code: 'file.gone', message, fields: { file: { code: 'file.gone', message } } },
  };
  const responses = await Promise.all(
    addresses.map((file) => requester.say('send_message', { chatId, content: 'look', file })),
  );
  expect(responses).toEqual(addresses.map(() => rejection));
});

test('[S5-22] [S5-23] staff send 5 MB at most; an requester what the upload takes', async () => {
  const limit = 5 * 1024 * 1024;
  const [ofStaff, fromRequester] = [await upload(sam), await upload(requester)];
  await grow(ofStaff, limit + 1);
  await grow(fromRequester, limit + 1);
  const message = 'File a.txt is too large. Maximum size is 5MB.';
  const params = { name: 'a.txt', limit: 5 };
  const code = 'file.tooLarge';
  expect(await sam.say('send_message', { chatId, file: ofStaff })).toEqual({
    ok: false,
    problem: { code, message, params, fields: { file: { code, message, params } } },
  });
  await grow(ofStaff, limit);
  expect([
    codeOf(await sam.say('send_message', { chatId, file: ofStaff })),
    codeOf(await requester.say('send_message', { chatId, file: fromRequester })),
  ]).toEqual(['taken', 'taken']);
});

test('without a clientMessageId the same file is a repeat for 5 seconds, another file or other words are not', async () => {
  const [one, two] = [await upload(requester), await upload(requester)];
  const sent = async (file: string, content = '') =>
    (await requester.send(chatId, content, { file, clientMessageId: null })).seq;
  const first = await sent(one);
  expect([await sent(one), await sent(two), await sent(one, 'look'), await sent(two)]).toEqual([
    first,
    first + 1,
    first + 2,
    first + 1,
  ]);
});

test('a message that is said again is answered with its file, though the file has gone', async () => {
  const [url, clientMessageId] = [await upload(requester), newId(OPENED)];
  const first = await requester.send(chatId, '', { file: url, clientMessageId });
  await asOwner(db, (tx) => tx.raw('delete from files where id = $1', [url.split('/').at(-1)]));
  expect(await requester.send(chatId, '', { file: url, clientMessageId })).toEqual(first);
  expect((await requester.read(chatId)).messages.at(-1)).toEqual(first);
});
