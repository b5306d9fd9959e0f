import type { Chat, ChatMessage } from '@tilldesk/domain/chat';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { codeOf, supportDesk, type Chatter } from '../../testing/support-desk.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'said');
const desk = await supportDesk(db);
afterAll(desk.close);
const staff = await desk.hire(shop, 'sam', 'manager');

let asked = 0;
/** A chat of a new asker, active with sam, with both on fresh connections. */
async function talk(): Promise<{ asker: Chatter; staff: Chatter; chatId: string }> {
  const asker = await desk.hire(shop, `asker${(asked += 1)}`, 'employee');
  const { chatId } = await asker.start();
  const own = await desk.again(staff);
  await own.join(chatId);
  return { asker, staff: own, chatId };
}
const messagesHeardBy = (one: Chatter) => () =>
  one.of('new_message').map((said) => Object(said).message as ChatMessage);
const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const later = (ms: number) => (desk.time.now = new Date(desk.time.now.getTime() + ms));

test('both sides write at once on many connections: the numbers have no gap, and nobody misses or doubles one', async () => {
  const { asker, staff: sam, chatId } = await talk();
  const lines = await Promise.all(Array.from({ length: 8 }, (_, n) => desk.again(n % 2 ? asker : sam)));
  await Promise.all(lines.flatMap((line, n) => upTo(10).map((i) => line.send(chatId, `${n}/${i}`))));
  const first = await asker.read(chatId);
  const rest = await asker.read(chatId, { after: first.messages.at(0)!.seq });
  expect([seqs(first.messages), first.hasMore]).toEqual([upTo(80).slice(30), true]);
  expect([seqs(rest.messages), rest.hasMore]).toEqual([upTo(80).slice(31), false]);
  for (const one of [asker, sam]) {
    await expect.poll(() => seqs(messagesHeardBy(one)()).toSorted((a, b) => a - b)).toEqual(upTo(80));
  }
  // Each connection's own words stand in the order in which they were said.
  const all = [...(await asker.read(chatId, { before: 31 })).messages, ...first.messages];
  const ofLine = (n: number) => all.flatMap(({ content }) => (content.startsWith(`${n}/`) ? [content] : []));
  expect(lines.map((_, n) => ofLine(n))).toEqual(lines.map((_, n) => upTo(10).map((i) => `${n}/${i}`)));
});

describe('a message that is said again', () => {
  test('sixteen times at once by one clientMessageId is one message, and others hear it once', async () => {
    const { asker, staff: sam, chatId } = await talk();
    const clientMessageId = newId(OPENED);
    const tabs = await Promise.all(Array.from({ length: 16 }, () => desk.again(asker)));
    const said = await Promise.all(tabs.map((tab) => tab.send(chatId, 'Once', { clientMessageId })));
    expect(new Set(said.map((message) => JSON.stringify(message))).size).toEqual(1);
    const next = await asker.send(chatId, 'Next');
    await expect.poll(messagesHeardBy(sam)).toEqual([said[0], next]);
    expect((await asker.read(chatId)).messages).toEqual([said[0], next]);
  });

  test('is answered with the first one when the chat was closed meanwhile; a new one is refused', async () => {
    const { asker, chatId } = await talk();
    const clientMessageId = newId(OPENED);
    const first = await asker.send(chatId, 'Bye', { clientMessageId });
    await asker.say('close_chat', { chatId });
    expect(await asker.send(chatId, 'Bye', { clientMessageId })).toEqual(first);
    expect(codeOf(await asker.say('send_message', { chatId, content: 'Wait' }))).toEqual('chat.closed');
  });

  test('[S5-27] without a clientMessageId it is a repeat within 5 seconds, and a message of its own after that', async () => {
    const { asker, staff: sam, chatId } = await talk();
    const ok = (one: Chatter) => one.send(chatId, 'ok', { clientMessageId: null });
    const [first, again, other] = [await ok(asker), await ok(asker), await ok(sam)];
    later(4_999);
    const late = await ok(asker);
    later(1);
    const anew = await ok(asker);
    expect([first, again, other, late, anew].map(({ seq }) => seq)).toEqual([1, 1, 2, 1, 3]);
    // Who names their messages may say the same as often as they like.
    expect((await asker.send(chatId, 'ok')).seq).toEqual(4);
    expect((await asker.send(chatId, 'ok')).seq).toEqual(5);
  });

  test('by the clientMessageId of the other side it is nobody’s repeat', async () => {
    const { asker, staff: sam, chatId } = await talk();
    const clientMessageId = newId(OPENED);
    const said = [
      await asker.send(chatId, 'mine', { clientMessageId }),
      await sam.send(chatId, 'mine too', { clientMessageId }),
    ];
    expect(said.map(({ seq, sender }) => [seq, sender])).toEqual([
      [1, asker.id],
      [2, sam.id],
    ]);
  });
});

