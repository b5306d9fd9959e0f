import type { Language, MessageSource } from '../say/Sayings.ts';
import type en from './resource.messages.en.json';

declare module '../say/Sayings.ts' {
  interface Sayings {
    resource: typeof en;
  }
}

const own: MessageSource = {
  en: () => import('./resource.messages.en.json'),
  es: () => import('./resource.messages.es.json'),
};

/** The sentences of a room together with those of lists, forms and details: `messages: withResource(customersMessages)`. */
export function withResource(room: MessageSource): MessageSource {
  const both = async (language: Language) => {
    const [ours, theirs] = await Promise.all([own[language](), room[language]()]);
    return { default: { ...ours.default, ...theirs.default } };
  };
  return { en: () => both('en'), es: () => both('es') };
}
