import type { MessageSource } from '../../kit/say/Sayings.ts';
import type en from './employees.messages.en.json';

declare module '../../kit/say/Sayings.ts' {
  interface MessageCatalogue {
    employees: typeof en;
  }
}

export const employeesMessages: MessageSource = {
  en: () => import('./employees.messages.en.json'),
  es: () => import('./employees.messages.es.json'),
};
