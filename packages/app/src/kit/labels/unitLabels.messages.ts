import type { MessageSource } from '../say/Sayings.ts';
import type en from './unitLabels.messages.en.json';

declare module '../say/Sayings.ts' {
  interface MessageCatalogue {
    unitLabels: typeof en;
  }
}

/** What the labels of units say. It comes with the dialog. */
export const unitLabelsMessages: MessageSource = {
  en: () => import('./unitLabels.messages.en.json'),
  es: () => import('./unitLabels.messages.es.json'),
};
