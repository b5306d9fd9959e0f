import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatOf, messageOf, messagesOf } from '../testing/chats.ts';
import {
  hasEarlier,
  isBehind,
  lastSeqOf,
  unreadThread,
  withChat,
  withReceived,
  withPage,
  type Thread,
} from './thread.rules.ts';

const seqsOf = ({ messages, apart: afterGap }: Thread) =>
  [messages, afterGap].map((some) => some.map(({ seq }) => seq));
const receiveAll = (thread: Thread, seqs: readonly number[]) =>
  seqs.reduce((current, seq) => withReceived(current, [messageOf(seq)]), thread);

/** Numbers 1 to some length, in any order, each as often as it likes. */
const anyOrder = fc
  .integer({ min: 1, max: 40 })
  .chain((length) => {
    const all = Array.from({ length }, (_, at) => at + 1);
    const order = fc.shuffledSubarray(all, { minLength: length, maxLength: length });
    return fc.tuple(order, fc.array(fc.constantFrom(...all), { maxLength: 40 }), fc.integer({ min: 0, max: length }));
  })
  .map(([order, again, from]) => ({ order, again, from }));

test('messages in any order and however often make the same conversation, each once and by number', () => {
  fc.assert(
    fc.property(anyOrder, ({ order, again, from }) => {
      // What is read first may be nothing, everything, or the newest part of it.
      const begun = withPage(unreadThread, from === 0 ? [] : messagesOf(from, order.length));
      const thread = receiveAll(begun, [...again, ...order, ...again]);
      expect(thread).toEqual({ messages: messagesOf(1, order.length), apart: [], isRead: true });
    }),
  );
});

test('what is heard before anything is read waits until it is known where the newest begin', () => {
  fc.assert(
    fc.property(anyOrder, ({ order, again, from }) => {
      const before = receiveAll(unreadThread, [...order, ...again]);
      expect(seqsOf(before)).toEqual([[], order.toSorted((a, b) => a - b)]);
      const page = from === 0 ? [] : messagesOf(from, order.length);
      expect(withPage(before, page)).toEqual({ messages: messagesOf(1, order.length), apart: [], isRead: true });
    }),
  );
});

test('there is never a gap in what is shown, whatever is missing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 })), fc.integer({ min: 1, max: 50 }), (seqs, from) => {
      const thread = receiveAll(withPage(unreadThread, messagesOf(from, from + 9)), seqs);
      const [shown = [], afterGap = []] = seqsOf(thread);
      expect(shown).toEqual(Array.from({ length: shown.length }, (_, at) => (shown[0] ?? 0) + at));
      const known = new Set([...seqs, ...messagesOf(from, from + 9).map(({ seq }) => seq)]);
      expect([...shown, ...afterGap].toSorted((a, b) => a - b)).toEqual([...known].toSorted((a, b) => a - b));
    }),
  );
});

test('the same arrays stay as long as nothing is new', () => {
  const thread = withPage(unreadThread, messagesOf(1, 3));
  expect(withReceived(thread, messagesOf(1, 3))).toBe(thread);
  expect(withPage(thread, [])).toBe(thread);
  expect(withReceived(thread, [messageOf(9)]).messages).toBe(thread.messages);
});

test('a message beyond a gap says that something is missing, until it is filled', () => {
  const gap = withReceived(withPage(unreadThread, messagesOf(4, 5)), [messageOf(8)]);
  expect([seqsOf(gap), isBehind(gap, 0), hasEarlier(gap), lastSeqOf(gap)]).toEqual([[[4, 5], [8]], true, true, 5]);
  const filled = withPage(gap, messagesOf(6, 7));
  expect([seqsOf(filled), isBehind(filled, 0), isBehind(filled, 9)]).toEqual([[[4, 5, 6, 7, 8], []], false, true]);
  expect(hasEarlier(withPage(filled, messagesOf(1, 3)))).toEqual(false);
});

test('a chat brings its newest messages, or the certainty that it has none; one of a list brings neither', () => {
  expect(withChat(unreadThread, chatOf({ lastSeq: 0 }))).toEqual({ messages: [], apart: [], isRead: true });
  expect(withChat(unreadThread, chatOf({ lastSeq: 7 }))).toBe(unreadThread);
  const receivedChat = chatOf({ lastSeq: 7, messages: messagesOf(6, 7) });
  expect(withChat(unreadThread, receivedChat)).toEqual({ messages: messagesOf(6, 7), apart: [], isRead: true });
});
