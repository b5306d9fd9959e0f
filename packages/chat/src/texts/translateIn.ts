import { createTranslate, type ChatLanguage, type Translate } from './translate.ts';

/** Loads the chat's own texts in one language, without the other one. Rejects when they cannot be loaded. */
export async function translateIn(language: ChatLanguage): Promise<Translate> {
  const texts =
    language === 'es' ? (await import('./spanish.ts')).spanish : (await import('./english.ts')).englishTexts;
  return createTranslate(texts);
}
