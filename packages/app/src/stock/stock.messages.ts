import { approveMessages } from '../approvals/approve.messages.ts';
import type { MessageSource } from '../i18n/Messages.ts';
import { combineMessages } from '../i18n/joined.ts';
import { reservedMessages } from './reserved.messages.ts';
import type en from './stock.messages.en.json';

declare module '../i18n/Messages.ts' {
  interface MessageCatalogue {
    stock: typeof en;
  }
}

const own: MessageSource = {
  en: () => import('./stock.messages.en.json'),
  es: () => import('./stock.messages.es.json'),
};

/**
 * Combines a module's messages with those that all stock modules share: statuses, movements, identifiers, rejections,
 * approvals.
 */
export const withStock = (source: MessageSource): MessageSource =>
  combineMessages(own, approveMessages, reservedMessages, source);
