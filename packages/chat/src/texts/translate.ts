/** The values of a text's placeholders. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Returns a text of the chat by its id: from this package, or from the product's own texts. */
export type Translate = (id: string, params?: MessageParams) => string;

export const chatLanguages = ['en', 'es'] as const;
export type ChatLanguage = (typeof chatLanguages)[number];

/** Returns the first supported language of the given tags, such as `es-419`; English if there is none. */
export const languageOf = (...tags: readonly (string | null | undefined)[]): ChatLanguage =>
  tags
    .map((tag) => tag?.split('-')[0]?.toLowerCase())
    .flatMap((tag) => chatLanguages.find((language) => language === tag) ?? [])[0] ?? 'en';

/** Creates a translate function from a list of texts. It fills in `{name}` placeholders and returns an unknown id unchanged. */
export const createTranslate =
  (texts: Readonly<Record<string, string>>): Translate =>
  (id, params = {}) =>
    (texts[id] ?? id).replaceAll(/\{(\w+)\}/g, (match, name: string) => String(params[name] ?? match));

/** The locale for times and sizes in each language, as a BCP 47 tag. */
export const locales: Readonly<Record<ChatLanguage, string>> = { en: 'en-US', es: 'es-419' };
