import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './products.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    products: typeof en;
  }
}

export const productsMessages: MessageSource = {
  en: () => import('./products.messages.en.json'),
  es: () => import('./products.messages.es.json'),
};
