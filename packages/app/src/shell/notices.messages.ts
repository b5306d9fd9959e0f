import type { MessageSource } from '../kit/say/Sayings.ts';
import type en from './notices.messages.en.json';

declare module '../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    notices: typeof en;
  }
}

/** What people are told, in the words of each kind; loads with the first of them. */
export const noticesMessages: MessageSource = {
  en: () => import('./notices.messages.en.json'),
  es: () => import('./notices.messages.es.json'),
};
