import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './customers.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    customers: typeof en;
  }
}

export const customersMessages: MessageSource = {
  en: () => import('./customers.messages.en.json'),
  es: () => import('./customers.messages.es.json'),
};
