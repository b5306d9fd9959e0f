import { speaker, type ChatLanguage, type Say } from './say.ts';

/** The chat's own texts in a language, without the other one. Rejects when they cannot be loaded. */
export async function sayIn(language: ChatLanguage): Promise<Say> {
  const texts = language === 'es' ? (await import('./spanish.ts')).spanish : (await import('./english.ts')).english;
  return speaker(texts);
}
