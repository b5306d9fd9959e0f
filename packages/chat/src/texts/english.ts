import texts from './chat.messages.en.json' with { type: 'json' };

/** The chat's English, as a page that speaks it loads it. */
export const english: Readonly<Record<string, string>> = texts;
