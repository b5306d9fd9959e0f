/** `@tilldesk/chat/texts`: the texts of the chat in English and Spanish, and functions for texts of your own. */
export {
  chatLanguages,
  languageOf,
  createTranslate,
  type ChatLanguage,
  type Translate,
  type MessageParams,
} from '../texts/translate.ts';
export { translateIn } from '../texts/translateIn.ts';
export { translateLauncher } from '../texts/launcherTexts.ts';
export { introOf, problemMessage } from '../texts/sentences.ts';
