import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './sales.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    sales: typeof en;
  }
}

export const salesMessages: MessageSource = {
  en: () => import('./sales.messages.en.json'),
  es: () => import('./sales.messages.es.json'),
};
