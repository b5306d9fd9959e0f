import type { MessageSource } from '../i18n/Messages.ts';
import { combineMessages } from '../i18n/joined.ts';
import type en from './resource.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    resource: typeof en;
  }
}

const own: MessageSource = {
  en: () => import('./resource.messages.en.json'),
  es: () => import('./resource.messages.es.json'),
};

/** Combines a module's messages with those of lists, forms and details: `messages: withResource(customersMessages)`. */
export const withResource = (source: MessageSource): MessageSource => combineMessages(own, source);
