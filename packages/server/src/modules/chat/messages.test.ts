import type { Chat, ChatMessage } from '@tilldesk/domain/chat';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { codeOf, chatTestServer, type Chatter } from '../../testing/support-chats.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'said');
const chatServer = await chatTestServer(db);
afterAll(chatServer.close);
const staff = await chatServer.addPerson(shop, 'sam', 'manager');

let requesterCount = 0;
/** A chat of a new requester, active with sam, both on new connections. */
async function startConversation(): Promise<{ requester: Chatter; staff: Chatter; chatId: string }> {
  const requester = await chatServer.addPerson(shop, `requester${(requesterCount += 1)}`, 'employee');
  const { chatId } = await requester.start();
  const own = await chatServer.again(staff);
  await own.join(chatId);
  return { requester, staff: own, chatId };
}
const messagesReceivedBy = (one: Chatter) => () =>
  one.of('new_message').map((payload) => Object(payload).message as ChatMessage);
const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const later = (ms: number) => (chatServer.time.now = new Date(chatServer.time.now.getTime() + ms));

test('both sides write at once on many connections: the numbers have no gap, and nobody misses or doubles one', async () => {
  const { requester, staff: sam, chatId } = await startConversation();
  const lines = await Promise.all(Array.from({ length: 8 }, (_, n) => chatServer.again(n % 2 ? requester : sam)));
  await Promise.all(lines.flatMap((line, n) => upTo(10).map((i) => line.send(chatId, `${n}/${i}`))));
  const first = await requester.read(chatId);
  const rest = await requester.read(chatId, { after: first.messages.at(0)!.seq });
  expect([seqs(first.messages), first.hasMore]).toEqual([upTo(80).slice(30), true]);
  expect([seqs(rest.messages), rest.hasMore]).toEqual([upTo(80).slice(31), false]);
  for (const one of [requester, sam]) {
    await expect.poll(() => seqs(messagesReceivedBy(one)()).toSorted((a, b) => a - b)).toEqual(upTo(80));
  }
  // The messages of each connection keep their order.
  const all = [...(await requester.read(chatId, { before: 31 })).messages, ...first.messages];
  const ofLine = (n: number) => all.flatMap(({ content }) => (content.startsWith(`${n}/`) ? [content] : []));
  expect(lines.map((_, n) => ofLine(n))).toEqual(lines.map((_, n) => upTo(10).map((i) => `${n}/${i}`)));
});

describe('a message that is said again', () => {
  test('sixteen times at once by one clientMessageId is one message, and others hear it once', async () => {
    const { requester, staff: sam, chatId } = await startConversation();
    const clientMessageId = newId(OPENED);
    const tabs = await Promise.all(Array.from({ length: 16 }, () => chatServer.again(requester)));
    const payload = await Promise.all(tabs.map((tab) => tab.send(chatId, 'Once', { clientMessageId })));
    expect(new Set(payload.map((message) => JSON.stringify(message))).size).toEqual(1);
    const next = await requester.send(chatId, 'Next');
    await expect.poll(messagesReceivedBy(sam)).toEqual([payload[0], next]);
    expect((await requester.read(chatId)).messages).toEqual([payload[0], next]);
  });

  test('is answered with the first one when the chat was closed meanwhile; a new one is rejected', async () => {
    const { requester, chatId } = await startConversation();
    const clientMessageId = newId(OPENED);
    const first = await requester.send(chatId, 'Bye', { clientMessageId });
    await requester.say('close_chat', { chatId });
    expect(await requester.send(chatId, 'Bye', { clientMessageId })).toEqual(first);
    expect(codeOf(await requester.say('send_message', { chatId, content: 'Wait' }))).toEqual('chat.closed');
  });

  test('[S5-27] without a clientMessageId it is a repeat within 5 seconds, and a message of its own after that', async () => {
    const { requester, staff: sam, chatId } = await startConversation();
    const ok = (one: Chatter) => one.send(chatId, 'ok', { clientMessageId: null });
    const [first, again, other] = [await ok(requester), await ok(requester), await ok(sam)];
    later(4_999);
    const late = await ok(requester);
    later(1);
    const afterWindow = await ok(requester);
    expect([first, again, other, late, afterWindow].map(({ seq }) => seq)).toEqual([1, 1, 2, 1, 3]);
    // With a `clientMessageId`, the same text can be sent any number of times.
    expect((await requester.send(chatId, 'ok')).seq).toEqual(4);
    expect((await requester.send(chatId, 'ok')).seq).toEqual(5);
  });

  test('by the clientMessageId of the other side it is nobody’s repeat', async () => {
    const { requester, staff: sam, chatId } = await startConversation();
    const clientMessageId = newId(OPENED);
    const payload = [
      await requester.send(chatId, 'mine', { clientMessageId }),
      await sam.send(chatId, 'mine too', { clientMessageId }),
    ];
    expect(payload.map(({ seq, sender }) => [seq, sender])).toEqual([
      [1, requester.id],
      [2, sam.id],
    ]);
  });
});

