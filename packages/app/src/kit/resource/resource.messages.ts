import type { MessageSource } from '../say/Sayings.ts';
import { together } from '../say/together.ts';
import type en from './resource.messages.en.json';

declare module '../say/Sayings.ts' {
  interface Sayings {
    resource: typeof en;
  }
}

const own: MessageSource = {
  en: () => import('./resource.messages.en.json'),
  es: () => import('./resource.messages.es.json'),
};

/** The sentences of a room together with those of lists, forms and details: `messages: withResource(customersMessages)`. */
export const withResource = (room: MessageSource): MessageSource => together(own, room);
