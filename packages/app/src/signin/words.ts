import { useEffect, useState, useSyncExternalStore } from 'react';
import { chosenLanguage } from '../wiring/preference.ts';
import en from './signin.messages.en.json';

/** A sentence as the build leaves it: its pieces, 0 is text and 1 a place to fill; or ICU text where nothing is built. */
type Sentence = string | readonly { type: number; value: string }[];
type Sentences = Readonly<Record<string, Sentence>>;
type Values = Readonly<Record<string, string | number>>;

export type SignInId = keyof typeof en;
export type SaySignIn = (id: SignInId) => string;

const english: Sentences = en;
const loaders = {
  en: () => Promise.resolve({ default: english }),
  es: (): Promise<{ default: Sentences }> => import('./signin.messages.es.json'),
};
const problemLoaders = {
  en: (): Promise<{ default: Sentences }> => import('../kit/say/problems.messages.en.json'),
  es: (): Promise<{ default: Sentences }> => import('../kit/say/problems.messages.es.json'),
};

/** The page's words, small enough to be there at once: no ICU, for nothing here counts or inflects. */
export function useWords(): { say: SaySignIn; language: 'en' | 'es' } {
  const wanted = useSyncExternalStore(chosenLanguage.subscribe, chosenLanguage.current) ?? 'en';
  const [spoken, setSpoken] = useState({ language: 'en' as 'en' | 'es', sentences: english });
  useEffect(
    function speakTheChosen() {
      let current = true;
      void loaders[wanted]().then(({ default: sentences }) => {
        if (!current) return;
        document.documentElement.lang = wanted;
        setSpoken({ language: wanted, sentences });
      });
      return () => {
        current = false;
      };
    },
    [wanted],
  );
  return { language: spoken.language, say: (id) => filled(spoken.sentences[id] ?? id) };
}

/** The sentence of a refusal in the page's language, or undefined where the messages have none or cannot be had. */
export async function refusalSentence(
  language: 'en' | 'es',
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
