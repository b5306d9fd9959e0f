import { useEffect, useState, useSyncExternalStore } from 'react';
import { chosenLanguage } from '../browser/preference.ts';

/** A sentence as the build leaves it: its pieces, 0 is text and 1 a place to fill; or ICU text where nothing is built. */
type Sentence = string | readonly { type: number; value: string }[];
type Sentences = Readonly<Record<string, Sentence>>;
type Values = Readonly<Record<string, string | number>>;
export type EntryLanguage = 'en' | 'es';

/** The sentences of a part of the entry. */
export type EntryMessages<Id extends string> = {
  /** Undefined while they are not loaded. */
  in: (language: EntryLanguage) => Readonly<Record<Id, Sentence>> | undefined;
  load: (language: EntryLanguage) => Promise<void>;
};

export type EntryTexts<Id extends string> = {
  say: (id: Id, values?: Values) => string;
  language: EntryLanguage;
};

/** Makes a room of sentences: the English ones are there at once, the Spanish ones load. */
export function createEntryMessages<Id extends string>(
  en: Readonly<Record<Id, Sentence>>,
  loadSpanish: () => Promise<{ default: Readonly<Record<Id, Sentence>> }>,
): EntryMessages<Id> {
  let es: Readonly<Record<Id, Sentence>> | undefined;
  return {
    in: (language) => (language === 'en' ? en : es),
    load: async (language) => {
      if (language === 'es') es ??= (await loadSpanish()).default;
    },
  };
}

/** The language that was chosen, else English. */
export const preferredLanguage = (): EntryLanguage => chosenLanguage.current() ?? 'en';

/** The words of a page, small enough to be there at once: no ICU, for nothing here counts or inflects. */
export function useEntryMessages<Id extends string>(messages: EntryMessages<Id>): EntryTexts<Id> {
  const preferred = useSyncExternalStore(chosenLanguage.subscribe, preferredLanguage);
  const [, setLoadedLanguage] = useState<EntryLanguage>('en');
  const language = messages.in(preferred) === undefined ? 'en' : preferred;
  useEffect(
    function learnTheChosen() {
      let current = true;
      // Where the words cannot be had, English stays.
      void messages.load(preferred).then(
        () => current && setLoadedLanguage(preferred),
        () => undefined,
      );
      return () => {
        current = false;
      };
    },
    [messages, preferred],
  );
  useEffect(
    function nameTheLanguage() {
      document.documentElement.lang = language;
    },
    [language],
  );
  return { language, say: (id, values) => filled(messages.in(language)?.[id] ?? id, values) };
}

const problemLoaders = {
  en: (): Promise<{ default: Sentences }> => import('../i18n/problems.messages.en.json'),
  es: (): Promise<{ default: Sentences }> => import('../i18n/problems.messages.es.json'),
};

/** The sentence of a refusal in the page's language, or undefined where the messages have none or cannot be had. */
export async function rejectionSentence(
  language: EntryLanguage,
  code: string,
  values: Values,
): Promise<string | undefined> {
  try {
    const sentence = (await problemLoaders[language]()).default[`problem.${code}`];
    return sentence === undefined ? undefined : filled(sentence, values);
  } catch {
    return undefined;
  }
}

/** Fills the places of a sentence. */
export const filled = (sentence: Sentence, values: Values = {}): string =>
  typeof sentence === 'string'
    ? sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
    : sentence.map(({ type, value }) => (type === 0 ? value : String(values[value] ?? `{${value}}`))).join('');
