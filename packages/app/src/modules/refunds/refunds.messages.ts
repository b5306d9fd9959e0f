import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './refunds.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    refunds: typeof en;
  }
}

export const refundsMessages: MessageSource = {
  en: () => import('./refunds.messages.en.json'),
  es: () => import('./refunds.messages.es.json'),
};
