import { approveMessages } from '../approve/approve.messages.ts';
import type { MessageSource } from '../say/Sayings.ts';
import { combineMessages } from '../say/together.ts';
import { reservedMessages } from './kept.messages.ts';
import type en from './stock.messages.en.json';

declare module '../say/Sayings.ts' {
  interface MessageCatalogue {
    stock: typeof en;
  }
}

const own: MessageSource = {
  en: () => import('./stock.messages.en.json'),
  es: () => import('./stock.messages.es.json'),
};

/** The sentences of a room together with what all rooms of stock say: statuses, movements, identifiers, refusals, approvals. */
export const withStock = (source: MessageSource): MessageSource => combineMessages(own, approveMessages, reservedMessages, source);
