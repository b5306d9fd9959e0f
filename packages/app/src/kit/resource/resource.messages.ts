import type { MessageSource } from '../say/Sayings.ts';
import { combineMessages } from '../say/together.ts';
import type en from './resource.messages.en.json';

declare module '../say/Sayings.ts' {
  interface MessageCatalogue {
    resource: typeof en;
  }
}

const own: MessageSource = {
  en: () => import('./resource.messages.en.json'),
  es: () => import('./resource.messages.es.json'),
};

/** The sentences of a room together with those of lists, forms and details: `messages: withResource(customersMessages)`. */
export const withResource = (source: MessageSource): MessageSource => combineMessages(own, source);
