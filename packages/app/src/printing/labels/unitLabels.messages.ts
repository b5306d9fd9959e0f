import type { MessageSource } from '../../i18n/Messages.ts';
import type en from './unitLabels.messages.en.json';

declare module '../../i18n/Messages.ts' {
  interface MessageCatalogue {
    unitLabels: typeof en;
  }
}

/** Messages of the unit labels. They load with the dialog. */
export const unitLabelsMessages: MessageSource = {
  en: () => import('./unitLabels.messages.en.json'),
  es: () => import('./unitLabels.messages.es.json'),
};
