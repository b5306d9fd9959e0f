import { translate, TRANSLATION_TEXTS_MAX } from '@tilldesk/domain/translations';
import { call } from '../api/call.ts';
import { browserStorage, type KeyValueStorage } from '../browser/storage.ts';

/** Number of translations that the browser caches (spec §9). */
const CACHE_MAX = 500;
/** A list with more options than this is not translated (spec §9). */
const OPTIONS_MAX = 150;
const NAME = 'translations';

export type Target = 'en' | 'es';
/** Requests translations from the service: as many texts, in the same order. */
type FetchTranslations = (texts: readonly string[], target: Target) => Promise<readonly string[]>;

export type Translator = {
  /**
   * Translates texts, keeping their order. Earlier translations come from the cache. When the service fails, the original texts
   * are returned (spec §8).
   */
  translate: (texts: readonly string[], target: Target) => Promise<readonly string[]>;
  /** Translates the labels of a select; those of a long list are returned unchanged. */
  translateOptions: <O extends { label: string }>(options: readonly O[], target: Target) => Promise<readonly O[]>;
};

/** The translator of this browser. */
export const translator = createTranslator(
  async (texts, target) => (await call(translate, { body: { texts: [...texts], target, source: 'auto' } })).texts,
  browserStorage,
);

/** Creates a translator from a service and a storage that caches its results. */
export function createTranslator(fetchTranslations: FetchTranslations, storage: KeyValueStorage): Translator {
  const self: Translator = {
    async translate(texts, target) {
      const known = readSaved(storage);
      const missing = [...new Set(texts)].filter((text) => text.trim() !== '' && !known.has(keyOf(text, target)));
      try {
        for (let from = 0; from < missing.length; from += TRANSLATION_TEXTS_MAX) {
          const part = missing.slice(from, from + TRANSLATION_TEXTS_MAX);
          const answered = await fetchTranslations(part, target);
          part.forEach((text, at) => known.set(keyOf(text, target), answered[at] ?? text));
        }
      } catch {
        // On failure the original text is more useful than an error (spec §8).
      }
      const translated = texts.map((text) => {
        const key = keyOf(text, target);
        const found = known.get(key);
        if (found === undefined) return text;
        // Evicts the least recently used entry when there are too many: a used entry moves to the end.
        known.delete(key);
        known.set(key, found);
        return found;
      });
      storage.write(NAME, JSON.stringify([...known].slice(-CACHE_MAX)));
      return translated;
    },
    async translateOptions(options, target) {
      if (options.length > OPTIONS_MAX) return options;
      const labels = await self.translate(
        options.map(({ label }) => label),
        target,
      );
      return options.map((option, at) => ({ ...option, label: labels[at] ?? option.label }));
    },
  };
  return self;
}

const keyOf = (text: string, target: Target): string => `${target}:${text}`;

/** Reads the cached translations, the least recently used first. */
function readSaved(storage: KeyValueStorage): Map<string, string> {
  try {
    const saved: unknown = JSON.parse(storage.read(NAME) ?? '[]');
    return new Map(Array.isArray(saved) ? saved.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

const isPair = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
