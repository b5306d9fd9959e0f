import type shell from '../shell/shell.messages.en.json';
import type problems from './problems.messages.en.json';

/** The messages of every room, by its name; a module adds its own in `x.messages.ts`. */
export interface MessageCatalogue {
  shell: typeof shell;
  problems: typeof problems;
}

/** The id of a sentence that exists in both languages. */
export type MessageId = {
  [Source in keyof MessageCatalogue]: keyof MessageCatalogue[Source] & string;
}[keyof MessageCatalogue];

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** How numbers, money and time are written: 12-hour clock and dollars first (spec §9). */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Where a room's messages lie; they load with its screens. */
export type MessageSource = Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
