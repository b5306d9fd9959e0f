import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const homes = ['app', 'chat'].map((name) => path.resolve(import.meta.dirname, `../../packages/${name}/src`));

/** Messages of the catalogue with a different Spanish text, as displayed. */
type Sentence = { id: string; fits: (shown: string) => boolean };

const catalogues = homes
  .flatMap((home) => readdirSync(home, { recursive: true, encoding: 'utf8' }).map((file) => path.join(home, file)))
  .filter((file) => file.endsWith('.messages.en.json'))
  .map((file) => ({ en: textsIn(file), es: textsIn(file.replace('.en.json', '.es.json')) }));
// An English text may be the Spanish text of another message: 'Total'.
const spanish = new Set(catalogues.flatMap(({ es }) => Object.values(es)));
const sentences: readonly Sentence[] = catalogues.flatMap(({ en, es }) =>
  Object.entries(en)
    .filter(([id, text]) => text !== es[id] && !spanish.has(text))
    .map(([id, text]) => ({ id, fits: fitter(text) })),
);

/**
 * Fails for every English message on a Spanish page: as text, label, title or placeholder. User data such as names and products
 * is not checked.
 */
export async function expectNoEnglish(page: Page, where: string): Promise<void> {
  expect.soft(await englishOn(page), `English on ${where}`).toEqual([]);
}

/** The English messages on a page, each with its id. */
export async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || !element.checkVisibility()) continue;
      // Languages are named in their own language.
      if (element.closest('[lang]:not(html)') !== null) continue;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(node.getAttribute(name) ?? '');
      } else texts.push(node.textContent ?? '');
    }
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
  return [...new Set(shown)].flatMap((text) =>
    sentences.filter(({ fits: matches }) => matches(text)).map(({ id }) => `${id}: ${text}`),
  );
}

/** The text of a message in a language, if it has no placeholders. */
export function messageOf(language: 'en' | 'es', id: string): string {
  const text = catalogues.map((catalogue) => catalogue[language][id]).find((one) => one !== undefined);
  if (text === undefined) throw new Error(`no message ${id}`);
  return text;
}

function textsIn(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** Matches displayed text with a message: exactly, or with its placeholders filled. */
function fitter(sentence: string): Sentence['fits'] {
  if (!sentence.includes('{')) return (shown) => shown === sentence;
  const textParts = sentence.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '\u0000').split('\u0000');
  // A message of mostly placeholders would match any text.
  if (textParts.join('').replaceAll(/[^\p{L}]/gu, '').length < 6) return () => false;
  const pattern = new RegExp(
    `^${textParts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('.+')}$`,
  );
  return (shown) => pattern.test(shown);
}
