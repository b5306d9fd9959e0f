/** `@tilldesk/chat/texts`: what the chat says, in English and Spanish, and how a product says it with texts of its own. */
export { chatLanguages, languageOf, speaker, type ChatLanguage, type Say, type SayParams } from '../texts/say.ts';
export { sayIn } from '../texts/sayIn.ts';
export { sayLauncher } from '../texts/sayLauncher.ts';
export { introOf, problemSentence } from '../texts/sentences.ts';
