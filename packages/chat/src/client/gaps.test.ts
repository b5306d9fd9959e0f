import { expect, test } from 'vitest';
import type { Chat } from '@tilldesk/domain/chat';
import type { FakeLine } from '../testing/fakeDesk.ts';
import { ana, dana, openOffice, settled } from './testing/office.ts';

test('after a gap the list and the conversation have everything that happened in it', async () => {
  const { inTalk } = openOffice();
  const { asker, staff } = await inTalk();
  asker.line.goDown();
  for (let number = 1; number <= 120; number += 1) staff.say(`words ${number}`);
  await settled();
  for (let turn = 0; turn < 20; turn += 1) await settled();
  expect([asker.said()?.length, asker.chats()]).toEqual([1, [['active', 0, 'A phone.']]]);
  asker.line.comeBack();
  for (let turn = 0; turn < 20; turn += 1) await settled();
  expect([asker.said(), asker.chats(), asker.client.getSnapshot().unreadTotal]).toEqual([
    ['Ana Ruiz: A phone.', ...Array.from({ length: 120 }, (_, at) => `Dana Cole: words ${at + 1}`)],
    [['active', 120, 'words 120']],
    120,
  ]);
});

test('a chat that was closed in a gap is closed when the line is back', async () => {
  const { inTalk } = openOffice();
  const { asker, staff } = await inTalk();
  asker.line.goDown();
  staff.client.close();
  await settled();
  expect(asker.client.getSnapshot().open?.status).toEqual('active');
  asker.line.comeBack();
  await settled();
  expect([asker.client.getSnapshot().open?.status, asker.chats(), asker.client.getSnapshot().hasOpenChat]).toEqual([
    'closed',
    [['closed', 0, 'A phone.']],
    false,
  ]);
});

test('what is unread is counted as the server counts it, and read up to a message once', async () => {
  const { seat, desk, inTalk } = openOffice();
  const said: number[] = [];
  const line = desk.lineOf(ana, false);
  const read: FakeLine['read'] = (chatId, seq) => {
    said.push(seq);
    return line.read(chatId, seq);
  };
  const { asker, staff } = await inTalk({ line: { ...line, read } });
  ['one', 'two', 'three'].forEach(staff.say);
  await settled();
  const counts = () => [asker.client.getSnapshot().unreadTotal, staff.client.getSnapshot().open?.otherReadSeq];
  expect([asker.told().length, counts()]).toEqual([3, [3, 1]]);
  asker.client.readUpTo(3);
  asker.client.readUpTo(3);
  asker.client.readUpTo(2);
  await settled();
  expect([counts(), said]).toEqual([[1, 3], [3]]);
  asker.line.goDown();
  asker.client.readUpTo(4);
  expect([asker.client.getSnapshot().unreadTotal, said]).toEqual([0, [3]]);
  asker.line.comeBack();
  await settled();
  expect([counts(), said]).toEqual([
    [0, 4],
    [3, 4],
  ]);
  const other = seat(ana);
  await settled();
  expect(other.client.getSnapshot().unreadTotal).toEqual(0);
});

test('whoever joins a chat has read in it what they saw while it waited', async () => {
  const { seat, desk, clock } = openOffice();
  const said: number[] = [];
  const line = desk.lineOf(dana, true);
  const read: FakeLine['read'] = (chatId, seq) => {
    said.push(seq);
    return line.read(chatId, seq);
  };
  const [asker, staff] = [seat(ana), seat(dana, { line: { ...line, read } })];
  await settled();
  asker.client.beginNewChat();
  asker.client.submitTopic({ topic: 'repair', name: ana.name, email: ana.email, intro: 'A phone.' });
  await settled();
  clock.increment(1_000);
  await settled();
  staff.first();
  await settled();
  staff.client.readUpTo(1);
  await settled();
  staff.client.join();
  await settled();
  expect([said, staff.chats(), asker.client.getSnapshot().open?.otherReadSeq]).toEqual([
    [1, 1],
    [['active', 0, 'A phone.']],
    1,
  ]);
});

