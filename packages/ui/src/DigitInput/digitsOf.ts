import { latinDigits } from '../cleaned/latinDigits.ts';

/** Keeps the digits of what was typed or pasted, e.g. "123456" of "123 456". */
export const digitsOf = (text: string) => latinDigits(text).replaceAll(/\D/g, '');
