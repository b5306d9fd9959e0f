import { expect, test } from 'vitest';
import type { Chat } from '@tilldesk/domain/chat';
import type { FakeLine } from '../testing/fakeSupport.ts';
import { ana, dana, openOffice, settled } from './testing/fakeOffice.ts';

test('after a gap the list and the conversation have everything that happened in it', async () => {
  const { withActiveChat } = openOffice();
  const { requester, staff } = await withActiveChat();
  requester.line.disconnect();
  for (let number = 1; number <= 120; number += 1) staff.say(`words ${number}`);
  await settled();
  for (let attempt = 0; attempt < 20; attempt += 1) await settled();
  expect([requester.said()?.length, requester.chats()]).toEqual([1, [['active', 0, 'A phone.']]]);
  requester.line.reconnect();
  for (let attempt = 0; attempt < 20; attempt += 1) await settled();
  expect([requester.said(), requester.chats(), requester.client.getSnapshot().unreadTotal]).toEqual([
    ['Ana Ruiz: A phone.', ...Array.from({ length: 120 }, (_, at) => `Dana Cole: words ${at + 1}`)],
    [['active', 120, 'words 120']],
    120,
  ]);
});

test('a chat that was closed in a gap is closed when the line is back', async () => {
  const { withActiveChat } = openOffice();
  const { requester, staff } = await withActiveChat();
  requester.line.disconnect();
  staff.client.close();
  await settled();
  expect(requester.client.getSnapshot().open?.status).toEqual('active');
  requester.line.reconnect();
  await settled();
  expect([
    requester.client.getSnapshot().open?.status,
    requester.chats(),
    requester.client.getSnapshot().hasOpenChat,
  ]).toEqual(['closed', [['closed', 0, 'A phone.']], false]);
});

test('what is unread is counted as the server counts it, and read up to a message once', async () => {
  const { seat, chatServer, withActiveChat } = openOffice();
  const sent: number[] = [];
  const line = chatServer.lineOf(ana, false);
  const read: FakeLine['markRead'] = (chatId, seq) => {
    sent.push(seq);
    return line.markRead(chatId, seq);
  };
  const { requester, staff } = await withActiveChat({ line: { ...line, markRead: read } });
  ['one', 'two', 'three'].forEach(staff.say);
  await settled();
  const counts = () => [requester.client.getSnapshot().unreadTotal, staff.client.getSnapshot().open?.otherReadSeq];
  expect([requester.takeEvents().length, counts()]).toEqual([3, [3, 1]]);
  requester.client.readUpTo(3);
  requester.client.readUpTo(3);
  requester.client.readUpTo(2);
  await settled();
  expect([counts(), sent]).toEqual([[1, 3], [3]]);
  requester.line.disconnect();
  requester.client.readUpTo(4);
  expect([requester.client.getSnapshot().unreadTotal, sent]).toEqual([0, [3]]);
  requester.line.reconnect();
  await settled();
  expect([counts(), sent]).toEqual([
    [0, 4],
    [3, 4],
  ]);
  const other = seat(ana);
  await settled();
  expect(other.client.getSnapshot().unreadTotal).toEqual(0);
});

test('whoever joins a chat has read in it what they saw while it waited', async () => {
  const { seat, chatServer, clock } = openOffice();
  const sent: number[] = [];
  const line = chatServer.lineOf(dana, true);
  const read: FakeLine['markRead'] = (chatId, seq) => {
    sent.push(seq);
    return line.markRead(chatId, seq);
  };
  const [requester, staff] = [seat(ana), seat(dana, { line: { ...line, markRead: read } })];
  await settled();
  requester.client.beginNewChat();
  requester.client.submitTopic({ topic: 'repair', name: ana.name, email: ana.email, intro: 'A phone.' });
  await settled();
  clock.increment(1_000);
  await settled();
  staff.first();
  await settled();
  staff.client.readUpTo(1);
  await settled();
  staff.client.join();
  await settled();
  expect([sent, staff.chats(), requester.client.getSnapshot().open?.otherReadSeq]).toEqual([
    [1, 1],
    [['active', 0, 'A phone.']],
    1,
  ]);
});

test('earlier messages are read page by page', async () => {
  const { withActiveChat, seat } = openOffice();
  const { staff } = await withActiveChat();
  for (let number = 1; number <= 120; number += 1) staff.say(`words ${number}`);
  for (let attempt = 0; attempt < 20; attempt += 1) await settled();
  const requester = seat(ana);
  await settled();
  requester.first();
  await settled();
  const shown = () => {
    const { messages = [], hasEarlier } = requester.client.getSnapshot().open ?? {};
    return [messages.length, messages[0]?.seq, hasEarlier];
  };
  expect(shown()).toEqual([50, 72, true]);
  requester.client.loadEarlier();
  await settled();
  expect(shown()).toEqual([100, 22, true]);
  requester.client.loadEarlier();
  await settled();
  expect(shown()).toEqual([121, 1, false]);
});

