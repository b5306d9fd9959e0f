import type { Draft } from '@tilldesk/domain/drafts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../api/ApiProblem.ts';
import { createDraftSaver } from './draftSaver.ts';
import type { Written } from './unsent.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-14T16:40:00.000Z') }));
afterEach(() => vi.useRealTimers());

const rejection = (status: number) => new ApiProblem(status, { code: 'x', message: 'x' });

/** A server and a tab that record every request in order. */
function setUp({
  before = null,
  remembered = null,
  isMine = true,
}: { before?: unknown; remembered?: unknown; isMine?: boolean } = {}) {
  const at = '2026-03-14T16:02:00.000Z';
  const log: unknown[] = [];
  const received: unknown[] = [];
  let draft: Draft | null = before === null ? null : { id: 'draft-1', content: before, savedAt: at };
  let memory: Written | null = remembered === null ? null : { content: remembered, savedAt: at };
  let failure: ApiProblem | null = null;
  let slow: Promise<void> | null = null;
  const respond = async <T>(what: unknown, answer: () => T): Promise<T> => {
    log.push(what);
    if (slow) await slow;
    if (failure) throw failure;
    return answer();
  };
  const saver = createDraftSaver(
    {
      find: () => respond('find', () => draft),
      save: (content) =>
        respond(content, () => {
          draft = { id: 'draft-1', content, savedAt: at };
          return { id: 'draft-1' };
        }),
      discard: (id) => respond(`discard ${id}`, () => (draft = null)),
      memory: {
        read: () => memory,
        write: (written) => (memory = written),
        drop: () => (memory = null),
      },
      acquireLock: () => ({ mine: Promise.resolve(isMine), giveBack: () => log.push('turn over') }),
      now: () => new Date().toISOString(),
    },
    { found: ({ content }) => received.push(content), problem: (problem) => received.push({ problem }) },
  );
  return {
    saver,
    log,
    received,
    memory: () => memory?.content ?? null,
    fail: (problem: ApiProblem | null) => (failure = problem),
    slowDown() {
      let resume = () => {};
      slow = new Promise((resolve) => (resume = resolve));
      return () => {
        slow = null;
        resume();
      };
    },
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what is written is sent a second after the last key, once', async () => {
  const { saver, log, memory } = setUp();
  for (const text of ['A', 'An', 'Ana']) {
    saver.write(text);
    await pass(900);
  }
  expect([log, memory()]).toEqual([['find'], 'Ana']);
  await pass(100);
  expect([log, memory()]).toEqual([['find', 'Ana'], null]);
  await pass(60_000);
  expect(log).toEqual(['find', 'Ana']);
});

test('leaving a field sends at once', async () => {
  const { saver, log } = setUp();
  saver.write('Ana');
  saver.flush();
  await pass(0);
  saver.flush();
  await pass(0);
  expect(log).toEqual(['find', 'Ana']);
});

test('what the server has is heard, and the same words are not sent again, whatever order they come in', async () => {
  const { saver, log, received } = setUp({ before: { b: [1], a: 'x' } });
  await pass(0);
  saver.write({ a: 'x', b: [1] });
  await pass(1000);
  expect([log, received]).toEqual([['find'], [{ b: [1], a: 'x' }, { problem: null }]]);
});

test('what the tab remembers is newer than what the server has', async () => {
  const { received } = setUp({ before: 'An', remembered: 'Ana' });
  await pass(0);
  expect(received).toEqual(['Ana']);
});

test('keys that fall while a sending is on its way follow it, the newest alone', async () => {
  const { saver, log, memory, slowDown } = setUp();
  await pass(0);
  const resume = slowDown();
  saver.write('A');
  await pass(1000);
  saver.write('An');
  await pass(500);
  saver.write('Ana');
  await pass(1500);
  expect(log).toEqual(['find', 'A']);
  resume();
  await pass(0);
  expect([log, memory()]).toEqual([['find', 'A', 'Ana'], null]);
});

test('without an answer it stays in the tab, says so, and is sent when the line returns', async () => {
  const { saver, log, received, memory, fail } = setUp();
  await pass(0);
  fail(rejection(0));
  saver.write('Ana');
  await pass(1000);
  expect([log, received, memory()]).toEqual([['find', 'Ana'], [{ problem: 'offline' }], 'Ana']);
  fail(null);
  await pass(5000);
  expect([log, received.at(-1), memory()]).toEqual([['find', 'Ana', 'Ana'], { problem: null }, null]);
});

test('a line that was gone from the start still brings what the server has', async () => {
  const { received, fail } = setUp({ before: 'Ana' });
  fail(rejection(0));
  await pass(0);
  fail(null);
  await pass(5000);
  expect(received).toEqual([{ problem: 'offline' }, 'Ana']);
});

test('too much is said, stays in the tab, and is tried again with the next words alone', async () => {
  const { saver, log, received, memory, fail } = setUp();
  await pass(0);
  fail(rejection(413));
  saver.write('much');
  await pass(60_000);
  expect([log, received, memory()]).toEqual([['find', 'much'], [{ problem: 'tooLarge' }], 'much']);
  fail(null);
  saver.write('less');
  await pass(1000);
  expect([log.at(-1), memory()]).toEqual(['less', null]);
});

test('a session that is over leaves the words in the tab and asks no more', async () => {
  const { saver, log, memory, fail } = setUp();
  await pass(0);
  fail(rejection(401));
  saver.write('Ana');
  await pass(60_000);
  expect([log, memory()]).toEqual([['find', 'Ana'], 'Ana']);
});

test('once saved nothing is left, not even of what was about to be sent', async () => {
  const { saver, log, memory } = setUp({ before: 'An' });
  await pass(0);
  saver.write('Ana');
  saver.drop();
  await pass(60_000);
  expect([log, memory()]).toEqual([['find', 'discard draft-1'], null]);
});

test('saved while a sending is on its way, the draft goes after it', async () => {
  const { saver, log, slowDown } = setUp();
  await pass(0);
  const resume = slowDown();
  saver.write('Ana');
  saver.flush();
  await pass(0);
  saver.drop();
  resume();
  await pass(0);
  expect(log).toEqual(['find', 'Ana', 'discard draft-1']);
});

test('a draft that is gone already is no failure', async () => {
  const { saver, received, fail } = setUp({ before: 'An' });
  await pass(0);
  fail(rejection(404));
  saver.drop();
  await pass(0);
  expect(received).toEqual(['An', { problem: null }]);
});

test('leaving the page sends what waits and gives the turn back', async () => {
  const { saver, log } = setUp();
  saver.write('Ana');
  saver.close();
  await pass(0);
  expect(log).toEqual(['find', 'Ana', 'turn over']);
});

test('while another tab writes there, this one asks and sends nothing, and remembers', async () => {
  const { saver, log, memory } = setUp({ before: 'theirs', isMine: false });
  saver.write('Ana');
  await pass(60_000);
  expect([log, memory()]).toEqual([[], 'Ana']);
});
