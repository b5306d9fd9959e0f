import * as z from 'zod/mini';

/** The shortest password (ASVS 5.0 6.2.1 asks for 8). */
export const PASSWORD_MIN = 12;
/** The longest: hashing is slow on purpose, and a book is no password. */
export const PASSWORD_MAX = 1000;

/** A password as it is chosen: never trimmed, never cut, any character (ASVS 5.0 6.2.5, 6.2.8). */
export const newPassword = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));
