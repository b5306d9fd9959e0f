/** Each language is shown by its own name, whatever the current language. */
export const languageNames = { en: 'English', es: 'Español' } as const;
