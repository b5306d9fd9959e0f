import { expect, test } from 'vitest';
import type { FakeLine } from '../testing/fakeDesk.ts';
import { memoryStorage } from './memoryStorage.ts';
import { ana, openOffice, rosa, settled } from './testing/office.ts';

const NAME = 'tilldesk.chat.ana.outbox';
const wordsIn = (storage: ReturnType<typeof memoryStorage>, name = NAME): string[] => {
  const entries: { outgoing: { content: string } }[] = JSON.parse(storage.getItem(name) ?? '[]');
  return entries.map(({ outgoing }) => outgoing.content);
};

/** A line that says nothing of what was sent over it, as often as it is told to. */
function deaf(line: FakeLine): FakeLine & { loses: (answers: number) => void } {
  let left = 0;
  return {
    ...line,
    loses: (answers) => {
      left = answers;
    },
    async send(message) {
      const kept = await line.send(message);
      if (left === 0) return kept;
      left -= 1;
      throw new Error('The answer was lost.');
    },
  };
}

test('[S5-25] what is written without a line is kept, and sent once and in order when it is back', async () => {
  const { desk, inTalk } = openOffice();
  const { asker, staff } = await inTalk();
  asker.line.goDown();
  ['one', 'two', 'two', 'three'].forEach(asker.say);
  await settled();
  expect([asker.waits(), wordsIn(asker.storage), asker.client.getSnapshot().open?.connection]).toEqual([
    ['one (kept)', 'two (kept)', 'two (kept)', 'three (kept)'],
    ['one', 'two', 'two', 'three'],
    'disconnected',
  ]);
  staff.say('Still there?');
  await settled();
  asker.line.comeBack();
  await settled();
  const words = ['A phone.', 'Still there?', 'one', 'two', 'two', 'three'];
  expect(desk.kept().map(({ content }) => content)).toEqual(words);
  expect(asker.client.getSnapshot().open?.messages.map(({ content }) => content)).toEqual(words);
  expect([asker.waits(), staff.said(), wordsIn(asker.storage)]).toEqual([[], asker.said(), []]);
});

test('a page that is loaded anew sends what the one before it could not, also in a chat that nobody looks at', async () => {
  const { desk, seat, inTalk } = openOffice();
  const { asker } = await inTalk();
  asker.line.goDown();
  ['one', 'two'].forEach(asker.say);
  await settled();
  asker.stop();
  const again = seat(ana, { storage: asker.storage });
  await expect.poll(() => desk.kept().map(({ content }) => content)).toEqual(['A phone.', 'one', 'two']);
  expect([again.client.getSnapshot().open, wordsIn(asker.storage)]).toEqual([null, []]);
});

test('messages whose answers were lost, and a reload in the middle, make each message once', async () => {
  const { desk, clock, seat, inTalk } = openOffice();
  const line = deaf(desk.lineOf(ana, false));
  const { asker } = await inTalk({ line });
  line.loses(2);
  ['one', 'two', 'three'].forEach(asker.say);
  await settled();
  expect(asker.waits()).toEqual(['two (kept)', 'three (kept)']);
  clock.increment(2_000);
  await settled();
  asker.stop();
  const again = seat(ana, { storage: asker.storage });
  const words = ['A phone.', 'one', 'two', 'three'];
  await expect.poll(() => wordsIn(asker.storage)).toEqual([]);
  again.first();
  await settled();
  expect(desk.kept().map(({ content }) => content)).toEqual(words);
  expect(again.said()).toEqual(words.map((content) => `Ana Ruiz: ${content}`));
});