test('earlier messages are read page by page', async () => {
  const { inTalk, seat } = openOffice();
  const { staff } = await inTalk();
  for (let number = 1; number <= 120; number += 1) staff.say(`words ${number}`);
  for (let turn = 0; turn < 20; turn += 1) await settled();
  const asker = seat(ana);
  await settled();
  asker.first();
  await settled();
  const shown = () => {
    const { messages = [], hasEarlier } = asker.client.getSnapshot().open ?? {};
    return [messages.length, messages[0]?.seq, hasEarlier];
  };
  expect(shown()).toEqual([50, 72, true]);
  asker.client.askEarlier();
  await settled();
  expect(shown()).toEqual([100, 22, true]);
  asker.client.askEarlier();
  await settled();
  expect(shown()).toEqual([121, 1, false]);
});

/** A line whose list is answered by hand. */
function slowList(line: FakeLine) {
  const asked: { answer: (chats: Chat[]) => void; fail: (cause: unknown) => void }[] = [];
  return {
    asked,
    line: { ...line, list: () => new Promise<Chat[]>((answer, fail) => asked.push({ answer, fail })) },
  };
}

test('what is heard while the list is on its way is not taken back by it', async () => {
  const { desk, seat, inTalk } = openOffice();
  const { staff } = await inTalk();
  const slow = slowList(desk.lineOf(ana, false));
  const asker = seat(ana, { line: slow.line });
  await settled();
  const old = await desk.lineOf(ana, false).list();
  staff.say('Hello');
  await settled();
  slow.asked[0]?.answer(old);
  await settled();
  expect([asker.chats(), asker.client.getSnapshot().isListLoading]).toEqual([[['active', 1, 'Hello']], false]);
});

test('a list that cannot be read is told, asked for again in two seconds or when the person wants it', async () => {
  const { desk, seat, clock } = openOffice();
  const slow = slowList(desk.lineOf(ana, false));
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
  client.askList();
  slow.asked[2]?.answer([]);
  await settled();
  expect(listed()).toEqual([false, undefined, 3]);
});

/** Numbers that look random and are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "whatever breaks, each message is there once and in its order, and the counts are the server's (%i)",
  async (seed) => {
    const roll = dice(seed);
    const { desk, clock, seat, inTalk } = openOffice();
    const lossy = (line: FakeLine): FakeLine => ({
      ...line,
      async send(message) {
        if (roll(5) === 0) throw new Error('The message was lost.');
        const kept = await line.send(message);
        if (roll(5) === 0) throw new Error('The answer was lost.');
        return kept;
      },
      async history(asked) {
        if (roll(5) === 0) throw new Error('The history was lost.');
        return line.history(asked);
      },
    });
    const { asker, staff } = await inTalk({ line: lossy(desk.lineOf(ana, false)) });
    const tab = seat(ana, { line: lossy(desk.lineOf(ana, false)), storage: asker.storage });
    await settled();
    tab.first();
    const people = [asker, staff, tab];
    for (let number = 0; number < 150; number += 1) {
      const person = people[roll(3)] ?? asker;
      person.say(`${people.indexOf(person)}: ${number}`);
      const other = people[roll(3)] ?? asker;
      if (roll(4) === 0) other.line.goDown();
      if (roll(3) === 0) other.line.comeBack();
      if (roll(3) === 0) await settled();
      clock.increment(roll(1_000));
    }
    for (const { line } of people) line.comeBack();
    for (let second = 0; second < 300; second += 1) {
      clock.increment(1_000);
      await settled();
    }
    const words = desk.kept().map(({ content }) => content);
    const byPerson = people.map((_, at) => words.filter((content) => content.startsWith(`${at}:`)));
    expect(words.length).toEqual(151);
    expect(byPerson).toEqual(byPerson.map((some) => some.toSorted((a, b) => Number(a.slice(3)) - Number(b.slice(3)))));
    const shown = people.map(({ client }) => client.getSnapshot().open?.messages.map(({ content }) => content));
    expect(shown).toEqual([words, words, words]);
    expect(people.map(({ waits }) => waits())).toEqual([[], [], []]);
    const unread = await Promise.all([ana, dana].map((person) => desk.lineOf(person, person === dana).list()));
    expect([asker, staff].map(({ client }) => client.getSnapshot().unreadTotal)).toEqual(
      unread.map(([chat]) => chat?.unread),
    );
  },
);
