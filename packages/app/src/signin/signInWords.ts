import en from './signin.messages.en.json';
import { roomOf, type Words } from './words.ts';

export type SignInId = keyof typeof en;
export type SignInWords = Words<SignInId>;

/** The words of the sign-in and of the frame round every page of the entry: the first load has them. */
export const signInRoom = roomOf<SignInId>(en, () => import('./signin.messages.es.json'));
