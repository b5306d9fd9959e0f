/** What fills the places of a sentence. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Says a text of the chat by its id: this package's own, or a product's that keeps texts of its own. */
export type Translate = (id: string, params?: MessageParams) => string;

export const chatLanguages = ['en', 'es'] as const;
export type ChatLanguage = (typeof chatLanguages)[number];

/** The first language of the chat that is among those a page or a person names, as `es-419`; English where none is. */
export const languageOf = (...named: readonly (string | null | undefined)[]): ChatLanguage =>
  named
    .map((tag) => tag?.split('-')[0]?.toLowerCase())
    .flatMap((tag) => chatLanguages.find((language) => language === tag) ?? [])[0] ?? 'en';

/** Speaks by a list of texts; `{name}` in one is filled in, and an id that it does not have is said as it is. */
export const speaker =
  (texts: Readonly<Record<string, string>>): Translate =>
  (id, params = {}) =>
    (texts[id] ?? id).replaceAll(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));

/** How times and sizes are written in a language, as a BCP 47 tag. */
export const localeOf: Readonly<Record<ChatLanguage, string>> = { en: 'en-US', es: 'es-419' };
