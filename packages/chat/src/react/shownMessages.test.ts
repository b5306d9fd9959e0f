import type { ChatMessage } from '@tilldesk/domain/chat';
import { expect, test } from 'vitest';
import { nothingShown, outgoingEntry, shownAfter } from './shownMessages.ts';

const me = { id: 'ada', name: 'Ada Byron', email: 'ada@demo.test' };

function message(seq: number, sender = 'grace'): ChatMessage {
  const id = `m-${seq}`;
  const own = sender === me.id;
  return {
    id,
    _id: id,
    chatId: 'c',
    seq,
    content: `Text ${seq}`,
    sender,
    senderName: own ? 'A. Byron' : 'Grace Hopper',
    file: null,
    attachment: null,
    clientMessageId: own ? `own-${seq}` : null,
    createdAt: `2026-03-13T16:0${seq % 10}:00.000Z`,
  };
}
const shown = (messages: ChatMessage[], otherReadSeq = 0, before = nothingShown) =>
  shownAfter(before, { messages, otherReadSeq }, me);

test('an entry says whose it is, under the name it was sent with where it is one’s own', () => {
  const { entries } = shown([message(1), message(2, 'ada')]);
  const common = { file: null, delivery: 'sent' };
  expect(entries).toEqual([
    {
      ...common,
      id: 'm-1',
      content: 'Text 1',
      isOwn: false,
      sender: 'Grace Hopper',
      at: '2026-03-13T16:01:00.000Z',
    },
    {
      ...common,
      id: 'own-2',
      content: 'Text 2',
      isOwn: true,
      sender: 'Ada Byron',
      at: '2026-03-13T16:02:00.000Z',
    },
  ]);
});

test('what goes on keeps the entries that are there, and nothing new is no change', () => {
  const first = shown([message(1), message(2, 'ada')]);
  const second = shown([...first.messages, message(3)], 0, first);
  expect(second.entries.slice(0, 2).map((entry, at) => entry === first.entries[at])).toEqual([true, true]);
  expect(second.entries.map(({ id }) => id)).toEqual(['m-1', 'own-2', 'm-3']);
  expect(shownAfter(second, second, me)).toBe(second);
});

test('what the other side reads is read from there on, and the rest stays as it is', () => {
  const first = shown([message(1, 'ada'), message(2, 'ada'), message(3, 'ada')], 1);
  const second = shown([...first.messages], 2, first);
  expect(second.entries.map(({ delivery }) => delivery)).toEqual(['read', 'read', 'sent']);
  expect(second.entries[0]).toBe(first.entries[0]);
});

test('earlier messages above, or another chat, are made anew', () => {
  const later = shown([message(3), message(4)]);
  const all = [message(1), message(2), message(3), message(4)];
  expect(shown(all, 0, later).entries).toEqual(shown(all).entries);
  expect(shown([], 0, later).entries).toEqual([]);
  expect(shown([message(3)], 0, later).entries).toEqual(shown([message(3)]).entries);
});

test('[S5-29] a file is shown by the ending of its name; without what is known of it by its address', () => {
  const file = (name: string | null): ChatMessage => ({
    ...message(1),
    file: '/api/files/f-1.pdf',
    attachment: name === null ? null : { name, size: 2_048, type: 'image/png' },
  });
  expect([file('drawing.png'), file(null)].map((one) => shown([one]).entries[0]?.file)).toEqual([
    { name: 'drawing.png', size: 2_048, kind: 'image', address: '/api/files/f-1.pdf' },
    { name: 'f-1.pdf', size: 0, kind: 'pdf', address: '/api/files/f-1.pdf' },
  ]);
});

test('what is on its way stands under the same name as when it has arrived', () => {
  const outgoing = {
    clientMessageId: 'own-2',
    content: 'Text 2',
    file: null,
    attachment: null,
    at: '2026-03-13T16:02:00.000Z',
    failed: null,
    state: 'sending' as const,
  };
  const [, arrived] = shown([message(1), message(2, 'ada')]).entries;
  expect(outgoingEntry(outgoing, me, undefined)).toEqual({ ...arrived, delivery: 'sending' });
});
