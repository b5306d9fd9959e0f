import type { MessageSource } from '../i18n/Messages.ts';
import type en from './finder.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    finder: typeof en;
  }
}

/** Messages of the product search box. */
export const finderMessages: MessageSource = {
  en: () => import('./finder.messages.en.json'),
  es: () => import('./finder.messages.es.json'),
};
