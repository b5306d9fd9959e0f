import en from './launcher.messages.en.json' with { type: 'json' };
import es from './launcher.messages.es.json' with { type: 'json' };
import { createTranslate, type ChatLanguage, type Translate } from './translate.ts';

const translators: Readonly<Record<ChatLanguage, Translate>> = { en: createTranslate(en), es: createTranslate(es) };

/** Returns the translate function of the launcher button: few texts, available before anything else is loaded. */
export const translateLauncher = (language: ChatLanguage): Translate => translators[language];
