import type { Language, MessageSource } from './Messages.ts';

/** Several rooms' sentences as one source; they load side by side. */
export function combineMessages(...sources: readonly MessageSource[]): MessageSource {
  const all = async (language: Language) => {
    const texts = await Promise.all(sources.map((source) => source[language]()));
    return { default: Object.assign({}, ...texts.map((text) => text.default)) };
  };
  return { en: () => all('en'), es: () => all('es') };
}
