import en from './signin.messages.en.json';
import { createEntryMessages, type EntryTexts } from './texts.ts';

export type SignInId = keyof typeof en;
export type SignInMessages = EntryTexts<SignInId>;

/** The words of the sign-in and of the frame round every page of the entry: the first load has them. */
export const signInMessages = createEntryMessages<SignInId>(en, () => import('./signin.messages.es.json'));
