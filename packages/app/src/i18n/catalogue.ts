import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { createEmitter } from '../browser/sharedState.ts';
import { loadMessages } from './loadMessages.ts';
import { localeOf, type CatalogueName, type Language } from './Messages.ts';

type Texts = Readonly<Record<string, string>>;

/** The loaded messages in the current language. */
export type Catalogue<Name extends string> = {
  language: () => Language;
  intl: () => IntlShape;
  /** Loads messages in the current language and, from then on, after every language change. */
  add: (...names: readonly Name[]) => Promise<void>;
  /** Changes the language once all messages have loaded in it. */
  setLanguage: (language: Language) => Promise<void>;
  /** Returns all loaded messages in a given language, for text that another person reads. */
  inLanguage: (language: Language) => Promise<IntlShape>;
  subscribe: (listener: () => void) => () => void;
};

/** The catalogue of this document. */
export const catalogue = createCatalogue<CatalogueName>('en', loadMessages);

export function createCatalogue<Name extends string>(
  first: Language,
  load: (name: Name, language: Language) => Promise<Texts>,
): Catalogue<Name> {
  const cache = createIntlCache();
  const loaded = new Set<Name>();
  const changes = createEmitter();
  let language = first;
  let messages: Record<string, string> = {};
  let requestedLanguage = first;
  const make = (of: Language, texts: Record<string, string>) =>
    createIntl({ locale: localeOf[of], messages: texts, onError: complain, defaultLocale: localeOf.en }, cache);
  let intl = make(language, messages);

  const loadAll = async (into: Language, names: readonly Name[]): Promise<Record<string, string>> =>
    Object.assign({}, ...(await Promise.all(names.map((name) => load(name, into)))));
  const become = (into: Language, texts: Record<string, string>) => {
    [language, messages] = [into, texts];
    intl = make(into, texts);
    changes.emit();
  };

  return {
    language: () => language,
    intl: () => intl,
    async add(...names) {
      const missing = names.filter((name) => !loaded.has(name));
      if (missing.length === 0) return;
      const startLanguage = language;
      const texts = await loadAll(startLanguage, missing);
      // The language changed in the meantime: the loaded messages are of the old one.
      if (startLanguage !== language) return this.add(...missing);
      for (const name of missing) loaded.add(name);
      become(language, { ...messages, ...texts });
    },
    async setLanguage(into) {
      requestedLanguage = into;
      if (into === language) return;
      const names = [...loaded];
      const texts = await loadAll(into, names);
      const isCurrent = requestedLanguage === into && loaded.size === names.length;
      if (isCurrent) become(into, texts);
      else if (requestedLanguage === into) await this.setLanguage(into);
    },
    async inLanguage(into) {
      return into === language ? intl : make(into, await loadAll(into, [...loaded]));
    },
    subscribe: changes.subscribe,
  };
}

function complain(error: Error): void {
  if (import.meta.env.DEV) globalThis.reportError?.(error);
}
