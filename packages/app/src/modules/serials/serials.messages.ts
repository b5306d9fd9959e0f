import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './serials.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    serials: typeof en;
  }
}

export const serialsMessages: MessageSource = {
  en: () => import('./serials.messages.en.json'),
  es: () => import('./serials.messages.es.json'),
};
