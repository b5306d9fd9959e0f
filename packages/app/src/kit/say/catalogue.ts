import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { localeOf, type Language, type MessageSource } from './Sayings.ts';

/** The sentences that are loaded, in the language that is spoken. */
export type Catalogue = {
  language: () => Language;
  intl: () => IntlShape;
  /** Loads a room's sentences in the spoken language and, from now on, with every change of it. */
  add: (source: MessageSource) => Promise<void>;
  /** Changes the language once all that is loaded has been loaded in it. */
  speak: (language: Language) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

/** The catalogue of this document. */
export const catalogue = createCatalogue('en');

export function createCatalogue(first: Language): Catalogue {
  const cache = createIntlCache();
  const sources = new Set<MessageSource>();
  const listeners = new Set<() => void>();
  let language = first;
  let messages: Record<string, string> = {};
  let wanted = first;
  const make = () =>
    createIntl({ locale: localeOf[language], messages, onError: complain, defaultLocale: localeOf.en }, cache);
  let intl = make();

  const load = async (source: MessageSource, into: Language) => (await source[into]()).default;
  const become = (into: Language, texts: Record<string, string>) => {
    [language, messages] = [into, texts];
    intl = make();
    for (const listener of listeners) listener();
  };

  return {
    language: () => language,
    intl: () => intl,
    async add(source) {
      if (sources.has(source)) return;
      const spoken = language;
      const texts = await load(source, spoken);
      // The language changed meanwhile: what was loaded is of the old one.
      if (spoken !== language) return this.add(source);
      sources.add(source);
      become(language, { ...messages, ...texts });
    },
    async speak(into) {
      wanted = into;
      if (into === language) return;
      const known = [...sources];
      const texts = await Promise.all(known.map((source) => load(source, into)));
      const isCurrent = wanted === into && sources.size === known.length;
      if (isCurrent) become(into, Object.assign({}, ...texts));
      else if (wanted === into) await this.speak(into);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function complain(error: Error): void {
  if (import.meta.env.DEV) globalThis.reportError?.(error);
}
