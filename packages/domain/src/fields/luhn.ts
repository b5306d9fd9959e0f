/** The Luhn check digit (0 to 9) of a text of digits (3GPP TS 23.003, annex B). */
export function luhnDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is an IMEI: 15 digits whose last is the Luhn digit of the others. */
export const isImei = (text: string): boolean =>
  /^\d{15}$/.test(text) && luhnDigit(text.slice(0, 14)) === Number(text[14]);
