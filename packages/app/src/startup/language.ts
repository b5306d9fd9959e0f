import { catalogue } from '../i18n/catalogue.ts';
import { isLanguage, type Language } from '../i18n/Messages.ts';
import { chosenLanguage } from '../browser/preference.ts';
import { session } from '../session/session.ts';

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
  await catalogue.add('shell', 'problems');
  chosenLanguage.subscribe(() => void applyLanguage());
  session.subscribe(() => void applyLanguage());
}

function preferredLanguage(): Language {
  const profile = session.current()?.user.language;
  return chosenLanguage.current() ?? (isLanguage(profile) ? profile : 'en');
}
