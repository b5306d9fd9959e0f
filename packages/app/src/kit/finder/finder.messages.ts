import type { MessageSource } from '../say/Sayings.ts';
import type en from './finder.messages.en.json';

declare module '../say/Sayings.ts' {
  interface MessageCatalogue {
    finder: typeof en;
  }
}

/** What a box says that finds goods. */
export const finderMessages: MessageSource = {
  en: () => import('./finder.messages.en.json'),
  es: () => import('./finder.messages.es.json'),
};
