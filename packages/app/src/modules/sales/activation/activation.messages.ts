import type { MessageSource } from '../../../kit/say/Sayings.ts';
import type en from './activation.messages.en.json';

declare module '../../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    activation: typeof en;
  }
}

export const activationMessages: MessageSource = {
  en: () => import('./activation.messages.en.json'),
  es: () => import('./activation.messages.es.json'),
};
