import type { Draft } from '@tilldesk/domain/shop';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from './ApiProblem.ts';
import { draftKeeper } from './draftKeeper.ts';
import type { Written } from './unsent.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-14T16:40:00.000Z') }));
afterEach(() => vi.useRealTimers());

const refusal = (status: number) => new ApiProblem(status, { code: 'x', message: 'x' });

/** A server and a tab, with everything that was asked of them in order. */
function house({
  before = null,
  remembered = null,
  isMine = true,
}: { before?: unknown; remembered?: unknown; isMine?: boolean } = {}) {
  const at = '2026-03-14T16:02:00.000Z';
  const log: unknown[] = [];
  const heard: unknown[] = [];
  let draft: Draft | null = before === null ? null : { id: 'draft-1', content: before, savedAt: at };
  let memory: Written | null = remembered === null ? null : { content: remembered, savedAt: at };
  let failure: ApiProblem | null = null;
  let slow: Promise<void> | null = null;
  const say = async <T>(what: unknown, answer: () => T): Promise<T> => {
    log.push(what);
    if (slow) await slow;
    if (failure) throw failure;
    return answer();
  };
  const keeper = draftKeeper(
    {
      find: () => say('find', () => draft),
      keep: (content) =>
        say(content, () => {
          draft = { id: 'draft-1', content, savedAt: at };
          return { id: 'draft-1' };
        }),
      discard: (id) => say(`discard ${id}`, () => (draft = null)),
      memory: {
        read: () => memory,
        write: (written) => (memory = written),
        drop: () => (memory = null),
      },
      turn: () => ({ mine: Promise.resolve(isMine), giveBack: () => log.push('turn over') }),
      now: () => new Date().toISOString(),
    },
    { found: ({ content }) => heard.push(content), trouble: (trouble) => heard.push({ trouble }) },
  );
  return {
    keeper,
    log,
    heard,
    memory: () => memory?.content ?? null,
    fail: (problem: ApiProblem | null) => (failure = problem),
    slowDown() {
      let goOn = () => {};
      slow = new Promise((resolve) => (goOn = resolve));
      return () => {
        slow = null;
        goOn();
      };
    },
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what is written is sent a second after the last key, once', async () => {
  const { keeper, log, memory } = house();
  for (const text of ['A', 'An', 'Ana']) {
    keeper.write(text);
    await pass(900);
  }
  expect([log, memory()]).toEqual([['find'], 'Ana']);
  await pass(100);
  expect([log, memory()]).toEqual([['find', 'Ana'], null]);
  await pass(60_000);
  expect(log).toEqual(['find', 'Ana']);
});

test('leaving a field sends at once', async () => {
  const { keeper, log } = house();
  keeper.write('Ana');
  keeper.flush();
  await pass(0);
  keeper.flush();
  await pass(0);
  expect(log).toEqual(['find', 'Ana']);
});

test('what the server has is heard, and the same words are not sent again, whatever order they come in', async () => {
  const { keeper, log, heard } = house({ before: { b: [1], a: 'x' } });
  await pass(0);
  keeper.write({ a: 'x', b: [1] });
  await pass(1000);
  expect([log, heard]).toEqual([['find'], [{ b: [1], a: 'x' }, { trouble: null }]]);
});

test('what the tab remembers is newer than what the server has', async () => {
  const { heard } = house({ before: 'An', remembered: 'Ana' });
  await pass(0);
  expect(heard).toEqual(['Ana']);
});

test('keys that fall while a sending is on its way follow it, the newest alone', async () => {
  const { keeper, log, memory, slowDown } = house();
  await pass(0);
  const goOn = slowDown();
  keeper.write('A');
  await pass(1000);
  keeper.write('An');
  await pass(500);
  keeper.write('Ana');
  await pass(1500);
  expect(log).toEqual(['find', 'A']);
  goOn();
  await pass(0);
  expect([log, memory()]).toEqual([['find', 'A', 'Ana'], null]);
});

test('without an answer it stays in the tab, says so, and is sent when the line returns', async () => {
  const { keeper, log, heard, memory, fail } = house();
  await pass(0);
  fail(refusal(0));
  keeper.write('Ana');
  await pass(1000);
  expect([log, heard, memory()]).toEqual([['find', 'Ana'], [{ trouble: 'offline' }], 'Ana']);
  fail(null);
  await pass(5000);
  expect([log, heard.at(-1), memory()]).toEqual([['find', 'Ana', 'Ana'], { trouble: null }, null]);
});

test('a line that was gone from the start still brings what the server has', async () => {
  const { heard, fail } = house({ before: 'Ana' });
  fail(refusal(0));
  await pass(0);
  fail(null);
  await pass(5000);
  expect(heard).toEqual([{ trouble: 'offline' }, 'Ana']);
});

test('too much is said, stays in the tab, and is tried again with the next words alone', async () => {
  const { keeper, log, heard, memory, fail } = house();
  await pass(0);
  fail(refusal(413));
  keeper.write('much');
  await pass(60_000);
  expect([log, heard, memory()]).toEqual([['find', 'much'], [{ trouble: 'tooLarge' }], 'much']);
  fail(null);
  keeper.write('less');
  await pass(1000);
  expect([log.at(-1), memory()]).toEqual(['less', null]);
});

test('a session that is over leaves the words in the tab and asks no more', async () => {
  const { keeper, log, memory, fail } = house();
  await pass(0);
  fail(refusal(401));
  keeper.write('Ana');
  await pass(60_000);
  expect([log, memory()]).toEqual([['find', 'Ana'], 'Ana']);
});

test('once saved nothing is left, not even of what was about to be sent', async () => {
  const { keeper, log, memory } = house({ before: 'An' });
  await pass(0);
  keeper.write('Ana');
  keeper.drop();
  await pass(60_000);
  expect([log, memory()]).toEqual([['find', 'discard draft-1'], null]);
});

test('saved while a sending is on its way, the draft goes after it', async () => {
  const { keeper, log, slowDown } = house();
  await pass(0);
  const goOn = slowDown();
  keeper.write('Ana');
  keeper.flush();
  await pass(0);
  keeper.drop();
  goOn();
  await pass(0);
  expect(log).toEqual(['find', 'Ana', 'discard draft-1']);
});

test('a draft that is gone already is no failure', async () => {
  const { keeper, heard, fail } = house({ before: 'An' });
  await pass(0);
  fail(refusal(404));
  keeper.drop();
  await pass(0);
  expect(heard).toEqual(['An', { trouble: null }]);
});

test('leaving the page sends what waits and gives the turn back', async () => {
  const { keeper, log } = house();
  keeper.write('Ana');
  keeper.close();
  await pass(0);
  expect(log).toEqual(['find', 'Ana', 'turn over']);
});

test('while another tab writes there, this one asks and sends nothing, and remembers', async () => {
  const { keeper, log, memory } = house({ before: 'theirs', isMine: false });
  keeper.write('Ana');
  await pass(60_000);
  expect([log, memory()]).toEqual([[], 'Ana']);
});
