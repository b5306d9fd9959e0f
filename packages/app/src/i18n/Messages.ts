import type shell from '../shell/shell.messages.en.json';
import type problems from './problems.messages.en.json';

/** The messages of every module by id; each module adds its own in `x.messages.ts`. */
export interface MessageCatalogue {
  shell: typeof shell;
  problems: typeof problems;
}

/** The id of a message that exists in both languages. */
export type MessageId = {
  [Source in keyof MessageCatalogue]: keyof MessageCatalogue[Source] & string;
}[keyof MessageCatalogue];

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);

/** Locales for numbers, money and time: 12-hour clock and dollars first (spec §9). */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Loaders of a module's messages by language; they load with the module's screens. */
export type MessageSource = Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
