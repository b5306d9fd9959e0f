import { approveMessages } from '../approve/approve.messages.ts';
import type { MessageSource } from '../say/Sayings.ts';
import { together } from '../say/together.ts';
import { keptMessages } from './kept.messages.ts';
import type en from './stock.messages.en.json';

declare module '../say/Sayings.ts' {
  interface Sayings {
    stock: typeof en;
  }
}

const own: MessageSource = {
  en: () => import('./stock.messages.en.json'),
  es: () => import('./stock.messages.es.json'),
};

/** The sentences of a room together with what all rooms of stock say: statuses, movements, identifiers, refusals, approvals. */
export const withStock = (room: MessageSource): MessageSource => together(own, approveMessages, keptMessages, room);
