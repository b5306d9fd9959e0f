import { expect, test } from 'vitest';
import type { KeyValueStorage } from '../browser/storage.ts';
import { createTranslator, type Target } from './translation.ts';

function memory(): KeyValueStorage & { saved: Map<string, string> } {
  const saved = new Map<string, string>();
  return {
    saved,
    read: (name) => saved.get(name) ?? null,
    write: (name, value) => void saved.set(name, value),
    drop: (name) => void saved.delete(name),
  };
}

/** A service that returns capitals and records its requests. */
function service() {
  const requests: string[][] = [];
  const fetchTranslations = (texts: readonly string[], target: Target) => {
    requests.push([...texts]);
    return Promise.resolve(texts.map((text) => `${target} ${text.toUpperCase()}`));
  };
  return { asked: requests, fetchTranslations };
}

const wordList = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `w${from + n}`);
const entriesOf = (storage: KeyValueStorage) =>
  (JSON.parse(storage.read('translations') ?? '[]') as [string, string][]).length;

test('a text is asked for once in each language, and a reload remembers it', async () => {
  const { asked: requests, fetchTranslations } = service();
  const storage = memory();
  const before = createTranslator(fetchTranslations, storage);
  expect(await before.translate(['hi', 'bye', 'hi', ' '], 'es')).toEqual(['es HI', 'es BYE', 'es HI', ' ']);
  const after = createTranslator(fetchTranslations, storage);
  expect([await after.translate(['bye'], 'es'), await after.translate(['bye'], 'en')]).toEqual([
    ['es BYE'],
    ['en BYE'],
  ]);
  expect(requests).toEqual([['hi', 'bye'], ['bye']]);
});

test('[S9-02] 500 translations are kept, and the least lately used goes first', async () => {
  const { asked: requests, fetchTranslations } = service();
  const storage = memory();
  const { translate } = createTranslator(fetchTranslations, storage);
  await translate(wordList(500), 'es');
  // The first text is used again, so the second one is now the oldest.
  await translate(['w0'], 'es');
  await translate(['one more'], 'es');
  expect(entriesOf(storage)).toEqual(500);
  requests.length = 0;
  await translate(['w0', 'w2', 'w499', 'one more'], 'es');
  expect(requests).toEqual([]);
  await translate(['w1'], 'es');
  expect(requests).toEqual([['w1']]);
});

test('[S9-03] the options of a select are translated up to 150, and none of a longer list', async () => {
  const { asked: requests, fetchTranslations } = service();
  const { translateOptions } = createTranslator(fetchTranslations, memory());
  const options = (count: number) => wordList(count).map((label, id) => ({ id: String(id), label }));
  const short = await translateOptions(options(150), 'es');
  expect([short.length, short[149]]).toEqual([150, { id: '149', label: 'es W149' }]);
  requests.length = 0;
  expect(await translateOptions(options(151), 'es')).toEqual(options(151));
  expect(requests).toEqual([]);
});

test('[S8-30] when the translation fails the original text is shown, and asked for again the next time', async () => {
  let fails = true;
  const { fetchTranslations } = service();
  const { translate } = createTranslator(
    (texts, target) => (fails ? Promise.reject(new Error('gone')) : fetchTranslations(texts, target)),
    memory(),
  );
  expect(await translate(['hi', 'bye'], 'es')).toEqual(['hi', 'bye']);
  fails = false;
  expect(await translate(['hi'], 'es')).toEqual(['es HI']);
});

test('a hundred texts go in calls of fifty', async () => {
  const { asked: requests, fetchTranslations } = service();
  await createTranslator(fetchTranslations, memory()).translate(wordList(120), 'es');
  expect(requests.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('what lies in the browser and is no memory of ours is no failure', async () => {
  const { fetchTranslations } = service();
  for (const broken of ['{', '{"a":1}', '[1,["a"],["a","b"]]', 'null']) {
    const storage = memory();
    storage.write('translations', broken);
    expect(await createTranslator(fetchTranslations, storage).translate(['hi'], 'es')).toEqual(['es HI']);
  }
});
