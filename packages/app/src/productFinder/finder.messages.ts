import type { MessageSource } from '../i18n/Messages.ts';
import type en from './finder.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    finder: typeof en;
  }
}

/** What a box says that finds goods. */
export const finderMessages: MessageSource = {
  en: () => import('./finder.messages.en.json'),
  es: () => import('./finder.messages.es.json'),
};
