import { expect, test } from 'vitest';
import type { FakeLine } from '../testing/fakeSupport.ts';
import { memoryStorage } from './memoryStorage.ts';
import { ana, openOffice, rosa, settled } from './testing/fakeOffice.ts';

const NAME = 'tilldesk.chat.ana.outbox';
const unsentTexts = (storage: ReturnType<typeof memoryStorage>, name = NAME): string[] => {
  const entries: { outgoing: { content: string } }[] = JSON.parse(storage.getItem(name) ?? '[]');
  return entries.map(({ outgoing }) => outgoing.content);
};

/** A connection that loses the responses to sent messages, for a given number of times. */
function withLostResponses(line: FakeLine): FakeLine & { loses: (answers: number) => void } {
  let left = 0;
  return {
    ...line,
    loses: (answers) => {
      left = answers;
    },
    async send(message) {
      const saved = await line.send(message);
      if (left === 0) return saved;
      left -= 1;
      throw new Error('The answer was lost.');
    },
  };
}

test('[S5-25] what is written without a line is kept, and sent once and in order when it is back', async () => {
  const { chatServer, withActiveChat } = openOffice();
  const { requester, staff } = await withActiveChat();
  requester.line.disconnect();
  ['one', 'two', 'two', 'three'].forEach(requester.say);
  await settled();
  expect([requester.waits(), unsentTexts(requester.storage), requester.client.getSnapshot().open?.connection]).toEqual([
    ['one (queued)', 'two (queued)', 'two (queued)', 'three (queued)'],
    ['one', 'two', 'two', 'three'],
    'disconnected',
  ]);
  staff.say('Still there?');
  await settled();
  requester.line.reconnect();
  await settled();
  const chatTexts = ['A phone.', 'Still there?', 'one', 'two', 'two', 'three'];
  expect(chatServer.storedMessages().map(({ content }) => content)).toEqual(chatTexts);
  expect(requester.client.getSnapshot().open?.messages.map(({ content }) => content)).toEqual(chatTexts);
  expect([requester.waits(), staff.said(), unsentTexts(requester.storage)]).toEqual([[], requester.said(), []]);
});

test('a page that is loaded anew sends what the one before it could not, also in a chat that nobody looks at', async () => {
  const { chatServer, seat, withActiveChat } = openOffice();
  const { requester } = await withActiveChat();
  requester.line.disconnect();
  ['one', 'two'].forEach(requester.say);
  await settled();
  requester.stop();
  const again = seat(ana, { storage: requester.storage });
  await expect
    .poll(() => chatServer.storedMessages().map(({ content }) => content))
    .toEqual(['A phone.', 'one', 'two']);
  expect([again.client.getSnapshot().open, unsentTexts(requester.storage)]).toEqual([null, []]);
});

test('messages whose answers were lost, and a reload in the middle, make each message once', async () => {
  const { chatServer, clock, seat, withActiveChat } = openOffice();
  const line = withLostResponses(chatServer.lineOf(ana, false));
  const { requester } = await withActiveChat({ line });
  line.loses(2);
  ['one', 'two', 'three'].forEach(requester.say);
  await settled();
  expect(requester.waits()).toEqual(['two (queued)', 'three (queued)']);
  clock.increment(2_000);
  await settled();
  requester.stop();
  const again = seat(ana, { storage: requester.storage });
  const chatTexts = ['A phone.', 'one', 'two', 'three'];
  await expect.poll(() => unsentTexts(requester.storage)).toEqual([]);
  again.first();
  await settled();
  expect(chatServer.storedMessages().map(({ content }) => content)).toEqual(chatTexts);
  expect(again.said()).toEqual(chatTexts.map((content) => `Ana Ruiz: ${content}`));
});

