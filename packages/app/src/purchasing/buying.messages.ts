import type { MessageSource } from '../i18n/Messages.ts';
import { combineMessages } from '../i18n/joined.ts';
import type en from './buying.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    buying: typeof en;
  }
}

const own: MessageSource = {
  en: () => import('./buying.messages.en.json'),
  es: () => import('./buying.messages.es.json'),
};

/** Combines a module's messages with those that vendors and purchases share: states, payments, rejections. */
export const withBuying = (source: MessageSource): MessageSource => combineMessages(own, source);
