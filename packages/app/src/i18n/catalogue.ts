import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { localeOf, type Language, type MessageSource } from './Messages.ts';

/** The loaded messages in the current language. */
export type Catalogue = {
  language: () => Language;
  intl: () => IntlShape;
  /** Loads a module's messages in the current language and, from then on, after every language change. */
  add: (source: MessageSource) => Promise<void>;
  /** Changes the language once every loaded module has its messages in it. */
  setLanguage: (language: Language) => Promise<void>;
  /** Returns all loaded messages in a given language, for text that another person reads. */
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
      // The language changed in the meantime: the loaded messages are of the old one.
      if (startLanguage !== language) return this.add(source);
      sources.add(source);
      become(language, { ...messages, ...texts });
    },
    async setLanguage(into) {
      requestedLanguage = into;
      if (into === language) return;
      const ifKnown = [...sources];
      const texts = await loadAll(into, ifKnown);
      const isCurrent = requestedLanguage === into && sources.size === ifKnown.length;
      if (isCurrent) become(into, texts);
      else if (requestedLanguage === into) await this.setLanguage(into);
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
