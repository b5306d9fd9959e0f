import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './transaction.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    transaction: typeof en;
  }
}

export const transactionMessages: MessageSource = {
  en: () => import('./transaction.messages.en.json'),
  es: () => import('./transaction.messages.es.json'),
};
