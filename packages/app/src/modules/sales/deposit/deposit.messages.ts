import type { MessageSource } from '../../../kit/say/Sayings.ts';
import type en from './deposit.messages.en.json';

declare module '../../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    deposit: typeof en;
  }
}

export const depositMessages: MessageSource = {
  en: () => import('./deposit.messages.en.json'),
  es: () => import('./deposit.messages.es.json'),
};
