import type { MessageSource } from '../say/Sayings.ts';
import { combineMessages } from '../say/together.ts';
import type en from './buying.messages.en.json';

declare module '../say/Sayings.ts' {
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
