import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './purchases.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    purchases: typeof en;
  }
}

export const purchasesMessages: MessageSource = {
  en: () => import('./purchases.messages.en.json'),
  es: () => import('./purchases.messages.es.json'),
};
