import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './policies.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    policies: typeof en;
  }
}

export const policiesMessages: MessageSource = {
  en: () => import('./policies.messages.en.json'),
  es: () => import('./policies.messages.es.json'),
};
