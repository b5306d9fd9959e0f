import { latinDigits } from '../cleaned/latinDigits.ts';

/** Returns the digits of typed or pasted text, e.g. "123456" of "123 456". */
export const digitsOf = (text: string) => latinDigits(text).replaceAll(/\D/g, '');
