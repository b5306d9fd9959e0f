import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './products.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    products: typeof en;
  }
}

export const productsMessages: MessageSource = {
  en: () => import('./products.messages.en.json'),
  es: () => import('./products.messages.es.json'),
};
