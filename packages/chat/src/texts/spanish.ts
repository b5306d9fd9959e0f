import texts from './chat.messages.es.json' with { type: 'json' };

/** The Spanish texts of the chat, loaded only by pages in Spanish. */
export const spanish: Readonly<Record<string, string>> = texts;
