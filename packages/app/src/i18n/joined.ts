import type { Language, MessageSource } from './Messages.ts';

/** Combines the messages of several modules into one source; they load in parallel. */
export function combineMessages(...sources: readonly MessageSource[]): MessageSource {
  const all = async (language: Language) => {
    const texts = await Promise.all(sources.map((source) => source[language]()));
    return { default: Object.assign({}, ...texts.map((text) => text.default)) };
  };
  return { en: () => all('en'), es: () => all('es') };
}
