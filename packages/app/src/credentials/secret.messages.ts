import type { MessageSource } from '../i18n/Messages.ts';
import { combineMessages } from '../i18n/joined.ts';
import type en from './secret.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    secret: typeof en;
  }
}

/** Messages of the dialogs that ask for a password or set a PIN. */
export const secretMessages: MessageSource = {
  en: () => import('./secret.messages.en.json'),
  es: () => import('./secret.messages.es.json'),
};

/** Combines a module's messages with those of the secret dialogs. */
export const withSecret = (source: MessageSource): MessageSource => combineMessages(secretMessages, source);
