import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './counts.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    counts: typeof en;
  }
}

export const countsMessages: MessageSource = {
  en: () => import('./counts.messages.en.json'),
  es: () => import('./counts.messages.es.json'),
};