describe('what is said', () => {
  test('stays as it was typed: HTML, links, right-to-left text, emoji, several lines', async () => {
    const { requester, chatId } = await startConversation();
    const texts = [
      '<img src=x onerror=alert(1)><script>alert(1)</script>',
      'https://example.test/?a=1&b=2 javascript:alert(1)',
      'مرحبا \u202E كيف الحال؟ \u2066abc\u2069',
      '👩‍👩‍👧‍👦🇲🇽👍🏽',
      'one\n\ttwo',
      "'; drop table chats; -- $1 {name} ${x}",
    ];
    for (const text of texts) await requester.send(chatId, text);
    expect((await requester.read(chatId)).messages.map(({ content }) => content)).toEqual(texts);
  });

  test('loses control characters, halves of emoji and the spaces round it', async () => {
    const { requester, chatId } = await startConversation();
    expect((await requester.send(chatId, ' \u0000a\u0007b\uD83D \n')).content).toEqual('ab');
  });

  test('has 2,000 characters at most: 5,000 emoji are rejected at the field', async () => {
    const { requester, chatId } = await startConversation();
    const rejected = await requester.say('send_message', { chatId, content: '😀'.repeat(5_000) });
    expect(rejected).toEqual({
      ok: false,
      problem: {
        code: 'request.invalid',
        message: 'Some fields are not right. Please check them.',
        fields: Object(Object(rejected)['problem'])['fields'],
      },
    });
    expect(Object.keys(Object(Object(rejected)['problem'])['fields'])).toEqual(['content']);
    expect((await requester.send(chatId, '😀'.repeat(1_000))).content.length).toEqual(2_000);
  });

  test('[S5-25] is text or a file: nothing, and spaces alone, are rejected', async () => {
    const { requester, chatId } = await startConversation();
    const empty = [{}, { content: null }, { content: '', file: '' }, { content: ' \n\t\u0000' }];
    const payload = await Promise.all(empty.map((more) => requester.say('send_message', { chatId, ...more })));
    expect(payload.map(codeOf)).toEqual(empty.map(() => 'chat.empty'));
  });
});

test('staff who have not joined do not write in a chat that waits', async () => {
  const requester = await chatServer.addPerson(shop, 'wait', 'employee');
  const { chatId } = await requester.start();
  const payload = await staff.say('send_message', { chatId, content: 'hello' });
  expect(codeOf(payload)).toEqual('chat.notJoined');
});

test('history is read forwards, backwards, between two numbers and from the end, fifty at once', async () => {
  const { requester, chatId } = await startConversation();
  const lines = await Promise.all(Array.from({ length: 4 }, () => chatServer.again(requester)));
  await Promise.all(lines.flatMap((line) => upTo(30).map((i) => line.send(chatId, `line ${i}`))));
  const read = async (stretch: object) => {
    const { messages, hasMore } = await requester.read(chatId, stretch);
    return [messages.at(0)?.seq, messages.at(-1)?.seq, messages.length, hasMore];
  };
  expect([
    await read({}),
    await read({ before: 71 }),
    await read({ before: 21 }),
    await read({ before: 1 }),
    await read({ after: 5 }),
    await read({ after: 70 }),
    await read({ after: 120 }),
    await read({ after: 10, before: 14 }),
  ]).toEqual([
    [71, 120, 50, true],
    [21, 70, 50, true],
    [1, 20, 20, false],
    [undefined, undefined, 0, false],
    [6, 55, 50, true],
    [71, 120, 50, false],
    [undefined, undefined, 0, false],
    [11, 13, 3, false],
  ]);
});

test('what is unread is what others said after what was read: it is marked up to the newest, and never back', async () => {
  const { requester, staff: sam, chatId } = await startConversation();
  const counts = async (one: Chatter) => {
    const { unread, readSeq, otherReadSeq } = (await one.list()).find((chat) => chat.chatId === chatId) as Chat;
    return { unread, readSeq, otherReadSeq };
  };
  await requester.send(chatId, 'one');
  await requester.send(chatId, 'two');
  await sam.send(chatId, 'three');
  expect([await counts(requester), await counts(sam)]).toEqual([
    { unread: 1, readSeq: 2, otherReadSeq: 0 },
    { unread: 2, readSeq: 0, otherReadSeq: 2 },
  ]);
  const mark = async (one: Chatter, seq: number) => Object(await one.say('read_chat', { chatId, seq }))['answer'].seq;
  expect([await mark(sam, 1), await mark(sam, 900), await mark(sam, 2)]).toEqual([1, 3, 3]);
  expect([await counts(requester), await counts(sam)]).toEqual([
    { unread: 1, readSeq: 2, otherReadSeq: 3 },
    { unread: 0, readSeq: 3, otherReadSeq: 2 },
  ]);
  // A message that is already read is not published again.
  const read = (seq: number) => ({ chatId, userId: sam.id, seq });
  await expect.poll(() => requester.of('chat_read')).toEqual([read(1), read(3)]);
  expect(sam.of('chat_read')).toEqual([read(1), read(3), read(3)]);
});

test('in a chat that waits all its requester’s words are unread to staff, whoever looked into it', async () => {
  const requester = await chatServer.addPerson(shop, 'unread', 'employee');
  const { chatId } = await requester.start();
  await requester.send(chatId, 'one');
  await requester.send(chatId, 'two');
  const counted = async (one: Chatter) => (await one.list()).find((chat) => chat.chatId === chatId)?.unread;
  const readAnswer = await staff.say('read_chat', { chatId, seq: 2 });
  expect(readAnswer).toEqual({ ok: true, answer: { chatId, userId: staff.id, seq: 0 } });
  expect([await counted(staff), await counted(requester), requester.of('chat_read')]).toEqual([2, 0, []]);
});
