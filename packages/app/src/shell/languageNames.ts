/** A language is named in itself, whatever is spoken. */
export const languageNames = { en: 'English', es: 'Español' } as const;
