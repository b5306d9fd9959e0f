import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './counts.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    counts: typeof en;
  }
}

export const countsMessages: MessageSource = {
  en: () => import('./counts.messages.en.json'),
  es: () => import('./counts.messages.es.json'),
};
