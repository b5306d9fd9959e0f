import { useEffect, useState } from 'react';
import { chosenLanguage } from '../browser/preference.ts';
import { useSharedState } from '../browser/sharedState.ts';

/** A compiled message: a list of parts, where type 0 is text and 1 a placeholder; or ICU text without a build. */
type Sentence = string | readonly { type: number; value: string }[];
type Sentences = Readonly<Record<string, Sentence>>;
type Values = Readonly<Record<string, string | number>>;
export type EntryLanguage = 'en' | 'es';

/** The messages of a group of sign-in pages. */
export type EntryMessages<Id extends string> = {
  /** Undefined until they have loaded. */
  in: (language: EntryLanguage) => Readonly<Record<Id, Sentence>> | undefined;
  load: (language: EntryLanguage) => Promise<void>;
};

export type EntryTexts<Id extends string> = {
  translate: (id: Id, values?: Values) => string;
  language: EntryLanguage;
};

/** Creates a message group: English is available at once, Spanish is loaded. */
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

/** Returns the chosen language, else English. */
export const preferredLanguage = (): EntryLanguage => chosenLanguage.current() ?? 'en';

/** Returns the texts of a page. Small enough for the first load: no ICU, since no text here has plurals or inflection. */
export function useEntryMessages<Id extends string>(messages: EntryMessages<Id>): EntryTexts<Id> {
  const preferred = useSharedState(chosenLanguage) ?? 'en';
  const [, setLoadedLanguage] = useState<EntryLanguage>('en');
  const language = messages.in(preferred) === undefined ? 'en' : preferred;
  useEffect(
    function loadPreferredLanguage() {
      let current = true;
      // English remains when the messages cannot be loaded.
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
    function setDocumentLanguage() {
      document.documentElement.lang = language;
    },
    [language],
  );
  return { language, translate: (id, values) => filled(messages.in(language)?.[id] ?? id, values) };
}

const problemLoaders = {
  en: (): Promise<{ default: Sentences }> => import('../i18n/problems.messages.en.json'),
  es: (): Promise<{ default: Sentences }> => import('../i18n/problems.messages.es.json'),
};

/** Returns the message of a rejection in the page's language, or undefined when there is none or it cannot be loaded. */
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

/** Fills the placeholders of a message. */
export const filled = (sentence: Sentence, values: Values = {}): string =>
  typeof sentence === 'string'
    ? sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
    : sentence.map(({ type, value }) => (type === 0 ? value : String(values[value] ?? `{${value}}`))).join('');
