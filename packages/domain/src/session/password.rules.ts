import * as z from 'zod/mini';

/** Minimum password length (ASVS 5.0 6.2.1 requires 8). */
export const PASSWORD_MIN = 12;
/** Maximum password length, since hashing is intentionally slow. */
export const PASSWORD_MAX = 1000;

/** A new password: never trimmed or cut, any characters (ASVS 5.0 6.2.5, 6.2.8). */
export const newPassword = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX));
