import en from './launcher.messages.en.json' with { type: 'json' };
import es from './launcher.messages.es.json' with { type: 'json' };
import { speaker, type ChatLanguage, type Translate } from './translate.ts';

const translators: Readonly<Record<ChatLanguage, Translate>> = { en: speaker(en), es: speaker(es) };

/** Returns the translate function of the launcher button: few texts, available before anything else is loaded. */
export const translateLauncher = (language: ChatLanguage): Translate => translators[language];
