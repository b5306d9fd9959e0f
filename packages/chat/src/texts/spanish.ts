import texts from './chat.messages.es.json' with { type: 'json' };

/** The chat's Spanish, as a page that speaks it loads it. */
export const spanish: Readonly<Record<string, string>> = texts;
