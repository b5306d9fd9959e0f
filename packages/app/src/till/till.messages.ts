import type { MessageSource } from '../i18n/Messages.ts';
import type en from './till.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    till: typeof en;
  }
}

/** Messages about this browser's register and its drawer. */
export const tillMessages: MessageSource = {
  en: () => import('./till.messages.en.json'),
  es: () => import('./till.messages.es.json'),
};
