import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './dashboard.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    dashboard: typeof en;
  }
}

export const dashboardMessages: MessageSource = {
  en: () => import('./dashboard.messages.en.json'),
  es: () => import('./dashboard.messages.es.json'),
};