test('a message that was refused stays with its reason, is sent again or dropped, and outlives a reload', async () => {
  const { desk, seat, inTalk } = openOffice();
  const line = desk.lineOf(ana, false);
  let isGone = true;
  const send: FakeLine['send'] = (message) =>
    isGone ? Promise.reject(Object.assign(new Error('gone'), { code: 'file.gone' })) : line.send(message);
  const { asker } = await inTalk({ line: { ...line, send } });
  asker.client.leaveChat();
  asker.first();
  await settled();
  expect(asker.waits()).toEqual(['A phone. (failed)']);
  asker.say('one');
  await settled();
  expect(asker.client.getSnapshot().open?.outbox.map(({ failed }) => failed)).toEqual(['file.gone', 'file.gone']);
  asker.stop();
  isGone = false;
  const again = seat(ana, { storage: asker.storage });
  await settled();
  again.first();
  await expect.poll(again.waits).toEqual(['A phone. (failed)', 'one (failed)']);
  const [first, second] = again.client.getSnapshot().open?.outbox ?? [];
  again.client.drop(first?.clientMessageId ?? '');
  again.client.retry(second?.clientMessageId ?? '');
  await settled();
  expect([again.waits(), desk.kept().map(({ content }) => content), wordsIn(asker.storage)]).toEqual([[], ['one'], []]);
});

test('two tabs of one person show the same, and each sends what was written in it', async () => {
  const { desk, seat, inTalk } = openOffice();
  const { asker, staff } = await inTalk();
  const other = seat(ana, { storage: asker.storage });
  await settled();
  other.first();
  await settled();
  asker.line.goDown();
  other.line.goDown();
  asker.say('here');
  other.say('there');
  expect([asker.waits(), other.waits(), wordsIn(asker.storage)]).toEqual([
    ['here (kept)'],
    ['there (kept)'],
    ['here', 'there'],
  ]);
  asker.line.comeBack();
  await settled();
  expect([desk.kept().map(({ content }) => content), wordsIn(asker.storage)]).toEqual([
    ['A phone.', 'here'],
    ['there'],
  ]);
  other.line.comeBack();
  await settled();
  staff.say('I see both.');
  await settled();
  const words = ['Ana Ruiz: A phone.', 'Ana Ruiz: here', 'Ana Ruiz: there', 'Dana Cole: I see both.'];
  expect([asker.said(), other.said(), staff.said()]).toEqual([words, words, words]);
  expect(wordsIn(asker.storage)).toEqual([]);
});

test('what a tab that is gone has left is taken over by the one that is still there', async () => {
  const { desk, seat, inTalk } = openOffice();
  const { asker } = await inTalk();
  const other = seat(ana, { storage: asker.storage });
  await settled();
  asker.line.goDown();
  asker.say('left behind');
  asker.stop();
  await settled();
  other.line.goDown();
  other.line.comeBack();
  await expect.poll(() => desk.kept().map(({ content }) => content)).toEqual(['A phone.', 'left behind']);
  expect(wordsIn(asker.storage)).toEqual([]);
});

test('nobody sends, sees or forgets what another person wrote in this browser', async () => {
  const { desk, seat, inTalk } = openOffice();
  const { asker } = await inTalk();
  asker.line.goDown();
  asker.say('mine');
  asker.stop();
  const another = seat(rosa, { storage: asker.storage });
  await settled();
  another.first();
  another.say('Hello');
  await settled();
  expect(desk.kept().map(({ content }) => content)).toEqual(['A phone.']);
  expect([wordsIn(asker.storage), asker.storage.getItem('tilldesk.chat.rosa.outbox')]).toEqual([['mine'], null]);
});

test.each([
  [
    'is full',
    {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    },
  ],
  ['holds what nobody wrote', { ...memoryStorage(), getItem: () => '{"old": "version"}' }],
  ['holds no JSON', { ...memoryStorage(), getItem: () => 'oops' }],
  [
    'holds entries of another kind',
    { ...memoryStorage(), getItem: () => '[null, {"chatId": 1}, {"chatId": "a", "tab": "b", "outgoing": {}}]' },
  ],
])('a storage that %s is no failure', async (_, storage) => {
  const { inTalk, desk } = openOffice();
  const { asker } = await inTalk({ storage });
  asker.line.goDown();
  asker.say('one');
  await settled();
  asker.line.comeBack();
  await settled();
  expect(desk.kept().map(({ content }) => content)).toEqual(['A phone.', 'one']);
});
