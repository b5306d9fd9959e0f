import { catalogue } from '../i18n/catalogue.ts';
import { isLanguage, type Language, type MessageSource } from '../i18n/Messages.ts';
import { chosenLanguage } from '../browser/preference.ts';
import { session } from '../session/session.ts';

const firstMessages: readonly MessageSource[] = [
  {
    en: () => import('../shell/shell.messages.en.json'),
    es: () => import('../shell/shell.messages.es.json'),
  },
  {
    en: () => import('../i18n/problems.messages.en.json'),
    es: () => import('../i18n/problems.messages.es.json'),
  },
];

/**
 * Uses the chosen language, else the profile's, else English, and follows changes of both. Resolves when the first messages
 * have loaded.
 */
export async function syncLanguage(): Promise<void> {
  const applyLanguage = async () => {
    await catalogue.setLanguage(preferredLanguage());
    document.documentElement.lang = catalogue.language();
  };
  await applyLanguage();
  await Promise.all(firstMessages.map((source) => catalogue.add(source)));
  chosenLanguage.subscribe(() => void applyLanguage());
  session.subscribe(() => void applyLanguage());
}

function preferredLanguage(): Language {
  const profile = session.current()?.user.language;
  return chosenLanguage.current() ?? (isLanguage(profile) ? profile : 'en');
}
