import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { localeOf, type Language, type MessageSource } from './Messages.ts';

/** The sentences that are loaded, in the language that is spoken. */
export type Catalogue = {
  language: () => Language;
  intl: () => IntlShape;
  /** Loads a room's sentences in the spoken language and, from now on, with every change of it. */
  add: (source: MessageSource) => Promise<void>;
  /** Changes the language once all that is loaded has been loaded in it. */
  speak: (language: Language) => Promise<void>;
  /** All that is loaded, in one of the languages, whatever is spoken: for what somebody else reads. */
  inLanguage: (language: Language) => Promise<IntlShape>;
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
  let requestedLanguage = first;
  const make = (of: Language, texts: Record<string, string>) =>
    createIntl({ locale: localeOf[of], messages: texts, onError: complain, defaultLocale: localeOf.en }, cache);
  let intl = make(language, messages);

  const load = async (source: MessageSource, into: Language) => (await source[into]()).default;
  const loadAll = async (into: Language, ifKnown: readonly MessageSource[]): Promise<Record<string, string>> =>
    Object.assign({}, ...(await Promise.all(ifKnown.map((source) => load(source, into)))));
  const become = (into: Language, texts: Record<string, string>) => {
    [language, messages] = [into, texts];
    intl = make(into, texts);
    for (const listener of listeners) listener();
  };

  return {
    language: () => language,
    intl: () => intl,
    async add(source) {
      if (sources.has(source)) return;
      const startLanguage = language;
      const texts = await load(source, startLanguage);
      // The language changed meanwhile: what was loaded is of the old one.
      if (startLanguage !== language) return this.add(source);
      sources.add(source);
      become(language, { ...messages, ...texts });
    },
    async speak(into) {
      requestedLanguage = into;
      if (into === language) return;
      const ifKnown = [...sources];
      const texts = await loadAll(into, ifKnown);
      const isCurrent = requestedLanguage === into && sources.size === ifKnown.length;
      if (isCurrent) become(into, texts);
      else if (requestedLanguage === into) await this.speak(into);
    },
    async inLanguage(into) {
      return into === language ? intl : make(into, await loadAll(into, [...sources]));
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
