import type { MessageSource } from '../../../i18n/Messages.ts';
import type en from './tradeIn.messages.en.json';

declare module '../../../i18n/Messages.ts' {
  interface MessageCatalogue {
    tradeIn: typeof en;
  }
}

export const tradeInMessages: MessageSource = {
  en: () => import('./tradeIn.messages.en.json'),
  es: () => import('./tradeIn.messages.es.json'),
};
