import texts from './chat.messages.en.json' with { type: 'json' };

/** The English texts of the chat, loaded only by pages in English. */
export const englishTexts: Readonly<Record<string, string>> = texts;
