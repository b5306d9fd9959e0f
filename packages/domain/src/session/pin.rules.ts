import * as z from 'zod/mini';

/** An access PIN: four digits (spec §5). */
export const accessPin = z.string().check(z.regex(/^\d{4}$/));

/** Whether a PIN is easy to guess: one digit four times, or 1234. */
export const isSimplePin = (pin: string): boolean => /^(\d)\1{3}$/.test(pin) || pin === '1234';