describe('what is said', () => {
  test('stays as it was typed: HTML, links, right-to-left text, emoji, several lines', async () => {
    const { asker, chatId } = await talk();
    const texts = [
      '<img src=x onerror=alert(1)><script>alert(1)</script>',
      'https://example.test/?a=1&b=2 javascript:alert(1)',
      'مرحبا \u202E كيف الحال؟ \u2066abc\u2069',
      '👩‍👩‍👧‍👦🇲🇽👍🏽',
      'one\n\ttwo',
      "'; drop table chats; -- $1 {name} ${x}",
    ];
    for (const text of texts) await asker.send(chatId, text);
    expect((await asker.read(chatId)).messages.map(({ content }) => content)).toEqual(texts);
  });

  test('loses control characters, halves of emoji and the spaces round it', async () => {
    const { asker, chatId } = await talk();
    expect((await asker.send(chatId, ' \u0000a\u0007b\uD83D \n')).content).toEqual('ab');
  });

  test('has 2,000 characters at most: 5,000 emoji are refused at the field', async () => {
    const { asker, chatId } = await talk();
    const refused = await asker.say('send_message', { chatId, content: '😀'.repeat(5_000) });
    expect(refused).toEqual({
      ok: false,
      problem: {
        code: 'request.invalid',
        message: 'Some fields are not right. Please check them.',
        fields: Object(Object(refused)['problem'])['fields'],
      },
    });
    expect(Object.keys(Object(Object(refused)['problem'])['fields'])).toEqual(['content']);
    expect((await asker.send(chatId, '😀'.repeat(1_000))).content.length).toEqual(2_000);
  });

  test('[S5-25] is text or a file: nothing, and spaces alone, are refused', async () => {
    const { asker, chatId } = await talk();
    const empty = [{}, { content: null }, { content: '', file: '' }, { content: ' \n\t\u0000' }];
    const said = await Promise.all(empty.map((more) => asker.say('send_message', { chatId, ...more })));
    expect(said.map(codeOf)).toEqual(empty.map(() => 'chat.empty'));
  });
});

test('staff who have not joined do not write in a chat that waits', async () => {
  const asker = await desk.hire(shop, 'wait', 'employee');
  const { chatId } = await asker.start();
  const said = await staff.say('send_message', { chatId, content: 'hello' });
  expect(codeOf(said)).toEqual('chat.notJoined');
});

test('history is read forwards, backwards, between two numbers and from the end, fifty at once', async () => {
  const { asker, chatId } = await talk();
  const lines = await Promise.all(Array.from({ length: 4 }, () => desk.again(asker)));
  await Promise.all(lines.flatMap((line) => upTo(30).map((i) => line.send(chatId, `line ${i}`))));
  const read = async (stretch: object) => {
    const { messages, hasMore } = await asker.read(chatId, stretch);
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
  const { asker, staff: sam, chatId } = await talk();
  const counts = async (one: Chatter) => {
    const { unread, readSeq, otherReadSeq } = (await one.list()).find((chat) => chat.chatId === chatId) as Chat;
    return { unread, readSeq, otherReadSeq };
  };
  await asker.send(chatId, 'one');
  await asker.send(chatId, 'two');
  await sam.send(chatId, 'three');
  expect([await counts(asker), await counts(sam)]).toEqual([
    { unread: 1, readSeq: 2, otherReadSeq: 0 },
    { unread: 2, readSeq: 0, otherReadSeq: 2 },
  ]);
  const mark = async (one: Chatter, seq: number) => Object(await one.say('read_chat', { chatId, seq }))['answer'].seq;
  expect([await mark(sam, 1), await mark(sam, 900), await mark(sam, 2)]).toEqual([1, 3, 3]);
  expect([await counts(asker), await counts(sam)]).toEqual([
    { unread: 1, readSeq: 2, otherReadSeq: 3 },
    { unread: 0, readSeq: 3, otherReadSeq: 2 },
  ]);
  // What was read already is no news to others.
  const read = (seq: number) => ({ chatId, userId: sam.id, seq });
  await expect.poll(() => asker.of('chat_read')).toEqual([read(1), read(3)]);
  expect(sam.of('chat_read')).toEqual([read(1), read(3), read(3)]);
});

test('in a chat that waits all its asker’s words are unread to staff, whoever looked into it', async () => {
  const asker = await desk.hire(shop, 'unread', 'employee');
  const { chatId } = await asker.start();
  await asker.send(chatId, 'one');
  await asker.send(chatId, 'two');
  const counted = async (one: Chatter) => (await one.list()).find((chat) => chat.chatId === chatId)?.unread;
  const looked = await staff.say('read_chat', { chatId, seq: 2 });
  expect(looked).toEqual({ ok: true, answer: { chatId, userId: staff.id, seq: 0 } });
  expect([await counted(staff), await counted(asker), asker.of('chat_read')]).toEqual([2, 0, []]);
});
