/** `@tilldesk/chat/texts`: what the chat says, in English and Spanish, and how a product says it with texts of its own. */
export {
  chatLanguages,
  languageOf,
  speaker,
  type ChatLanguage,
  type Translate,
  type MessageParams,
} from '../texts/translate.ts';
export { translateIn } from '../texts/translateIn.ts';
export { translateLauncher } from '../texts/launcherTexts.ts';
export { introOf, problemSentence } from '../texts/sentences.ts';