test('a message that was rejected stays with its reason, is sent again or dropped, and outlives a reload', async () => {
  const { chatServer, seat, withActiveChat } = openOffice();
  const line = chatServer.lineOf(ana, false);
  let isFileMissing = true;
  const send: FakeLine['send'] = (message) =>
    isFileMissing ? Promise.reject(Object.assign(new Error('gone'), { code: 'file.gone' })) : line.send(message);
  const { requester } = await withActiveChat({ line: { ...line, send } });
  requester.client.leaveChat();
  requester.first();
  await settled();
  expect(requester.waits()).toEqual(['A phone. (failed)']);
  requester.say('one');
  await settled();
  expect(requester.client.getSnapshot().open?.outbox.map(({ failed }) => failed)).toEqual(['file.gone', 'file.gone']);
  requester.stop();
  isFileMissing = false;
  const again = seat(ana, { storage: requester.storage });
  await settled();
  again.first();
  await expect.poll(again.waits).toEqual(['A phone. (failed)', 'one (failed)']);
  const [first, second] = again.client.getSnapshot().open?.outbox ?? [];
  again.client.drop(first?.clientMessageId ?? '');
  again.client.retry(second?.clientMessageId ?? '');
  await settled();
  expect([
    again.waits(),
    chatServer.storedMessages().map(({ content }) => content),
    unsentTexts(requester.storage),
  ]).toEqual([[], ['one'], []]);
});

test('two tabs of one person show the same, and each sends what was written in it', async () => {
  const { chatServer, seat, withActiveChat } = openOffice();
  const { requester, staff } = await withActiveChat();
  const other = seat(ana, { storage: requester.storage });
  await settled();
  other.first();
  await settled();
  requester.line.disconnect();
  other.line.disconnect();
  requester.say('here');
  other.say('there');
  expect([requester.waits(), other.waits(), unsentTexts(requester.storage)]).toEqual([
    ['here (queued)'],
    ['there (queued)'],
    ['here', 'there'],
  ]);
  requester.line.reconnect();
  await settled();
  expect([chatServer.storedMessages().map(({ content }) => content), unsentTexts(requester.storage)]).toEqual([
    ['A phone.', 'here'],
    ['there'],
  ]);
  other.line.reconnect();
  await settled();
  staff.say('I see both.');
  await settled();
  const chatTexts = ['Ana Ruiz: A phone.', 'Ana Ruiz: here', 'Ana Ruiz: there', 'Dana Cole: I see both.'];
  expect([requester.said(), other.said(), staff.said()]).toEqual([chatTexts, chatTexts, chatTexts]);
  expect(unsentTexts(requester.storage)).toEqual([]);
});

test('what a tab that is gone has left is taken over by the one that is still there', async () => {
  const { chatServer, seat, withActiveChat } = openOffice();
  const { requester } = await withActiveChat();
  const other = seat(ana, { storage: requester.storage });
  await settled();
  requester.line.disconnect();
  requester.say('left behind');
  requester.stop();
  await settled();
  other.line.disconnect();
  other.line.reconnect();
  await expect
    .poll(() => chatServer.storedMessages().map(({ content }) => content))
    .toEqual(['A phone.', 'left behind']);
  expect(unsentTexts(requester.storage)).toEqual([]);
});

test('nobody sends, sees or forgets what another person wrote in this browser', async () => {
  const { chatServer, seat, withActiveChat } = openOffice();
  const { requester } = await withActiveChat();
  requester.line.disconnect();
  requester.say('mine');
  requester.stop();
  const another = seat(rosa, { storage: requester.storage });
  await settled();
  another.first();
  another.say('Hello');
  await settled();
  expect(chatServer.storedMessages().map(({ content }) => content)).toEqual(['A phone.']);
  expect([unsentTexts(requester.storage), requester.storage.getItem('tilldesk.chat.rosa.outbox')]).toEqual([
    ['mine'],
    null,
  ]);
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
  const { withActiveChat, chatServer } = openOffice();
  const { requester } = await withActiveChat({ storage });
  requester.line.disconnect();
  requester.say('one');
  await settled();
  requester.line.reconnect();
  await settled();
  expect(chatServer.storedMessages().map(({ content }) => content)).toEqual(['A phone.', 'one']);
});
