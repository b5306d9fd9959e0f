import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './dashboard.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    dashboard: typeof en;
  }
}

export const dashboardMessages: MessageSource = {
  en: () => import('./dashboard.messages.en.json'),
  es: () => import('./dashboard.messages.es.json'),
};