/** A connection whose list requests are answered by the test. */
function slowList(line: FakeLine) {
  const requests: { answer: (chats: Chat[]) => void; fail: (cause: unknown) => void }[] = [];
  return {
    asked: requests,
    line: { ...line, list: () => new Promise<Chat[]>((answer, fail) => requests.push({ answer, fail })) },
  };
}

test('what is heard while the list is on its method is not taken back by it', async () => {
  const { chatServer, seat, withActiveChat } = openOffice();
  const { staff } = await withActiveChat();
  const slow = slowList(chatServer.lineOf(ana, false));
  const requester = seat(ana, { line: slow.line });
  await settled();
  const old = await chatServer.lineOf(ana, false).list();
  staff.say('Hello');
  await settled();
  slow.asked[0]?.answer(old);
  await settled();
  expect([requester.chats(), requester.client.getSnapshot().isListLoading]).toEqual([[['active', 1, 'Hello']], false]);
});

test('a list that cannot be read is told, asked for again in two seconds or when the person wants it', async () => {
  const { chatServer, seat, clock } = openOffice();
  const slow = slowList(chatServer.lineOf(ana, false));
  const { client } = seat(ana, { line: slow.line });
  await settled();
  const listed = () => [client.getSnapshot().isListLoading, client.getSnapshot().listProblem?.code, slow.asked.length];
  expect(listed()).toEqual([true, undefined, 1]);
  slow.asked[0]?.fail(new Error('timeout'));
  await settled();
  expect(listed()).toEqual([true, null, 1]);
  clock.increment(2_000);
  slow.asked[1]?.fail(Object.assign(new Error('no'), { code: 'access.denied' }));
  await settled();
  clock.increment(60_000);
  expect(listed()).toEqual([true, 'access.denied', 2]);
  client.loadList();
  slow.asked[2]?.answer([]);
  await settled();
  expect(listed()).toEqual([false, undefined, 3]);
});

/** Pseudo-random numbers, the same in every run. */
function seededRandom(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "whatever breaks, each message is there once and in its order, and the counts are the server's (%i)",
  async (seed) => {
    const roll = seededRandom(seed);
    const { chatServer, clock, seat, withActiveChat } = openOffice();
    const lossy = (line: FakeLine): FakeLine => ({
      ...line,
      async send(message) {
        if (roll(5) === 0) throw new Error('The message was lost.');
        const saved = await line.send(message);
        if (roll(5) === 0) throw new Error('The answer was lost.');
        return saved;
      },
      async history(requests) {
        if (roll(5) === 0) throw new Error('The history was lost.');
        return line.history(requests);
      },
    });
    const { requester, staff } = await withActiveChat({ line: lossy(chatServer.lineOf(ana, false)) });
    const tab = seat(ana, { line: lossy(chatServer.lineOf(ana, false)), storage: requester.storage });
    await settled();
    tab.first();
    const people = [requester, staff, tab];
    for (let number = 0; number < 150; number += 1) {
      const person = people[roll(3)] ?? requester;
      person.say(`${people.indexOf(person)}: ${number}`);
      const other = people[roll(3)] ?? requester;
      if (roll(4) === 0) other.line.disconnect();
      if (roll(3) === 0) other.line.reconnect();
      if (roll(3) === 0) await settled();
      clock.increment(roll(1_000));
    }
    for (const { line } of people) line.reconnect();
    for (let second = 0; second < 300; second += 1) {
      clock.increment(1_000);
      await settled();
    }
    const chatTexts = chatServer.storedMessages().map(({ content }) => content);
    const byPerson = people.map((_, at) => chatTexts.filter((content) => content.startsWith(`${at}:`)));
    expect(chatTexts.length).toEqual(151);
    expect(byPerson).toEqual(byPerson.map((some) => some.toSorted((a, b) => Number(a.slice(3)) - Number(b.slice(3)))));
    const shown = people.map(({ client }) => client.getSnapshot().open?.messages.map(({ content }) => content));
    expect(shown).toEqual([chatTexts, chatTexts, chatTexts]);
    expect(people.map(({ waits }) => waits())).toEqual([[], [], []]);
    const unread = await Promise.all([ana, dana].map((person) => chatServer.lineOf(person, person === dana).list()));
    expect([requester, staff].map(({ client }) => client.getSnapshot().unreadTotal)).toEqual(
      unread.map(([chat]) => chat?.unread),
    );
  },
);
