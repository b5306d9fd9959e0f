import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const homes = ['app', 'chat'].map((name) => path.resolve(import.meta.dirname, `../../packages/${name}/src`));

/** Sentences of the catalogue whose Spanish differs, as what a screen would show of them. */
type Sentence = { id: string; fits: (shown: string) => boolean };

const catalogues = homes
  .flatMap((home) => readdirSync(home, { recursive: true, encoding: 'utf8' }).map((file) => path.join(home, file)))
  .filter((file) => file.endsWith('.messages.en.json'))
  .map((file) => ({ en: textsIn(file), es: textsIn(file.replace('.en.json', '.es.json')) }));
// What one sentence says in English another may say in Spanish: 'Total'.
const spanish = new Set(catalogues.flatMap(({ es }) => Object.values(es)));
const sentences: readonly Sentence[] = catalogues.flatMap(({ en, es }) =>
  Object.entries(en)
    .filter(([id, text]) => text !== es[id] && !spanish.has(text))
    .map(([id, text]) => ({ id, fits: fitter(text) })),
);

/**
 * Fails for every English sentence that a Spanish page shows: as text, as a label, a title or a placeholder. What people
 * wrote, names and products, is not the catalogue's and stays as it is.
 */
export async function expectNoEnglish(page: Page, where: string): Promise<void> {
  expect.soft(await englishOn(page), `English on ${where}`).toEqual([]);
}

/** The English sentences that a page shows, each with its id. */
export async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || !element.checkVisibility()) continue;
      // A language is named in itself.
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

/** What a message of the catalogue says in a language, where it has no places to fill. */
export function messageOf(language: 'en' | 'es', id: string): string {
  const text = catalogues.map((catalogue) => catalogue[language][id]).find((one) => one !== undefined);
  if (text === undefined) throw new Error(`no message ${id}`);
  return text;
}

function textsIn(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** How a text of the screen is known to be a sentence: to the letter, or round what fills its places. */
function fitter(sentence: string): Sentence['fits'] {
  if (!sentence.includes('{')) return (shown) => shown === sentence;
  const textParts = sentence.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '\u0000').split('\u0000');
  // A sentence that is little but its places would fit anything.
  if (textParts.join('').replaceAll(/[^\p{L}]/gu, '').length < 6) return () => false;
  const pattern = new RegExp(
    `^${textParts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('.+')}$`,
  );
  return (shown) => pattern.test(shown);
}
