import { expect, test } from 'vitest';
import type { Keep } from './storage.ts';
import { createTranslator, type Target } from './translation.ts';

function memory(): Keep & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
    drop: (name) => void kept.delete(name),
  };
}

/** A service that writes in capitals, and remembers what it was asked. */
function service() {
  const asked: string[][] = [];
  const ask = (texts: readonly string[], target: Target) => {
    asked.push([...texts]);
    return Promise.resolve(texts.map((text) => `${target} ${text.toUpperCase()}`));
  };
  return { asked, ask };
}

const words = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `w${from + n}`);
const entriesOf = (keep: Keep) => (JSON.parse(keep.read('translations') ?? '[]') as [string, string][]).length;

test('a text is asked for once in each language, and a reload remembers it', async () => {
  const { asked, ask } = service();
  const keep = memory();
  const before = createTranslator(ask, keep);
  expect(await before.translate(['hi', 'bye', 'hi', ' '], 'es')).toEqual(['es HI', 'es BYE', 'es HI', ' ']);
  const after = createTranslator(ask, keep);
  expect([await after.translate(['bye'], 'es'), await after.translate(['bye'], 'en')]).toEqual([
    ['es BYE'],
    ['en BYE'],
  ]);
  expect(asked).toEqual([['hi', 'bye'], ['bye']]);
});

test('[S9-02] 500 translations are kept, and the least lately used goes first', async () => {
  const { asked, ask } = service();
  const keep = memory();
  const { translate } = createTranslator(ask, keep);
  await translate(words(500), 'es');
  // The first word is used again, so the second is now the oldest.
  await translate(['w0'], 'es');
  await translate(['one more'], 'es');
  expect(entriesOf(keep)).toEqual(500);
  asked.length = 0;
  await translate(['w0', 'w2', 'w499', 'one more'], 'es');
  expect(asked).toEqual([]);
  await translate(['w1'], 'es');
  expect(asked).toEqual([['w1']]);
});

test('[S9-03] the options of a select are translated up to 150, and none of a longer list', async () => {
  const { asked, ask } = service();
  const { translateOptions } = createTranslator(ask, memory());
  const options = (count: number) => words(count).map((label, id) => ({ id: String(id), label }));
  const short = await translateOptions(options(150), 'es');
  expect([short.length, short[149]]).toEqual([150, { id: '149', label: 'es W149' }]);
  asked.length = 0;
  expect(await translateOptions(options(151), 'es')).toEqual(options(151));
  expect(asked).toEqual([]);
});

test('[S8-30] when the translation fails the original text is shown, and asked for again the next time', async () => {
  let fails = true;
  const { ask } = service();
  const { translate } = createTranslator(
    (texts, target) => (fails ? Promise.reject(new Error('gone')) : ask(texts, target)),
    memory(),
  );
  expect(await translate(['hi', 'bye'], 'es')).toEqual(['hi', 'bye']);
  fails = false;
  expect(await translate(['hi'], 'es')).toEqual(['es HI']);
});

test('a hundred texts go in calls of fifty', async () => {
  const { asked, ask } = service();
  await createTranslator(ask, memory()).translate(words(120), 'es');
  expect(asked.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('what lies in the browser and is no memory of ours is no failure', async () => {
  const { ask } = service();
  for (const broken of ['{', '{"a":1}', '[1,["a"],["a","b"]]', 'null']) {
    const keep = memory();
    keep.write('translations', broken);
    expect(await createTranslator(ask, keep).translate(['hi'], 'es')).toEqual(['es HI']);
  }
});
