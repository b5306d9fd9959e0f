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

/** The sentences of a room together with what vendors and purchases say in common: states, payments, refusals. */
export const withBuying = (source: MessageSource): MessageSource => combineMessages(own, source);
