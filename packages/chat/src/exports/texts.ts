/** `@tilldesk/chat/texts`: what the chat says, in English and Spanish, and how a product says it with texts of its own. */
export { chatLanguages, languageOf, speaker, type ChatLanguage, type Translate, type MessageParams } from '../texts/say.ts';
export { translateIn } from '../texts/sayIn.ts';
export { translateLauncher } from '../texts/sayLauncher.ts';
export { introOf, problemSentence } from '../texts/sentences.ts';
