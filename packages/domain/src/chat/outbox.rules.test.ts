import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf, messageOf, writtenOf } from '../testing/chats.ts';
import { nextOutgoing, withFailed, withoutOutgoing, withoutSent, withWritten, type Outgoing } from './outbox.rules.ts';

const outgoingOf = (number: number, failed: string | null = null): Outgoing => ({ ...writtenOf(number), failed });

test('[S5-25] nothing but spaces is no message, unless there is a file', () => {
  const empty = { ...writtenOf(1), content: ' \n ' };
  expect(withWritten([], [], empty)).toEqual([]);
  const withFile = { ...empty, file: '/files/1' };
  expect(withWritten([], [], withFile)).toEqual([{ ...withFile, content: '', failed: null }]);
});

test('[S5-27] the same message twice is one, the same words anew are two', () => {
  const once = withWritten([], [], writtenOf(1));
  expect(withWritten(once, [], writtenOf(1))).toBe(once);
  const twice = withWritten(once, [], { ...writtenOf(2), content: writtenOf(1).content });
  expect(twice.map(({ content }) => content)).toEqual(['words 1', 'words 1']);
  expect(withWritten([], [messageOf(1, { clientMessageId: idOf('b', 1) })], writtenOf(1))).toEqual([]);
});

test('messages go in the order they were written in; a rejected one lets the others pass and goes again from its place', () => {
  const outbox = [outgoingOf(1), outgoingOf(2), outgoingOf(3)];
  const rejected = withFailed(outbox, idOf('b', 1), 'chat.closed');
  expect([nextOutgoing(outbox), nextOutgoing(rejected)]).toEqual([outgoingOf(1), outgoingOf(2)]);
  expect(nextOutgoing(withFailed(rejected, idOf('b', 1), null))).toEqual(outgoingOf(1));
  expect(withoutOutgoing(rejected, idOf('b', 1))).toEqual([outgoingOf(2), outgoingOf(3)]);
});

test('what the chat holds is no longer on its way, whatever else is', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 30 })),
      fc.array(fc.integer({ min: 1, max: 30 })),
      (waiting, current) => {
        const outbox = waiting.map((number) => outgoingOf(number));
        const left = withoutSent(
          outbox,
          current.map((number) => messageOf(number)),
        );
        expect(left).toEqual(outbox.filter((_, at) => !current.includes(waiting[at] ?? 0)));
      },
    ),
  );
});
