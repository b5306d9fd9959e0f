import en from './signin.messages.en.json';
import { createEntryMessages, type EntryTexts } from './texts.ts';

export type SignInId = keyof typeof en;
export type SignInMessages = EntryTexts<SignInId>;

/** Messages of the sign-in page and of the frame around all sign-in pages; they are part of the first load. */
export const signInMessages = createEntryMessages<SignInId>(en, () => import('./signin.messages.es.json'));
