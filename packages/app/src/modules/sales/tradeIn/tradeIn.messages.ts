import type { MessageSource } from '../../../kit/say/Sayings.ts';
import type en from './tradeIn.messages.en.json';

declare module '../../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    tradeIn: typeof en;
  }
}

export const tradeInMessages: MessageSource = {
  en: () => import('./tradeIn.messages.en.json'),
  es: () => import('./tradeIn.messages.es.json'),
};
