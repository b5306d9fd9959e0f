import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './registers.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    drawers: typeof en;
  }
}

export const registersMessages: MessageSource = {
  en: () => import('./registers.messages.en.json'),
  es: () => import('./registers.messages.es.json'),
};
